// Makes a club out of its archive: all of it, or nothing. Nobody belongs to it until its owner claims it.
import type { Sql } from '@/db/client';
import { pathOf } from '@/server/members/invite';
import { ArchiveFault } from './fault';
import { checkArchive, type OpenArchive, rowsIn } from './read';
import type { Progress } from './write';

/** Rows in one statement. */
const BATCH = 500;
const CLAIM_DAYS = 30;

export interface Restored {
  readonly name: string;
  readonly slug: string;
  readonly rows: number;
  /** Whoever opens it first owns the club. */
  readonly claimPath: string;
}

/** @throws ArchiveFault */
export async function restoreArchive(
  sql: Sql,
  open: OpenArchive,
  progress: Progress = () => {},
): Promise<Restored> {
  const [{ schema }] = (await sql`
    select count(*)::int as schema from drizzle.__drizzle_migrations`) as [{ schema: number }];
  const { head, rows } = await checkArchive(open, schema);
  const { id: clubId, slug, name } = head.club;
  return sql.begin(async (tx) => {
    const there = await tx`select 1 from clubs where id = ${clubId} or slug = ${slug}`;
    if (there.length > 0) throw new ArchiveFault('club-exists');

    let table: string | null = null;
    let batch: string[] = [];
    let written = 0;
    const write = async () => {
      if (table === null || batch.length === 0) return;
      await insert(tx, table, batch);
      written += batch.length;
      progress(table, written);
      batch = [];
    };
    for await (const row of rowsIn(open)) {
      if (row.table !== table || batch.length === BATCH) await write();
      table = row.table;
      batch.push(row.json);
    }
    await write();

    const [invitation] = await tx<{ id: string }[]>`
      insert into invitations (club_id, role, many, expires_at)
      values (${clubId}, 'owner', false, now() + make_interval(days => ${CLAIM_DAYS}))
      returning id`;
    return { name, slug, rows, claimPath: pathOf(invitation?.id ?? '') };
  });
}

/**
 * Only the columns that the archive knows: a later version's new ones get their defaults. The rows
 * are the database's own JSON, so every value comes back as it was.
 */
async function insert(
  tx: Pick<Sql, 'unsafe'>,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const known = await tx.unsafe<{ name: string }[]>(
    `select key as name from jsonb_object_keys($1::text::jsonb) as key
     join information_schema.columns on column_name = key
     where table_schema = 'public' and table_name = $2`,
    [rows[0] ?? '{}', table],
  );
  const columns = known.map(({ name }) => `"${name}"`).join(', ');
  await tx.unsafe(
    `insert into "${table}" (${columns})
     select ${columns} from jsonb_populate_recordset(null::"${table}", $1::text::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}
