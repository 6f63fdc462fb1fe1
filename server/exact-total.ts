// The exact sum of an amount over the rows of a group.
import { type SQLWrapper, sql } from 'drizzle-orm';
import { amount, sum } from '@/engine/money/amount';

/** Added up here: in the database, which would take each amount apart for each step, it takes far longer. */
export function exactTotal(column: SQLWrapper) {
  return sql`string_agg(${column}, ' ')`.mapWith((nets: string) =>
    sum(nets.split(' ').map(amount)),
  );
}
