import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const REFUSED = [
  ['engine/loo/money.ts', '@/db/client'],
  ['engine/loo/money.ts', '@/server/config'],
  ['engine/loo/money.ts', 'node:fs'],
  ['engine/loo/money.ts', 'zod'],
  ['engine/loo/money.ts', 'react'],
  ['engine/loo/money.ts', '../money/amount'],
  ['engine/loo/money.test.ts', '@/db/client'],
  ['engine/loo/money.test.ts', '../money/amount'],
  ['engine/document/schema.ts', 'postgres'],
  ['engine/document/schema.ts', '@/server/config'],
  ['db/schema/clubs.ts', '@/server/config'],
  ['db/schema/clubs.ts', '@/app/page'],
  ['server/clubs/create.ts', '@/app/page'],
  ['server/clubs/create.ts', '../config'],
  ['app/page.tsx', '@/db/client'],
  ['app/page.tsx', 'drizzle-orm'],
  ['app/c/page.tsx', '../../server/config'],
  ['e2e/evening.test.ts', '../server/config'],
] as const;

const ALLOWED = [
  ['engine/loo/money.ts', '@/engine/money/amount'],
  ['engine/loo/money.ts', './game'],
  ['engine/money/amount.ts', 'fraction.js'],
  ['engine/document/schema.ts', 'zod'],
  ['engine/loo/money.test.ts', 'vitest'],
  ['db/schema/clubs.ts', '@/engine/money/amount'],
  ['server/clubs/create.ts', '@/db/client'],
  ['server/clubs/create.ts', 'drizzle-orm'],
  ['app/page.tsx', '@/server/config'],
  ['app/page.tsx', '@/engine/money/amount'],
] as const;

/** Which of these imports the lint refuses, with our biome.json in an empty project. */
function refusedOf(cases: readonly (readonly [file: string, imported: string])[]) {
  const root = mkdtempSync(join(tmpdir(), 'lanturlu-floors-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyFileSync('biome.json', join(root, 'biome.json'));
  const pathOf = (file: string, index: number) => join(dirname(file), `${index}-${basename(file)}`);
  for (const [index, [file, imported]] of cases.entries()) {
    const path = join(root, pathOf(file, index));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { thing } from '${imported}';\n\nexport const other = thing;\n`);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const args = [
    biome,
    'lint',
    '--vcs-enabled=false',
    '--reporter=github',
    '--max-diagnostics=none',
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const said = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
  return cases.filter(([file], index) => said.some((line) => line.includes(pathOf(file, index))));
}

test('no file imports from a floor above its own, or climbs out of its folder', () => {
  expect(refusedOf(REFUSED)).toEqual(REFUSED);
});

test('every file may import what its floor stands on', () => {
  expect(refusedOf(ALLOWED)).toEqual([]);
});
