// What a data directory's postmaster.pid says, and whether it is true.
// @ts-check
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ pid: number, port: number, ready: boolean }} Postmaster */

/**
 * The server this directory belongs to now, or undefined.
 * @param {string} cluster
 * @returns {Postmaster | undefined}
 */
export function readPostmaster(cluster) {
  const lines = readPidFile(cluster);
  const pid = Number(lines[0]);
  if (!pid || !serves(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Whether this process is the server of this directory. The number alone proves nothing: it may be a
 * zombie, or belong to another program since the machine or container was restarted.
 * @param {number} pid
 * @param {string} cluster
 */
export function serves(pid, cluster) {
  if (!exists(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    return code(error) === 'EACCES';
  }
}

/**
 * PostgreSQL believes any living process number in the file and would never start again. A number
 * that no process can have lets it go on to its own check of the shared memory, which holds as long
 * as a process of the dead server works on these files; deleting the file would skip that check.
 * @param {string} cluster
 */
export function disownPidFile(cluster) {
  const [pid, ...rest] = readPidFile(cluster);
  if (!Number(pid) || serves(Number(pid), cluster)) return;
  writeFileSync(join(cluster, 'postmaster.pid'), ['999999999', ...rest].join('\n'));
}

/**
 * Whether a process with this number lives (a zombie does not).
 * @param {number} pid
 */
export function exists(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (code(error) !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} cluster */
function readPidFile(cluster) {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** @param {unknown} error */
function code(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
