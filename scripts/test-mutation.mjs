// `npm run test:mutation [GROUP…]`: changes the engine in a thousand small ways; its tests have to notice nine in ten.
// @ts-check
import { spawn } from 'node:child_process';
import { install, isInstalled } from './lib/install.mjs';
import { ROOT, tool } from './lib/project.mjs';

/** @param {string} folder @param {string} names @returns {string[]} */
const files = (folder, names) => names.split(' ').map((name) => `${folder}/${name}.ts`);

/**
 * Each group is tried by its own tests alone: another file's test that happens to notice is no reason
 * to leave a gap, and loading every test for every mutant takes hours.
 * @type {Readonly<Record<string, { mutate: string[], tests: string[] }>>}
 */
const GROUPS = {
  settle: {
    mutate: ['engine/money/settle.ts', 'engine/money/treasurer.ts'],
    tests: ['engine/money/settle.test.ts', 'engine/money/treasurer.test.ts'],
  },
  money: {
    mutate: files('engine/money', 'amount currency night rounding'),
    tests: [
      'engine/money/amount.test.ts',
      'engine/money/night.test.ts',
      'engine/money/rounding.test.ts',
    ],
  },
  loo: {
    mutate: [
      ...files('engine/loo', 'money flush seats'),
      'engine/match/penalty.ts',
      'engine/money/posting.ts',
    ],
    tests: [
      'engine/loo/ledger.test.ts',
      'engine/loo/money.test.ts',
      'engine/loo/problems.test.ts',
      'engine/loo/properties.test.ts',
      'engine/cases/cases.test.ts',
    ],
  },
  referee: {
    mutate: [
      'engine/loo/refereed.ts',
      'engine/loo/referee/*.ts',
      '!engine/loo/referee/*.test.ts',
      '!engine/loo/referee/testing.ts',
    ],
    tests: [
      'engine/loo/referee/allowed.test.ts',
      'engine/loo/referee/faults.test.ts',
      'engine/loo/referee/law.test.ts',
      'engine/loo/referee/play.test.ts',
      'engine/loo/referee/referee.test.ts',
      'engine/loo/referee/told.test.ts',
      'engine/cases/cases.test.ts',
    ],
  },
  rummy: {
    mutate: files('engine/rummy', 'elimination reenganche race pot round seats state'),
    tests: [
      'engine/rummy/ledger.test.ts',
      'engine/rummy/elimination.test.ts',
      'engine/rummy/loba-de-menos.test.ts',
      'engine/rummy/loba-de-mas.test.ts',
      'engine/rummy/chinchon.test.ts',
      'engine/rummy/cases.test.ts',
      'engine/rummy/nights.test.ts',
    ],
  },
};

/** @param {string} name @returns {Promise<number>} the exit code: not 0 where too many survive */
function mutate(name) {
  const group = GROUPS[name];
  if (!group)
    throw new Error(`There is no group ${name}; there are ${Object.keys(GROUPS).join(', ')}.`);
  console.log(`\n${name}`);
  const args = ['run', '--mutate', group.mutate.join(',')];
  const child = spawn(process.execPath, [tool('@stryker-mutator/core/bin/stryker.js'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: group.tests.join(' ') },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

if (!isInstalled()) await install();
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(GROUPS)) {
  if ((await mutate(name)) !== 0) process.exitCode = 1;
}
