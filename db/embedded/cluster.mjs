// The data directory of the embedded server: made whole or not at all, and checked before use.
// @ts-check
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../refused.mjs';
import { command, runAs } from './binaries.mjs';
import { exists } from './postmaster.mjs';

export const USER = 'lanturlu';
const PASSWORD_FILE = 'lanturlu.password';

/**
 * Makes `home/cluster` unless it is there. It is built under another name and moved into place, so
 * that an interrupted start leaves nothing half made, and of two processes starting at once one wins.
 * @param {string} home
 * @param {import('./binaries.mjs').Binaries} binaries
 * @param {boolean} fsync
 * @returns {string} the data directory
 */
export function ensureCluster(home, binaries, fsync) {
  const cluster = join(home, 'cluster');
  mkdirSync(home, { recursive: true });
  if (!existsSync(cluster)) {
    sweep(home);
    const fresh = join(home, `new-${process.pid}`);
    create(fresh, binaries, fsync);
    try {
      renameSync(fresh, cluster);
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(cluster)) throw error;
    }
  }
  refuseOtherVersion(cluster, binaries.major);
  return cluster;
}

/**
 * @param {string} fresh
 * @param {import('./binaries.mjs').Binaries} binaries
 * @param {boolean} fsync
 */
function create(fresh, binaries, fsync) {
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${fresh}.password`;
  const as = runAs(undefined);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(fresh, { mode: 0o700 });
  if (as.uid !== undefined && as.gid !== undefined) {
    chownSync(passwordFile, as.uid, as.gid);
    chownSync(fresh, as.uid, as.gid);
  }
  // C.UTF-8 of Postgres itself: an index never depends on the libraries of the machine.
  const args = ['-D', fresh, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  args.push(
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  );
  args.push('--no-instructions', ...(fsync ? [] : ['--no-sync']));
  const [file, argv, user] = command(as, binaries.program('initdb'), args);
  const made = spawnSync(file, argv, { ...user, cwd: '/', encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const said = (made.stderr || made.error?.message || '').trim().split('\n').slice(-3).join(' ');
    throw new Refused(
      `The built-in PostgreSQL could not make its data directory (${said}): mend that, or set DATABASE_URL to another PostgreSQL.`,
    );
  }
  writeFileSync(join(fresh, PASSWORD_FILE), password, { mode: 0o600 });
}

/** @param {string} cluster */
export function passwordOf(cluster) {
  return readFileSync(join(cluster, PASSWORD_FILE), 'utf8').trim();
}

/** @param {string} cluster */
export function ownerOf(cluster) {
  const { uid, gid } = statSync(cluster);
  return { uid, gid };
}

/**
 * @param {string} cluster
 * @param {number} ours
 */
function refuseOtherVersion(cluster, ours) {
  const theirs = Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  if (theirs === ours) return;
  throw new Refused(
    theirs > ours
      ? `The data in ${cluster} was written by PostgreSQL ${theirs}, newer than the ${ours} of this Lanturlu: start the newer Lanturlu it came from.`
      : `The data in ${cluster} was written by PostgreSQL ${theirs}, older than the ${ours} of this Lanturlu: make a backup with the older Lanturlu and restore it here.`,
  );
}

/**
 * Removes what starts that were killed have left.
 * @param {string} home
 */
function sweep(home) {
  for (const name of readdirSync(home)) {
    const pid = Number(/^new-(\d+)/.exec(name)?.[1]);
    if (pid && !exists(pid)) rmSync(join(home, name), { recursive: true, force: true });
  }
}
