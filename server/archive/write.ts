// Writes a club's archive: everything but secrets, as it was at one moment, while the club plays on.
import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Sql } from '@/db/client';
import { Refusal } from '@/server/refusal';
import { ARCHIVE_FORMAT, type ArchiveHead, rowLine } from './format';
import { clubColumn, KEPT, KEPT_TABLES, type KeptTable } from './tables';

/** Rows in memory at once. */
const CURSOR = 1_000;

/** Called as rows go by: of which table, and how many in all so far. */
export type Progress = (table: string, rows: number) => void;

/**
 * @param slug of the club
 * @param to gets the gzipped bytes, and is closed at the end
 * @returns how many rows were written
 * @throws Refusal `not-found` where there is no such club; nothing is written then
 */
export async function writeArchive(
  sql: Sql,
  slug: string,
  to: Writable,
  progress: Progress = () => {},
): Promise<number> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const [club] = await tx<ArchiveHead['club'][]>`
      select id, slug, name from clubs where slug = ${slug}`;
    if (!club) throw new Refusal('not-found');
    const [{ schema }] = (await tx`
      select count(*)::int as schema from drizzle.__drizzle_migrations`) as [{ schema: number }];
    const head = { format: ARCHIVE_FORMAT, schema, club, at: new Date().toISOString() };
    let rows = 0;

    async function* lines() {
      const sum = createHash('sha256');
      const line = (text: string) => {
        sum.update(`${text}\n`);
        return `${text}\n`;
      };
      yield line(JSON.stringify(head));
      for (const table of KEPT_TABLES) {
        for await (const batch of rowsOf(tx, table, head.club.id)) {
          rows += batch.length;
          progress(table, rows);
          yield batch.map((json) => line(rowLine(table, json))).join('');
        }
      }
      yield `${JSON.stringify({ rows, sha256: sum.digest('hex') })}\n`;
    }

    await pipeline(lines(), createGzip(), to);
    return rows;
  });
}

/** As text: a number of sixty digits would not survive being read. */
async function* rowsOf(
  tx: Pick<Sql, 'unsafe'>,
  table: KeptTable,
  clubId: string,
): AsyncGenerator<string[]> {
  const unlinked = KEPT[table].map((column) => `, '${column}', null`).join('');
  const query = `
    select (to_jsonb(t) || jsonb_build_object(${unlinked.slice(2)}))::text as json
    from "${table}" t where "${clubColumn(table)}" = $1 order by t.ctid`;
  for await (const batch of tx.unsafe<{ json: string }[]>(query, [clubId]).cursor(CURSOR)) {
    yield batch.map(({ json }) => json);
  }
}
