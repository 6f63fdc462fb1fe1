// The secrets of this installation, made at the first start.
// @ts-check
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './project.mjs';

/** @typedef {{ authSecret: string, setupToken: string }} Secrets */

/**
 * `authSecret` signs what browsers bring back; `setupToken` lets its holder make the first account.
 * @param {string} [folder]
 * @returns {Secrets}
 */
export function readSecrets(folder = DATA) {
  const file = join(folder, 'secrets.json');
  mkdirSync(folder, { recursive: true });
  const secret = () => randomBytes(24).toString('base64url');
  const fresh = JSON.stringify({ authSecret: secret(), setupToken: secret() }, null, 2);
  try {
    // Fails when the file is there, also when another start has just made it.
    writeFileSync(file, `${fresh}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, 0o600);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
