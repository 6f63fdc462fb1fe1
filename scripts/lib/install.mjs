// The packages of package-lock.json, installed when they are not there yet or others are.
// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { run } from './run.mjs';

/**
 * npm writes down what it has installed as its last act, so an installation that was interrupted, or
 * made for another lock file, is seen. Packages for other systems are rightly missing.
 */
export function isInstalled() {
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  const found = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return [...wanted].every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const there = found.get(path);
    return there ? there.version === version && there.integrity === integrity : optional === true;
  });
}

/** Tests and build tools belong to it, whatever NODE_ENV says. */
export async function install() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  if (npm) await run(process.execPath, [npm, ...args]);
  else await run('npm', args, { shell: process.platform === 'win32' });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package
 * @param {string} file
 * @returns {Map<string, Package> | undefined}
 */
function packagesOf(file) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages));
  } catch {
    return undefined;
  }
}
