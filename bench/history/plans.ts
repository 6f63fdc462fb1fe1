// Which tables of many rows a query would read from end to end: asked of the planner, with the query's own values.
import type { Sql } from '@/db/client';

/** Below this, reading a table whole is what a planner should do. */
const MANY_ROWS = 10_000;

interface Asked {
  readonly query: string;
  readonly values: readonly unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Everything that is asked of the database while the work runs. */
export async function askedIn(sql: Sql, work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  sql.options.debug = (_connection, query, values) => {
    if (/^\s*(select|with)\b/i.test(query)) asked.push({ query, values });
  };
  try {
    await work();
  } finally {
    sql.options.debug = false;
  }
  return asked;
}

/** @returns the tables, each with the beginning of the query */
export async function wholeReads(sql: Sql, asked: readonly Asked[]): Promise<string[]> {
  const large = await largeTables(sql);
  const found: string[] = [];
  for (const { query, values } of asked) {
    const rows = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `explain (format json) ${query}`,
      [...values] as never[],
    );
    for (const table of rows.flatMap((row) => seqScans(row['QUERY PLAN'][0].Plan))) {
      if (large.has(table)) found.push(`${table}: ${query.replace(/\s+/g, ' ').slice(0, 160)}`);
    }
  }
  return found;
}

async function largeTables(sql: Sql): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and reltuples > ${MANY_ROWS}`;
  return new Set(rows.map(({ name }) => name));
}

function seqScans(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(seqScans)];
}
