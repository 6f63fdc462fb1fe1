import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrateDatabase } from './migrate.mjs';
import { Refused } from './refused.mjs';
import { inDatabase } from './testing/postgres';

/** A migrations folder as drizzle-kit writes it. */
function folderOf(statements: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanturlu-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'meta'));
  const entries = statements.map((statement, idx) => {
    const tag = String(idx).padStart(4, '0');
    writeFileSync(join(folder, `${tag}.sql`), statement);
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true };
  });
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  return folder;
}

async function emptyDatabase(name: string): Promise<string> {
  const admin = postgres(inject('postgresUrl'), { max: 1, onnotice() {} });
  await admin.unsafe(`create database ${name}`);
  onTestFinished(async () => {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
  return inDatabase(inject('postgresUrl'), name);
}

const OLD = ['create table pots (units text)'];
const NEW = [...OLD, 'create table looed (player text)'];

test('processes that start at once migrate one after the other', async () => {
  const url = await emptyDatabase('migrate_together');
  const folder = folderOf(NEW);
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url, folder)));
  const sql = postgres(url, { max: 1 });
  onTestFinished(() => sql.end());
  expect(await sql`select * from pots, looed`).toEqual([]);
});

test('a database of a newer version is refused in one sentence, by every older one', async () => {
  const url = await emptyDatabase('migrate_newer');
  await migrateDatabase(url, folderOf(NEW));
  const refusal = await migrateDatabase(url, folderOf(OLD)).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal.message).toContain('newer Lanturlu');
});

test('a database that does not answer is named, without its password', async () => {
  const url = 'postgres://somebody:secret@127.0.0.1:1/none';
  const refusal = await migrateDatabase(url).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal.message).toContain('127.0.0.1:1');
  expect(refusal.message).not.toContain('secret');
});
