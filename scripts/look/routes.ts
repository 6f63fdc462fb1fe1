// What the app can show, found in its folders, so that no page is forgotten.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@/scripts/lib/project.mjs';

/** The board is no page but a route handler; its two others answer with parts of it. */
const SHOWN = /(^|\/)(page\.tsx|not-found\.tsx)$|^board\/\[token\]\/route\.ts$/;

/** Paths of files below `app/`. */
export function routes(): string[] {
  return readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => SHOWN.test(path))
    .sort();
}
