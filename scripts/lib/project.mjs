// Where the project and its data stand.
// @ts-check
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..', '..');
/** Everything a running Lanturlu keeps: the database and its secrets. */
export const DATA = resolve(ROOT, process.env.DATA_DIR ?? 'data');
/** What `next build` makes; next.config.mjs reads the same variable. */
export const DIST = process.env.LANTURLU_DIST ?? '.next';
export const POSTGRES = join(DATA, 'postgres');

/**
 * A program that a package brings, as the argument of `node`.
 * @param {string} path below node_modules
 */
export const tool = (path) => join(ROOT, 'node_modules', path);
export const NEXT = tool('next/dist/bin/next');
