// The club's nights, newest first, with what each one won or lost.
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import * as z from 'zod';
import { matches, players, sessionPlayers, sessions, settledNets } from '@/db/schema';
import { amountText, ZERO } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { date } from '@/server/input';
import { Refusal } from '@/server/refusal';
import { booksOfAll } from '@/server/settlement/books';
import type { SessionRow } from './night';

export interface ListInput {
  /** Where the page before ended. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * One page of nights, read in one snapshot: what each one has and whether a pot is open belong together.
 * @throws Refusal `invalid-input` for a cursor that this function never gave
 */
export function listSessions(db: Database, scope: Scope, { cursor, limit }: ListInput) {
  return snapshot(db, async (tx) => {
    const rows = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.clubId, scope.clubId), cursor ? after(cursor) : undefined))
      .orderBy(desc(sessions.date), desc(sessions.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      nights: await withPeople(tx, scope, page),
      nextCursor: rows.length > limit && last ? `${last.date}_${last.id}` : null,
    };
  });
}

const place = z.tuple([date, z.uuid()]);

function after(cursor: string) {
  const read = place.safeParse(cursor.split('_'));
  if (!read.success) throw new Refusal('invalid-input', { at: '/cursor' });
  const [day, id] = read.data;
  return or(lt(sessions.date, day), and(eq(sessions.date, day), lt(sessions.id, id)));
}

async function withPeople(db: Queryable, scope: Scope, page: readonly SessionRow[]) {
  if (page.length === 0) return [];
  const { clubId } = scope;
  const ids = page.map((session) => session.id);
  const people = await db
    .select({
      sessionId: sessionPlayers.sessionId,
      ref: sessionPlayers.ref,
      name: players.name,
      settled: settledNets.money,
    })
    .from(sessionPlayers)
    .innerJoin(
      players,
      and(eq(players.clubId, sessionPlayers.clubId), eq(players.id, sessionPlayers.playerId)),
    )
    .leftJoin(
      settledNets,
      and(
        eq(settledNets.clubId, sessionPlayers.clubId),
        eq(settledNets.sessionId, sessionPlayers.sessionId),
        eq(settledNets.ref, sessionPlayers.ref),
      ),
    )
    .where(and(eq(sessionPlayers.clubId, clubId), inArray(sessionPlayers.sessionId, ids)))
    .orderBy(sessionPlayers.position);
  const played = await db
    .select({
      sessionId: matches.sessionId,
      id: matches.id,
      game: matches.game,
      status: matches.status,
    })
    .from(matches)
    .where(and(eq(matches.clubId, clubId), inArray(matches.sessionId, ids)))
    .orderBy(matches.number);
  const books = await booksOfAll(db, clubId, page);
  const peopleOf = groupedBy(people, ({ sessionId }) => sessionId);
  const playedOn = groupedBy(played, ({ sessionId }) => sessionId);

  return page.map((session) => {
    const { units, money, expenses } = books.get(session.id)!;
    const isSettled = session.status === 'settled';
    return {
      id: session.id,
      date: session.date,
      name: session.name,
      status: session.status,
      currency: session.currency,
      sharedExpenses: expenses.length > 0,
      players: peopleOf(session.id).map(({ ref, name, settled }) => ({
        ref,
        name,
        units: amountText(units.get(ref) ?? ZERO),
        // Frozen where the night is settled, as it stands where every pot is empty, otherwise none.
        money: (isSettled ? (settled ?? 0n) : (money?.get(ref) ?? null))?.toString() ?? null,
      })),
      matches: playedOn(session.id).map(({ id, game, status }) => ({ id, game, status })),
    };
  });
}
