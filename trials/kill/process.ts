// Starts the server's process, kills it without a word, and starts it again at the same address.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'esbuild';
import { freePort } from '@/db/free-port.mjs';
import { startNext } from '@/scripts/lib/next.mjs';
import { ROOT } from '@/scripts/lib/project.mjs';

export interface Killable {
  readonly origin: string;
  /** What it wrote down that nobody expected. */
  unexpected(): string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

/** The built app as `npm start` runs it, pages and all; it has to have been built. */
export async function killableBuild(env: Env): Promise<Killable> {
  const port = await freePort('127.0.0.1');
  let said = '';
  const say = (line: string) => {
    said += line;
  };
  const open = async () => {
    const whole = { ...process.env, ...env };
    const web = startNext({ host: '127.0.0.1', port, env: whole, say });
    await web.answers();
    return web;
  };
  let web = await open();
  return {
    origin: `http://127.0.0.1:${port}`,
    unexpected: () => said,
    async start() {
      web = await open();
    },
    async kill() {
      await web.stop('SIGKILL');
    },
  };
}

/** Beside the packages, which it loads from there. */
const bundle = () => join(ROOT, `node_modules/.cache/lanturlu/kill-${process.pid}.mjs`);

/** The API alone, bundled on the spot. */
export async function killableApi(env: Env): Promise<Killable> {
  await build({
    entryPoints: [join(ROOT, 'trials/kill/app.ts')],
    absWorkingDir: ROOT,
    outfile: bundle(),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
  const port = await freePort('127.0.0.1');
  let child: ChildProcess;
  let said = '';
  async function start() {
    child = spawn(process.execPath, [bundle()], {
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr?.on('data', (data) => {
      said += data;
    });
    if (child.stdout === null) throw new Error('it says nothing');
    const up = once(child.stdout, 'data');
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the app does not start: ${said}`);
    });
    await Promise.race([up, ended]);
    ended.catch(() => {});
  }
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    unexpected: () => said,
    start,
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
