// Makes a club out of its archive: all of it, or nothing. Nobody belongs to it until its owner claims it.
import type { Sql } from '@/db/client';
import { pathOf } from '@/server/members/invite';
import { RATINGS_CHANNEL } from '@/server/ratings/outdate';
import { ArchiveFault } from './fault';
import { checkArchive, type OpenArchive, rowsIn } from './read';
import type { Progress } from './write';

/** New columns that no default can fill, from tables that are written before; `row` is the archive's. */
const FOUND_ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session_players: {
    date: '(select date from sessions s where s.club_id = row.club_id and s.id = row.session_id)',
  },
  results: {
    game: '(select game from matches m where m.club_id = row.club_id and m.id = row.match_id)',
  },
};

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
    if (head.schema < schema) await noteUnrated(tx, clubId);

    const [invitation] = await tx<{ id: string }[]>`
      insert into invitations (club_id, role, many, expires_at)
      values (${clubId}, 'owner', false, now() + make_interval(days => ${CLAIM_DAYS}))
      returning id`;
    return { name, slug, rows, claimPath: pathOf(invitation?.id ?? '') };
  });
}

/** An older version rated nobody: the server does it, soon after. */
async function noteUnrated(tx: Pick<Sql, 'unsafe'>, clubId: string): Promise<void> {
  await tx.unsafe(
    `insert into rating_gaps (club_id, game, from_date)
     select m.club_id, m.game, min(s.date)
     from matches m join sessions s on s.club_id = m.club_id and s.id = m.session_id
     where m.club_id = $1 and m.status <> 'open' group by 1, 2
     on conflict do nothing`,
    [clubId],
  );
  await tx.unsafe('select pg_notify($1, $2)', [RATINGS_CHANNEL, clubId]);
}

/**
 * Only the columns that the archive knows: a later version's new ones get their defaults, or what is found for
 * them. The rows are the database's own JSON, so every value comes back as it was.
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
  const columns = known.map(({ name }) => `"${name}"`);
  const found = Object.entries(FOUND_ELSEWHERE[table] ?? {}).filter(
    ([name]) => !columns.includes(`"${name}"`),
  );
  const names = [...columns, ...found.map(([name]) => `"${name}"`)].join(', ');
  const values = [...columns, ...found.map(([, query]) => query)].join(', ');
  await tx.unsafe(
    `insert into "${table}" (${names})
     select ${values} from jsonb_populate_recordset(null::"${table}", $1::text::jsonb) row`,
    [`[${rows.join(',')}]`],
  );
}
