// The club's nights, newest first, with what each one won or lost.
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { matches, players, results, sessionPlayers, sessions, settledNets } from '@/db/schema';
import { type Amount, amount, amountText, ZERO } from '@/engine/money/amount';
import { exactMoney, toMinorUnits } from '@/engine/money/rounding';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { date } from '@/server/input';
import { Refusal } from '@/server/refusal';
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
  const ids = page.map((session) => session.id);
  const people = await db
    .select({
      sessionId: sessionPlayers.sessionId,
      ref: sessionPlayers.ref,
      name: players.name,
      units: sql<string>`exact_sum(${results.net})`,
      settled: settledNets.money,
    })
    .from(sessionPlayers)
    .innerJoin(
      players,
      and(eq(players.clubId, sessionPlayers.clubId), eq(players.id, sessionPlayers.playerId)),
    )
    .leftJoin(
      results,
      and(
        eq(results.clubId, sessionPlayers.clubId),
        eq(results.sessionId, sessionPlayers.sessionId),
        eq(results.ref, sessionPlayers.ref),
      ),
    )
    .leftJoin(
      settledNets,
      and(
        eq(settledNets.clubId, sessionPlayers.clubId),
        eq(settledNets.sessionId, sessionPlayers.sessionId),
        eq(settledNets.ref, sessionPlayers.ref),
      ),
    )
    .where(and(eq(sessionPlayers.clubId, scope.clubId), inArray(sessionPlayers.sessionId, ids)))
    .groupBy(
      sessionPlayers.sessionId,
      sessionPlayers.ref,
      sessionPlayers.position,
      players.name,
      settledNets.money,
    )
    .orderBy(sessionPlayers.position);
  const played = await db
    .select({
      sessionId: matches.sessionId,
      id: matches.id,
      game: matches.game,
      status: matches.status,
      pot: matches.pot,
    })
    .from(matches)
    .where(and(eq(matches.clubId, scope.clubId), inArray(matches.sessionId, ids)))
    .orderBy(matches.number);

  return page.map((session) => {
    const here = people.filter((one) => one.sessionId === session.id);
    const games = played.filter((one) => one.sessionId === session.id);
    const money = moneyOf(
      session,
      here,
      games.some(({ pot }) => !pot.equals(ZERO)),
    );
    return {
      id: session.id,
      date: session.date,
      name: session.name,
      status: session.status,
      currency: session.currency,
      players: here.map(({ ref, name, units }) => ({
        ref,
        name,
        units: amountText(amount(units)),
        money: money?.get(ref)?.toString() ?? null,
      })),
      matches: games.map(({ id, game, status }) => ({ id, game, status })),
    };
  });
}

/** Frozen where the night is settled, as it stands where every pot is empty, otherwise none. */
function moneyOf(
  session: SessionRow,
  people: readonly { ref: string; units: string; settled: bigint | null }[],
  potOpen: boolean,
): ReadonlyMap<string, bigint> | null {
  if (session.status === 'settled') {
    return new Map(people.map(({ ref, settled }) => [ref, settled ?? 0n]));
  }
  if (potOpen) return null;
  const units = new Map<string, Amount>(people.map(({ ref, units: net }) => [ref, amount(net)]));
  return toMinorUnits(exactMoney(units, session.unitValue, []), session);
}
