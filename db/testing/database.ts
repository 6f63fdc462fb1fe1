// A database of its own for a test, copied from the migrated one in a few milliseconds.
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject, onTestFinished } from 'vitest';
import { connect } from '@/db/client';
import { inDatabase, TEMPLATE } from './postgres';

export type TestDatabase = ReturnType<typeof connect> & { url: string };

/** To be called in a test or its `beforeEach`; the database is dropped when the test is over. */
export async function testDatabase(): Promise<TestDatabase> {
  const { drop, ...database } = await createDatabase();
  onTestFinished(drop);
  return database;
}

/**
 * For tests that share one: `beforeAll(async () => { …; return database.drop })`.
 * @param server the address of the throw-away server, when not running in Vitest
 */
export async function createDatabase(
  server = inject('postgresUrl'),
): Promise<TestDatabase & { drop(): Promise<void> }> {
  const name = `night_${randomBytes(8).toString('hex')}`;
  await admin(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = inDatabase(server, name);
  const { sql, db } = connect(url, 5);
  return {
    sql,
    db,
    url,
    async drop() {
      await sql.end({ timeout: 1 });
      await admin(server, `drop database ${name} with (force)`);
    },
  };
}

async function admin(server: string, statement: string) {
  const sql = postgres(server, { max: 1, onnotice() {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
