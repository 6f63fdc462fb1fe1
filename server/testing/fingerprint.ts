// Whether anything in the database has changed: a sum over every row of every table.
import type { TestDatabase } from '@/db/testing/database';

/** Of every database of a run, which are all copies of one. */
let statement: Promise<string> | undefined;

export async function fingerprint({ sql }: TestDatabase): Promise<string> {
  statement ??= statementFor(sql);
  const rows = await sql.unsafe<{ line: string }[]>(await statement, [], { prepare: true });
  return rows
    .map((row) => row.line)
    .sort()
    .join('\n');
}

async function statementFor(sql: TestDatabase['sql']): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const parts = tables.map(
    ({ name }) =>
      `select '${name} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as line from "${name}" t`,
  );
  return parts.join(' union all ');
}
