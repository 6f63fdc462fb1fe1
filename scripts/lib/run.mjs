// Runs another program to its end, quietly; what it said is shown when it fails.
// @ts-check
import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** A program ended with something else than 0; the message is what it said. */
export class Failed extends Error {
  name = 'Failed';
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, minutes?: number, shell?: boolean }} [options]
 * @returns {Promise<string>} everything it said
 * @throws {Failed}
 */
export function run(program, args, { env = {}, minutes = 15, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that nothing it started is left over when it is ended.
      detached: process.platform !== 'win32',
      shell,
    });
    running.add(child);
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    child.stderr.on('data', (data) => {
      said += data;
    });
    const timer = setTimeout(() => {
      said += `\nNot finished after ${minutes} minutes: ended.\n`;
      end(child);
    }, minutes * 60_000);
    child.on('error', (error) => {
      said += error.message;
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      if (code === 0) resolve(said);
      else reject(new Failed(said.trim() || `${program} ended with ${code}.`));
    });
  });
}

/** Ends whatever still runs, for when we are told to stop. */
export function endAll() {
  for (const child of running) end(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  const { pid } = child;
  if (pid === undefined) return;
  const group = process.platform === 'win32' ? pid : -pid;
  for (const [signal, after] of /** @type {const} */ ([
    ['SIGTERM', 0],
    ['SIGKILL', 5000],
  ])) {
    setTimeout(() => {
      try {
        process.kill(group, signal);
      } catch {
        // It has ended by itself.
      }
    }, after).unref();
  }
}
