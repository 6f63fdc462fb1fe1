import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { exists } from './embedded/postmaster.mjs';
import { startPostgres, supervise } from './embedded.mjs';
import { Refused } from './refused.mjs';

const HERE = import.meta.dirname;

function temporaryDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'lanturlu-launcher-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

let made: string;

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'lanturlu-launcher-'));
  await (await startPostgres({ dir: made, fsync: false })).stop();
  return () => rmSync(made, { recursive: true, force: true });
});

/** A directory whose server has run before: making one from nothing takes a second. */
function usedDirectory(): string {
  const dir = temporaryDirectory();
  cpSync(made, dir, { recursive: true });
  return dir;
}

async function ask(url: string, question: string) {
  const sql = postgres(url, { max: 1, onnotice() {} });
  try {
    return await sql.unsafe(question);
  } finally {
    await sql.end();
  }
}

async function until(what: () => boolean) {
  while (!what()) await new Promise((next) => setTimeout(next, 10));
}

test('a server is started, adopted, survives a kill with what was committed, and stops', async () => {
  const dir = temporaryDirectory();
  const first = await startPostgres({ dir });
  expect(first.adopted).toBe(false);
  await ask(first.url, 'create table nights as select 7 as pot');

  const second = await startPostgres({ dir });
  expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url });

  process.kill(first.pid, 'SIGKILL');
  await until(() => !exists(first.pid));
  const third = await startPostgres({ dir });
  expect(third.adopted).toBe(false);
  expect(await ask(third.url, 'select pot from nights')).toEqual([{ pot: 7 }]);

  await third.stop();
  expect(exists(third.pid)).toBe(false);
  expect(readFileSync(join(dir, 'log'), 'utf8')).toMatch(/database system is shut down\n$/);
});

test('a supervised server that dies comes back at the same address', async () => {
  const dir = usedDirectory();
  const server = await startPostgres({ dir, fsync: false });
  const { url, pid } = server;
  let unwatch = () => {};
  const back = new Promise<string>((said) => {
    unwatch = supervise(server, { dir, fsync: false }, said);
    onTestFinished(unwatch);
  });
  process.kill(pid, 'SIGKILL');
  expect(await back).toBe('PostgreSQL had died and runs again.');
  expect(server.pid).not.toBe(pid);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  // As long as it is watched it would be started again.
  unwatch();
  await server.stop();
});

test('processes that start at once on nothing share one server, and the last one out stops it', async () => {
  const dir = temporaryDirectory();
  const program = `
    const { startPostgres } = await import(${JSON.stringify(join(HERE, 'embedded.mjs'))});
    const server = await startPostgres({ dir: ${JSON.stringify(dir)}, fsync: false });
    console.log(server.pid);
    process.stdin.once('data', async () => { await server.stop(); process.exit(); });`;
  const starters = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const pids = await Promise.all(
    starters.map((one) => new Promise((said) => one.stdout.once('data', (data) => said(+data)))),
  );
  const pid = Number(pids[0]);
  expect(pids).toEqual([pid, pid, pid]);
  for (const [index, one] of starters.entries()) {
    expect(exists(pid)).toBe(true);
    const over = new Promise((done) => one.once('exit', done));
    one.stdin.write('stop\n');
    expect(await over, `starter ${index}`).toBe(0);
  }
  expect(exists(pid)).toBe(false);
});

test('a pid file whose number now belongs to another program does not keep the server down', async () => {
  const dir = usedDirectory();
  const first = await startPostgres({ dir, fsync: false });
  const pidFile = join(dir, 'cluster', 'postmaster.pid');
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  process.kill(first.pid, 'SIGKILL');
  await until(() => !exists(first.pid));
  writeFileSync(pidFile, [process.pid, ...rest].join('\n'));

  const second = await startPostgres({ dir, fsync: false });
  expect(second.adopted).toBe(false);
  await second.stop();
});

test('the server asks for a password, which only the owner can read', async () => {
  const dir = usedDirectory();
  const server = await startPostgres({ dir, fsync: false });
  const guess = new URL(server.url);
  guess.password = 'guess';
  await expect(ask(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dir, 'cluster', 'lanturlu.password')).mode & 0o777).toBe(0o600);
  await server.stop();
});

test('data of a newer PostgreSQL is refused in one sentence and left alone', async () => {
  const dir = usedDirectory();
  const version = join(dir, 'cluster', 'PG_VERSION');
  writeFileSync(version, '99\n');
  const refusal = await startPostgres({ dir }).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal.message).toMatch(/^The data in .* newer than .*\.$/);
  expect(readFileSync(version, 'utf8')).toBe('99\n');
});

test('a port that is taken is said, not waited for', async () => {
  const dir = usedDirectory();
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void other.close());
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const attempt = startPostgres({ dir, fsync: false, port: address.port });
  await expect(attempt).rejects.toThrow(/PostgreSQL does not start/);
});
