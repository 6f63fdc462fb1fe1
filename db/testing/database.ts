// A database of its own for a test, copied from the migrated one in a few milliseconds.
import { inject, onTestFinished } from 'vitest';
import { connect } from '@/db/client';
import { cloneDatabase } from './postgres';

export type TestDatabase = ReturnType<typeof connect> & { url: string };

/** To be called in a test or its `beforeEach`; the database is dropped when the test is over. */
export async function testDatabase(): Promise<TestDatabase> {
  const { drop, ...database } = await createDatabase();
  onTestFinished(drop);
  return database;
}

/** For tests that share one: `beforeAll(async () => { …; return database.drop })`. */
export async function createDatabase(): Promise<TestDatabase & { drop(): Promise<void> }> {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'));
  const { sql, db } = connect(url, 5);
  return {
    sql,
    db,
    url,
    async drop() {
      await sql.end({ timeout: 1 });
      await drop();
    },
  };
}
