/**
 * Runs the engine's tests for Stryker within one process. Vitest would begin a new worker for every
 * mutant, which takes ten times as long as the tests; here each mutant gets the same tests, bundled once
 * and evaluated anew, so that nothing one mutant leaves behind is seen by the next.
 *
 * It knows what those tests use: `describe`, `test` and their `each`, without hooks, and Vitest's own `expect`.
 */
// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { format } from 'node:util';
import { Script } from 'node:vm';
import * as vitest from '@vitest/expect';
import { build } from 'esbuild';

/** @typedef {{ id: string, name: string, run: () => unknown }} Told */

/** @returns Vitest's `expect`, outside of Vitest */
function expectation() {
  const { chai } = vitest;
  chai.use(vitest.JestExtend);
  chai.use(vitest.JestChaiExpect);
  chai.use(vitest.JestAsymmetricMatchers);
  const plain = (/** @type {unknown} */ value, /** @type {string=} */ message) =>
    chai.expect(value, message);
  const matchers = Reflect.get(globalThis, vitest.ASYMMETRIC_MATCHERS_OBJECT);
  /** @type {vitest.ExpectStatic} */
  const expect = Object.assign(plain, chai.expect, matchers);
  Reflect.set(globalThis, vitest.GLOBAL_EXPECT, expect);
  vitest.setState({ assertionCalls: 0 }, expect);
  return expect;
}

const EXPECT = expectation();

/** What a file of tests calls, and what it has told. */
function collector() {
  /** @type {Told[]} */
  const tests = [];
  /** @type {string[]} */
  const path = [];
  const describe = (/** @type {string} */ name, /** @type {() => void} */ tell) => {
    path.push(name);
    tell();
    path.pop();
  };
  const test = (/** @type {string} */ name, /** @type {() => unknown} */ run) => {
    const full = [...path, name].join(' › ');
    tests.push({ id: `${tests.length} ${full}`, name: full, run });
  };
  /** @param {(name: string, run: () => void) => void} tell */
  const each = (tell) => (/** @type {readonly unknown[]} */ rows) => {
    return (/** @type {string} */ title, /** @type {(...row: unknown[]) => void} */ run) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row];
        const holes = title.match(/%[sdifjoO]/g)?.length ?? 0;
        tell(format(title, ...values.slice(0, holes)), () => run(...values));
      }
    };
  };
  const api = {
    describe: Object.assign(describe, { each: each(describe) }),
    test: Object.assign(test, { each: each(test) }),
    expect: EXPECT,
  };
  return { tests, api: { ...api, it: api.test } };
}

/** @param {readonly string[]} files @returns {Promise<Script>} a function of `require` and of Vitest's words */
async function bundled(files) {
  const entries = ['engine/testing/same-cases.ts', ...files];
  const { outputFiles } = await build({
    stdin: {
      contents: entries.map((file) => `import ${JSON.stringify(resolve(file))};`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [
      {
        name: 'import-meta-dirname',
        setup({ onLoad }) {
          onLoad({ filter: /\.test\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.dirname',
              JSON.stringify(dirname(path)),
            ),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return new Script(`(function (require, module, exports) {${outputFiles[0]?.text}\n})`);
}

/** @returns {import('@stryker-mutator/api/core').InstrumenterContext} */
function stateOfStryker() {
  const state = Reflect.get(globalThis, '__stryker__') ?? {};
  Reflect.set(globalThis, '__stryker__', state);
  return state;
}

class InProcessRunner {
  /** Where Stryker's code looks for the mutant that is active. */
  state = stateOfStryker();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.MUTANTS = '1';
    this.script = await bundled((process.env.MUTATION_TESTS ?? '').split(' '));
  }

  /** Evaluates all files of tests anew. */
  tell() {
    const { tests, api } = collector();
    const load = createRequire(resolve('package.json'));
    const module = { exports: {} };
    this.script?.runInThisContext()(
      (/** @type {string} */ name) => (name === 'vitest' ? api : load(name)),
      module,
      module.exports,
    );
    return tests;
  }

  async dryRun() {
    this.state.activeMutant = undefined;
    this.state.mutantCoverage = { static: {}, perTest: {} };
    const tests = [];
    for (const { id, name, run } of this.tell()) {
      this.state.currentTestId = id;
      const begun = performance.now();
      const failure = await failureOf(run);
      const told = { id, name, timeSpentMs: performance.now() - begun };
      tests.push(
        failure === null ? { ...told, status: 0 } : { ...told, status: 1, failureMessage: failure },
      );
    }
    this.state.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: this.state.mutantCoverage };
  }

  /** @param {{ activeMutant: { id: string }, testFilter?: string[], hitLimit?: number, mutantActivation: string }} asked */
  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const { state } = this;
    state.hitCount = hitLimit === undefined ? undefined : 0;
    state.hitLimit = hitLimit;
    state.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const wanted = testFilter && new Set(testFilter);
    let nrOfTests = 0;
    try {
      const tests = this.tell().filter(({ id }) => wanted?.has(id) ?? true);
      state.activeMutant = activeMutant.id;
      for (const { id, run } of tests) {
        nrOfTests++;
        const failureMessage = await failureOf(run);
        if ((state.hitCount ?? 0) > (hitLimit ?? Infinity))
          return { status: 'timeout', reason: 'hit limit' };
        if (failureMessage !== null)
          return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
      }
    } catch (error) {
      return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }
}

/** @param {() => unknown} run @returns {Promise<string | null>} */
async function failureOf(run) {
  try {
    await run();
    return null;
  } catch (error) {
    return String(error);
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner },
];
