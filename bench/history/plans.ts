// How much of a table of many rows a question reads: asked of the database, which answers it and counts.
import type { Sql } from '@/db/client';

/** Below this, reading a table whole is what a planner should do. */
const MANY_ROWS = 10_000;
/** Who reads more of a table reads it whole, by whatever index. */
const MUCH = 1 / 4;

interface Asked {
  readonly query: string;
  readonly values: readonly unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
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

/** @returns the tables read from end to end, or as good as, each with the beginning of the question */
export async function wholeReads(sql: Sql, asked: readonly Asked[]): Promise<string[]> {
  const large = await largeTables(sql);
  const found: string[] = [];
  for (const { query, values } of asked) {
    const rows = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `explain (analyze, timing off, format json) ${query}`,
      [...values] as never[],
    );
    for (const read of rows.flatMap((row) => readsIn(row['QUERY PLAN'][0].Plan))) {
      const all = large.get(read.table);
      if (all === undefined || !(read.whole || read.rows > all * MUCH)) continue;
      const part = `${Math.round(read.rows)} of ${all} rows`;
      found.push(
        `${read.table} (${read.how}, ${part}): ${query.replace(/\s+/g, ' ').slice(0, 160)}`,
      );
    }
  }
  return found;
}

async function largeTables(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ name: string; rows: number }[]>`
    select relname as name, reltuples as rows from pg_class
    where relkind = 'r' and reltuples > ${MANY_ROWS}`;
  return new Map(rows.map(({ name, rows: all }) => [name, all]));
}

interface Read {
  readonly table: string;
  readonly how: string;
  readonly rows: number;
  readonly whole: boolean;
}

function readsIn(node: PlanNode): Read[] {
  const table = node['Relation Name'];
  const how = node['Node Type'];
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
  const rows = each * (node['Actual Loops'] ?? 1);
  const own = table === undefined ? [] : [{ table, how, rows, whole: how === 'Seq Scan' }];
  return [...own, ...(node.Plans ?? []).flatMap(readsIn)];
}
