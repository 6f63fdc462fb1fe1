// The nights of a club once more, years earlier and with other people: a large club in seconds instead of an hour.
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { players } from '@/db/schema';
import { GAME_IDS } from '@/engine/match/game';
import { recountTallies } from '@/server/matches/tallies';
import { outdateRatings } from '@/server/ratings/outdate';

/** What hangs on a night, in an order in which every row finds what it points to. */
const TABLES = [
  'sessions',
  'session_players',
  'matches',
  'entries',
  'rounds',
  'postings',
  'results',
  'settled_nets',
  'plans',
  'transfers',
];
/** Columns that name a night, a match or a plan: a copy has ids of its own. */
const OF_A_NIGHT = new Set([
  'session_id',
  'match_id',
  'plan_id',
  'counts_in',
  'from_session',
  'to_session',
]);
const WITH_ID = new Set(['sessions', 'matches', 'plans']);

/**
 * Ids, dates and who came differ, all else is the same rows: what pages read grows as it does by playing.
 * @param times how often the nights are there afterwards
 * @param days between a night and its copy
 * @param always who comes to the copies too; everybody else's place is another's in each
 */
export async function multiplyNights(
  db: Database,
  clubId: string,
  { times, days, always }: { times: number; days: number; always: readonly string[] },
): Promise<void> {
  const people = await db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.clubId, clubId))
    .orderBy(asc(players.id));
  const drawn = people.map(({ id }) => id).filter((id) => !always.includes(id));
  const step = Math.max(1, Math.floor(drawn.length / times));
  await db.transaction(async (tx) => {
    for (const table of TABLES)
      await tx.execute(
        sql.raw(
          `create temp table base_${table} on commit drop as select * from ${table} where club_id = '${clubId}'`,
        ),
      );
    for (let copy = 1; copy < times; copy++) {
      const other = drawn.map(
        (id, at) => `('${id}'::uuid, '${drawn[(at + copy * step) % drawn.length]}'::uuid)`,
      );
      await tx.execute(
        sql.raw(
          `create temp table other (id, became) on commit drop as values ${other.join(', ')}`,
        ),
      );
      for (const table of TABLES) {
        const columns = await tx.execute<{ name: string }>(sql`
          select column_name as name from information_schema.columns
          where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
        const names = columns.map(({ name }) => `"${name}"`).join(', ');
        const values = columns.map(({ name }) => copied(table, name, copy, days)).join(', ');
        await tx.execute(
          sql.raw(`insert into ${table} (${names}) select ${values} from base_${table}`),
        );
      }
      await tx.execute(sql.raw('drop table other'));
    }
    const [first] = await tx.execute<{ date: string }>(sql`
      select min(date)::text as date from sessions where club_id = ${clubId}`);
    await outdateRatings(
      tx,
      clubId,
      GAME_IDS.map((game) => ({ game, date: first?.date ?? '' })),
    );
    await recountTallies(
      tx,
      clubId,
      people.map(({ id }) => id),
    );
  });
}

function copied(table: string, name: string, copy: number, days: number): string {
  if (OF_A_NIGHT.has(name) || (name === 'id' && WITH_ID.has(table))) {
    const digits = `md5("${name}"::text || ' ${copy}')`;
    return `overlay(overlay(${digits} placing '4' from 13) placing '8' from 17)::uuid`;
  }
  if (name === 'date') return `"date" - ${copy * days}`;
  if (name === 'player_id') {
    return `coalesce((select became from other where other.id = base_${table}.player_id), player_id)`;
  }
  return `"${name}"`;
}
