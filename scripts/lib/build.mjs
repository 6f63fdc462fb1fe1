// The built app, made again when a file it is made of has changed.
// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, NEXT, ROOT } from './project.mjs';
import { run } from './run.mjs';

const FOLDERS = ['app', 'server', 'db', 'engine', 'messages', 'public'];
const FILES =
  /^(proxy|instrumentation.*|next\.config|postcss\.config|tsconfig|package-lock)\.(ts|mjs|json)$/;
const NOT_BUILT = /(\.test\.tsx?|\.d\.json\.ts)$|^(testing|cases)$/;
const STAMP = join(ROOT, DIST, 'lanturlu-sources');

export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources();
}

export async function build() {
  const made = sources();
  rmSync(STAMP, { force: true });
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, [NEXT, 'build'], { env });
  writeFileSync(STAMP, made);
}

/** A hash over the names and contents of all files the build reads: the same sources make the same build. */
export function sources() {
  const hash = createHash('sha256');
  const top = readdirSync(ROOT).filter((name) => FILES.test(name));
  for (const file of [...top, ...FOLDERS.flatMap(filesBelow)].sort()) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_BUILT.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
