// A pool of connections to the database, and the typed tables over it.
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from './schema';
import { type Line, PatientSocket } from './socket';

/** For what an old pool still has in hand when one of its connections has broken. */
const GRACE_S = 5;

/**
 * Connects at the first query, not before, and again within half a second whenever the server comes
 * back (the driver's own waiting grows to twenty). While it is away, queries fail at once.
 */
export function connect(url: string, max = 10) {
  const sql = lasting(() => pool(url, max));
  return { sql, db: drizzle(sql, { schema, casing: 'snake_case' }) };
}

export type Sql = ReturnType<typeof postgres>;
export type Database = ReturnType<typeof connect>['db'];

interface Pool {
  readonly sql: Sql;
  /** One of its connections has broken. */
  readonly broken: () => boolean;
}

function pool(url: string, max: number): Pool {
  let broken = false;
  const running = new Set<Promise<unknown>>();
  const sql = postgres(url, {
    max,
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 0.5),
    onnotice() {},
    // The driver asks for the types of arrays when a line opens, and nobody can catch what that fails with.
    // Drizzle writes and reads arrays itself.
    fetch_types: false,
    // Not among the driver's types.
    ...{
      socket: (line: Line) =>
        PatientSocket.open(line, {
          transactionsOver: () => Promise.allSettled([...running]),
          broke() {
            broken = true;
          },
        }),
    },
  });
  const begin = sql.begin.bind(sql) as (...args: unknown[]) => Promise<unknown>;
  sql.begin = ((...args: unknown[]) => {
    const transaction = begin(...args);
    running.add(transaction);
    const over = () => void running.delete(transaction);
    transaction.then(over, over);
    return transaction;
  }) as Sql['begin'];
  return { sql, broken: () => broken };
}

/**
 * A connection that breaks leaves its pool with half-finished state: the error of the old connection
 * fails a query of the next one, and a connection may never open again. So another pool takes over
 * from that moment. Listening has one of its own, which is never in a transaction.
 */
function lasting(make: () => Pool): Sql {
  let current = make();
  const listening = make();
  function now(): Sql {
    if (current.broken()) {
      const old = current.sql;
      current = make();
      // Types as they are read and written were set on the first one.
      Object.assign(current.sql.options.parsers, old.options.parsers);
      Object.assign(current.sql.options.serializers, old.options.serializers);
      void old.end({ timeout: GRACE_S });
    }
    return current.sql;
  }
  return new Proxy(current.sql, {
    apply: (_first, _this, args: Parameters<Sql>) => now()(...args),
    get(_first, name: keyof Sql) {
      if (name === 'listen') return listening.sql.listen;
      if (name === 'end') {
        return (options?: { timeout?: number }) =>
          Promise.all([current.sql.end(options), listening.sql.end(options)]);
      }
      return now()[name];
    },
  });
}
