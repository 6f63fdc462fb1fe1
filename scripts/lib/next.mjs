// Starts the web server, knows when it answers, and ends it.
// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { NEXT, ROOT } from './project.mjs';

const PATIENCE = 90_000;
/** Live viewers keep connections open; the server closes them when told, and this is the limit. */
const GRACE = 8_000;

/**
 * @typedef {object} WebServer
 * @property {number} pid
 * @property {Promise<number>} exited its exit code
 * @property {() => Promise<void>} answers resolves when it does; rejects when it ended instead
 * @property {(signal?: 'SIGTERM' | 'SIGKILL') => Promise<number>} stop resolves with the exit code, 1 where a signal ended it
 */

/**
 * @param {{ dev?: boolean, folder?: string, host?: string, port: number, env: NodeJS.ProcessEnv, say: (line: string) => void }} options
 * @returns {WebServer}
 */
export function startNext({ dev = false, folder = ROOT, host = '0.0.0.0', port, env, say }) {
  const args = [NEXT, dev ? 'dev' : 'start', '-H', host, '-p', String(port)];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, NODE_ENV: dev ? 'development' : 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let up = false;
  let said = '';
  const listen = (/** @type {Buffer} */ data) => {
    if (up) say(String(data));
    else said += data;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  let gone = false;
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.on('exit', (code) => {
      gone = true;
      resolve(code ?? 1);
    });
  });

  return {
    pid: child.pid ?? 0,
    exited,
    async answers() {
      const deadline = Date.now() + PATIENCE;
      while (!gone && Date.now() < deadline) {
        if (await respond(port)) {
          up = true;
          return;
        }
        await sleep(50);
      }
      throw new Error(`The web server does not answer.\n${said}`);
    },
    async stop(signal = 'SIGTERM') {
      if (!gone) child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
      const code = await exited;
      clearTimeout(timer);
      return code;
    },
  };
}

/** @param {number} port */
async function respond(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}
