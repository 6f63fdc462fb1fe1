// Whether anything in the database has changed: a sum over every row of every table.
import type { TestDatabase } from '@/db/testing/database';

export async function fingerprint({ sql }: TestDatabase): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const parts = tables.map(
    ({ name }) =>
      `select '${name} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as line from "${name}" t`,
  );
  const rows = await sql.unsafe<{ line: string }[]>(parts.join(' union all '));
  return rows
    .map((row) => row.line)
    .sort()
    .join('\n');
}
