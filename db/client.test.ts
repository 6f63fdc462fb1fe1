// A server that is killed and comes back: what was asked meanwhile fails at once, and nothing stays broken.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Sql } from './client';
import { type Postgres, startPostgres } from './embedded.mjs';

const dir = mkdtempSync(join(tmpdir(), `lanturlu-test-${process.pid}-`));
let server: Postgres;
let port: number;
let sql: Sql;
/** Within a second, on a machine that has nothing else to do. */
const SOON = 5_000;
let uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

beforeAll(async () => {
  server = await startPostgres({ dir, fsync: false });
  port = server.port;
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  process.on('uncaughtException', note);
  uncaught = [];
  sql = connect(server.url, 3).sql;
  await sql`create table if not exists said (what text)`;
  await sql`truncate said`;
});
afterEach(async () => {
  process.off('uncaughtException', note);
  await sql.end({ timeout: 1 });
  expect(uncaught).toEqual([]);
});

const back = async () => {
  server = await startPostgres({ dir, fsync: false, port });
};
const said = async () => (await sql`select what from said order by 1`).map(({ what }) => what);

/** What a failure says to the program: never that a query hangs. */
async function codeOf(query: Promise<unknown>): Promise<string> {
  try {
    await query;
    return 'passes';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

test('while it is away every query fails within a second, and after that none does', async () => {
  await Promise.all(Array.from({ length: 6 }, () => sql`select 1`));
  process.kill(server.pid, 'SIGQUIT');
  await expect.poll(() => codeOf(sql`select 1`)).toBe('ECONNREFUSED');
  const start = performance.now();
  expect(await codeOf(sql`select 1`)).toBe('ECONNREFUSED');
  expect(performance.now() - start).toBeLessThan(SOON);
  await back();
  const returned = performance.now();
  await expect.poll(() => codeOf(sql`select 1`)).toBe('passes');
  expect(performance.now() - returned).toBeLessThan(SOON);
  const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(sql`select 1`)));
  expect(new Set(codes)).toEqual(new Set(['passes']));
});

test('a transaction that is cut off at a statement nobody has asked before fails too', async () => {
  const cut = codeOf(sql.begin((tx) => tx`select pg_sleep(${30}::int)`));
  const asleep = () => sql`select pid from pg_stat_activity where wait_event = 'PgSleep'`;
  await expect.poll(async () => (await asleep()).length).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`;
  expect(await cut).toBe('CONNECTION_CLOSED');
  expect(await codeOf(sql.begin((tx) => tx`select 1`))).toBe('passes');
});

test('a transaction that is cut off leaves nothing, and its later words reach nobody', async () => {
  let go = () => {};
  const cut = new Promise<void>((resolve) => {
    go = resolve;
  });
  let begun = () => {};
  const inIt = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const transaction = codeOf(
    sql.begin(async (tx) => {
      await tx`insert into said values ('before')`;
      begun();
      await cut;
      // Its connection is gone, and everybody else goes on with fresh ones.
      await tx`insert into said values ('after')`;
    }),
  );
  await inIt;
  const other = connect(server.url, 1).sql;
  await other`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`;
  await other.end();
  await expect.poll(() => codeOf(sql`insert into said values ('others')`)).toBe('passes');
  go();
  expect(await transaction).toBe('CONNECTION_CLOSED');
  expect(await said()).toEqual(['others']);
});

test('a transaction that waits for an answer when it is cut off fails, and the program lives', async () => {
  const transaction = codeOf(sql.begin((tx) => tx`select pg_sleep(60)`));
  const other = connect(server.url, 1).sql;
  const cut = async () =>
    (
      await other`
        select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%'
        and pid <> pg_backend_pid()`
    ).length;
  await expect.poll(cut).toBe(1);
  await other.end();
  expect(['CONNECTION_CLOSED', 'ECONNRESET', '57P01']).toContain(await transaction);
  const codes = await Promise.all(Array.from({ length: 9 }, () => codeOf(sql`select 1`)));
  expect(new Set(codes)).toEqual(new Set(['passes']));
});

test('who listens hears again within a second of the return', async () => {
  const heard: string[] = [];
  let listens = 0;
  await sql.listen(
    'news',
    (text) => heard.push(text),
    () => {
      listens += 1;
    },
  );
  process.kill(server.pid, 'SIGQUIT');
  await expect.poll(() => codeOf(sql`select 1`)).toBe('ECONNREFUSED');
  await back();
  const returned = performance.now();
  await expect.poll(() => listens).toBe(2);
  expect(performance.now() - returned).toBeLessThan(SOON);
  await expect.poll(() => codeOf(sql.notify('news', 'again'))).toBe('passes');
  await expect.poll(() => heard).toContain('again');
});
