// Many rows in one statement with one parameter: with one for each value, both sides take several times as long.
import { getTableColumns, SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type PgColumn, PgJsonb, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database';

/**
 * What no row says is the column's default; what only some of them say is null in the others.
 * @param rows values alone, no SQL
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const said = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => saidIn(row, key) !== undefined),
  );
  const names = said.map(([, column]) => nameOf(column));
  const values = rows.map((row) =>
    Object.fromEntries(
      said.map(([key, column], at) => [names[at], jsonOf(column, saidIn(row, key))]),
    ),
  );
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::text::json)`);
}

const saidIn = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

const nameOf = ({ name, keyAsName }: PgColumn) => (keyAsName ? toSnakeCase(name) : name);

function jsonOf(column: PgColumn, value: unknown): unknown {
  if (value instanceof SQL) throw new TypeError(`${column.name} is no value`);
  if (value === undefined || value === null) return null;
  return column instanceof PgJsonb ? value : column.mapToDriverValue(value);
}
