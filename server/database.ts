// The process's one pool of connections, shared by pages, procedures and the live feed.
import { connect, type Database, type Sql } from '@/db/client';
import { config } from './config';

/** A transaction reads like the database: a use case takes either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;
export type { Database, Sql };

// Pages and route handlers are bundled apart; what they share stands on globalThis.
const shared = globalThis as unknown as { lanturluPool?: ReturnType<typeof connect> };

/**
 * Reads everything as it was at one moment, so that what several queries find belongs together, also
 * while somebody writes.
 */
export function snapshot<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * Several use cases as one, which happens as a whole or not at all: the transaction of each is this one. Where
 * one of them throws, this one has to be given up.
 */
export function within(tx: Transaction): Database {
  const transaction = (work: (tx: Transaction) => Promise<unknown>) => work(tx);
  return Object.create(tx, { transaction: { value: transaction } }) as unknown as Database;
}

export function pool(): ReturnType<typeof connect> {
  shared.lanturluPool ??= connect(config().databaseUrl);
  return shared.lanturluPool;
}
