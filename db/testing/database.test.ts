import { expect, test } from 'vitest';
import { createDatabase, testDatabase } from './database';

test('what one test writes, no other test sees', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  await one.sql`create table scratch (pot text)`;
  expect(await other.sql`select to_regclass('scratch') as found`).toEqual([{ found: null }]);
});

test('a database is gone when it is dropped', async () => {
  const { sql, drop } = await createDatabase();
  const [row] = await sql`select current_database() as name`;
  await drop();
  const { sql: later } = await testDatabase();
  expect(await later`select 1 from pg_database where datname = ${row?.name}`).toEqual([]);
});
