// A pool of connections to the database, and the typed tables over it.
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from './schema';

/**
 * Connects at the first query, not before, and again within a second whenever the server comes back
 * (the driver's own waiting grows to twenty).
 */
export function connect(url: string, max = 10) {
  const sql = postgres(url, {
    max,
    backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 1),
    onnotice() {},
  });
  return { sql, db: drizzle(sql, { schema, casing: 'snake_case' }) };
}

export type Sql = ReturnType<typeof connect>['sql'];
export type Database = ReturnType<typeof connect>['db'];
