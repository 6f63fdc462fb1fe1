// Removes a club with everything that belongs to it. The only way in which a log goes.
import { sql } from 'drizzle-orm';
import { clubColumn, KEPT_TABLES, LEFT_OUT } from '@/server/archive/tables';
import type { Database, Transaction } from '@/server/database';
import { lockMembers } from '@/server/members/roles';

/** For a demo that is removed, and for what is restored somewhere else. */
export function purgeClub(db: Database, clubId: string): Promise<void> {
  return db.transaction((tx) => purgeClubIn(tx, clubId));
}

/** For an account that is deleted, with the clubs that nobody else could open; several may go in one transaction. */
export async function purgeClubIn(tx: Transaction, clubId: string): Promise<void> {
  await tx.execute(sql`select set_config('lanturlu.purged_club', ${clubId}, true)`);
  await lockClub(tx, clubId);
  await forgetRequests(tx, clubId);
  for (const table of LEFT_OUT) {
    // Members are held by their players.
    if (table === 'members') continue;
    await tx.execute(sql`delete from ${sql.identifier(table)} where club_id = ${clubId}`);
  }
  for (const table of [...KEPT_TABLES].reverse()) {
    // And they hold the club.
    if (table === 'clubs') await tx.execute(sql`delete from members where club_id = ${clubId}`);
    const column = sql.identifier(clubColumn(table));
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${column} = ${clubId}`);
  }
}

/** Who is saving a round, or anything else, comes first; who comes later finds nothing to write in. */
async function lockClub(tx: Transaction, clubId: string): Promise<void> {
  await lockMembers(tx, clubId);
  await tx.execute(sql`
    select 1 from sessions where club_id = ${clubId} order by id for update`);
  await tx.execute(sql`select 1 from clubs where id = ${clubId} for update`);
}

/** Whose rows the answers to requests name. */
const ANSWERED = [
  'players',
  'house_rules',
  'sessions',
  'planned_nights',
  'seasons',
  'matches',
  'expenses',
  'plans',
  'payments',
  'invitations',
  'links',
] as const;

/** What was asked for in the club is remembered with the ids that were answered. */
async function forgetRequests(tx: Transaction, clubId: string): Promise<void> {
  const ids = ANSWERED.map(
    (table) => sql`select id::text from ${sql.identifier(table)} where club_id = ${clubId}`,
  );
  await tx.execute(sql`
    with gone as (select ${clubId}::text as id union all ${sql.join(ids, sql` union all `)})
    delete from requests where exists (
      select 1 from jsonb_each_text(answer) said, unnest(string_to_array(said.value, ' ')) named
      where named in (select id from gone))`);
}
