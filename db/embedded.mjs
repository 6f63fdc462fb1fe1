// Runs the real PostgreSQL that npm brings, beside the program that needs it.
// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { command, findBinaries, runAs } from './embedded/binaries.mjs';
import { ensureCluster, ownerOf, passwordOf, USER } from './embedded/cluster.mjs';
import { disownPidFile, exists, readPostmaster, serves } from './embedded/postmaster.mjs';
import { freePort } from './free-port.mjs';
import { Refused } from './refused.mjs';

const PATIENCE = 30_000;

/**
 * @typedef {object} Options
 * @property {string} dir everything of the server stands below it
 * @property {boolean} [fsync] false only for data that may be lost: tests
 * @property {number} [port] default: the running server's, else a free one
 *
 * @typedef {object} Postgres
 * @property {string} url for the driver, with the password
 * @property {number} pid
 * @property {number} port
 * @property {boolean} adopted it ran already
 * @property {() => Promise<void>} stop ends the server, unless another process uses it too
 */

/**
 * Starts the server of a directory, or adopts the one that runs. It listens on 127.0.0.1 alone, asks
 * for a password, and is a process group of its own: it outlives the program that started it.
 * @param {Options} options
 * @returns {Promise<Postgres>}
 * @throws {Refused} when it cannot run here, with what to do about it
 */
export async function startPostgres({ dir, fsync = true, port: wanted }) {
  const home = resolve(dir);
  const binaries = findBinaries();
  const cluster = ensureCluster(home, binaries, fsync);
  const release = hold(home);
  const deadline = Date.now() + PATIENCE;
  let adopted = true;
  for (;;) {
    const running = readPostmaster(cluster);
    if (running?.ready && (await answers(running.port))) {
      const { pid, port } = running;
      const url = `postgres://${USER}:${passwordOf(cluster)}@127.0.0.1:${port}/postgres`;
      const stop = async () => {
        if (release()) await end(pid, cluster, binaries);
      };
      return { url, pid, port, adopted, stop };
    }
    if (Date.now() > deadline) throw new Refused(`PostgreSQL does not start: see ${home}/log.`);
    if (running) {
      await sleep(30);
      continue;
    }
    // After a kill the old server's last processes hold on for a second: then try again.
    const failure = await launch(home, cluster, binaries, fsync, wanted ?? (await freePort()));
    adopted = failure !== undefined;
    if (failure && !/lock file|shared memory block/.test(failure)) {
      release();
      throw new Refused(`PostgreSQL does not start (${failure}): see ${home}/log.`);
    }
    if (failure) await sleep(100);
  }
}

/**
 * Starts the server again, on its old port, whenever it dies; the object is kept up to date.
 * @param {Postgres} server
 * @param {Options} options
 * @param {(sentence: string) => void} say
 * @returns {() => void} ends the watch; to be called before `stop`
 */
export function supervise(server, options, say) {
  const cluster = join(resolve(options.dir), 'cluster');
  let busy = false;
  let watching = true;
  const timer = setInterval(async () => {
    if (busy || serves(server.pid, cluster)) return;
    busy = true;
    try {
      const again = await startPostgres({ ...options, port: server.port });
      Object.assign(server, again);
      if (!watching) await again.stop();
      else say('PostgreSQL had died and runs again.');
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
    busy = false;
  }, 250);
  return () => {
    watching = false;
    clearInterval(timer);
  };
}

/**
 * @param {string} home
 * @param {string} cluster
 * @param {import('./embedded/binaries.mjs').Binaries} binaries
 * @param {boolean} fsync
 * @param {number} port
 * @returns {Promise<string | undefined>} what it said when it ended instead of getting ready
 */
async function launch(home, cluster, binaries, fsync, port) {
  disownPidFile(cluster);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
  settings.push(fsync ? 'max_connections=100' : 'max_connections=300');
  // Its own figure is of disks with a moving head; here it would rather read a table whole than use an index.
  settings.push('random_page_cost=1.1');
  if (!fsync) {
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
    settings.push('max_wal_size=256MB');
  }
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  const [file, argv, user] = command(runAs(ownerOf(cluster)), binaries.program('postgres'), args);
  const logFile = join(home, 'log');
  const from = sizeOf(logFile);
  const log = openSync(logFile, from > 1_000_000 ? 'w' : 'a', 0o600);
  const child = spawn(file, argv, {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let failed = '';
  child.on('error', (error) => {
    failed = error.message;
  });
  while (!failed && child.exitCode === null && child.signalCode === null) {
    const running = readPostmaster(cluster);
    if (running?.ready && running.pid === child.pid) return undefined;
    await sleep(15);
  }
  const said = readFileSync(logFile, 'utf8').slice(from > 1_000_000 ? 0 : from);
  return (
    failed || /FATAL: +(.*)/.exec(said)?.[1] || said.trim().split('\n').at(-1) || 'no reason given'
  );
}

/**
 * Marks this process as a user of the server.
 * @param {string} home
 * @returns {() => boolean} takes the mark away; true when nobody else uses the server
 */
function hold(home) {
  const marks = join(home, 'in-use-by');
  mkdirSync(marks, { recursive: true });
  writeFileSync(join(marks, String(process.pid)), '');
  return () => {
    rmSync(join(marks, String(process.pid)), { force: true });
    return !readdirSync(marks).some((pid) => exists(Number(pid)));
  };
}

/**
 * @param {number} pid
 * @param {string} cluster
 * @param {import('./embedded/binaries.mjs').Binaries} binaries
 */
async function end(pid, cluster, binaries) {
  if (process.platform === 'win32') {
    spawnSync(binaries.program('pg_ctl'), ['stop', '-D', cluster, '-m', 'fast']);
    return;
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT'])) {
    if (!serves(pid, cluster)) return;
    process.kill(pid, signal);
    // A process that is ending has let go of its folder a moment before it is gone.
    for (let waited = 0; waited < 15_000 && exists(pid); waited += 15) await sleep(15);
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** @param {string} file */
function sizeOf(file) {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
