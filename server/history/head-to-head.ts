// Two players against each other: who finished better, by game, and what it came to for each of them.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { results, sessionPlayers, sessions } from '@/db/schema';
import { GAME_IDS } from '@/engine/match/game';
import { type Amount, amountText, sum, ZERO } from '@/engine/money/amount';
import { wholeMinorUnits } from '@/engine/money/night';
import { worth } from '@/engine/money/rounding';
import { seesMoneyOf } from '@/server/auth/money';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { exactTotal } from '@/server/exact-total';
import { type PlayerRow, playerIn, whoIsNow } from '@/server/players/player';
import { Refusal } from '@/server/refusal';
import { nightsTogether } from './met';
import type { headToHead } from './schemas';

export type HeadToHead = z.infer<typeof headToHead>;

export interface HeadToHeadInput {
  readonly playerId: string;
  readonly otherId: string;
}

/**
 * Of matches that are over and in which both sat; by `results.place`, whatever was at stake. Money is what
 * those matches came to at the unit value of their nights, for each of the two whose money the reader may see.
 * @throws Refusal `not-found`, `invalid-input` for one player alone, also where the two became one
 */
export function getHeadToHead(
  db: Database,
  scope: Scope,
  { playerId, otherId }: HeadToHeadInput,
): Promise<HeadToHead> {
  return snapshot(db, async (tx) => {
    const { clubId } = scope;
    const now = async (id: string) => playerIn(tx, scope, await whoIsNow(tx, clubId, id));
    const [one, other] = [await now(playerId), await now(otherId)];
    if (one.id === other.id) throw new Refusal('invalid-input', { at: '/otherId' });
    const rows = await sharedMatches(tx, clubId, one.id, other.id);
    const seesMoney = await seesMoneyOf(tx, scope);
    const side = (player: PlayerRow, net: 'net' | 'otherNet') => ({
      id: player.id,
      name: player.name,
      money: seesMoney(player) ? moneyOf(rows, net) : null,
    });
    return {
      player: side(one, 'net'),
      other: side(other, 'otherNet'),
      nights: await nightsTogether(tx, clubId, one.id, other.id),
      games: GAME_IDS.flatMap((game) => {
        const of = rows.filter((row) => row.game === game);
        return of.length === 0 ? [] : [{ game, ...totalsOf(of) }];
      }),
    };
  });
}

interface Shared {
  readonly game: string;
  readonly currency: string | null;
  readonly unitValue: Amount;
  readonly matches: number;
  readonly nights: number;
  readonly better: number;
  readonly worse: number;
  readonly net: Amount;
  readonly otherNet: Amount;
}

/** Summed where a unit was worth the same, as a night's matches are. */
function sharedMatches(
  db: Queryable,
  clubId: string,
  playerId: string,
  otherId: string,
): Promise<Shared[]> {
  const [theirs, place] = [alias(results, 'theirs'), alias(sessionPlayers, 'their_place')];
  const times = (how: '<' | '>') =>
    sql<number>`(count(*) filter (where ${results.place} ${sql.raw(how)} ${theirs.place}))::int`;
  return db
    .select({
      game: results.game,
      currency: sessions.currency,
      unitValue: sessions.unitValue,
      matches: sql<number>`count(*)::int`,
      nights: sql<number>`count(distinct ${results.sessionId})::int`,
      better: times('<'),
      worse: times('>'),
      net: exactTotal(results.net),
      otherNet: exactTotal(theirs.net),
    })
    .from(sessionPlayers)
    .innerJoin(
      place,
      and(eq(place.clubId, sessionPlayers.clubId), eq(place.sessionId, sessionPlayers.sessionId)),
    )
    .innerJoin(
      results,
      and(
        eq(results.clubId, sessionPlayers.clubId),
        eq(results.sessionId, sessionPlayers.sessionId),
        eq(results.ref, sessionPlayers.ref),
      ),
    )
    .innerJoin(
      theirs,
      and(
        eq(theirs.clubId, results.clubId),
        eq(theirs.matchId, results.matchId),
        eq(theirs.ref, place.ref),
      ),
    )
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, results.clubId), eq(sessions.id, results.sessionId)),
    )
    .where(
      and(
        eq(sessionPlayers.clubId, clubId),
        eq(sessionPlayers.playerId, playerId),
        eq(place.playerId, otherId),
        isNotNull(results.place),
      ),
    )
    .groupBy(results.game, sessions.currency, sessions.unitValue);
}

function totalsOf(rows: readonly Shared[]) {
  const count = (of: 'matches' | 'nights' | 'better' | 'worse') =>
    rows.reduce((so, row) => so + row[of], 0);
  const [matches, better, worse] = [count('matches'), count('better'), count('worse')];
  return {
    matches,
    nights: count('nights'),
    better,
    worse,
    equal: matches - better - worse,
    units: amountText(sum(rows.map(({ net }) => net))),
    otherUnits: amountText(sum(rows.map(({ otherNet }) => otherNet))),
  };
}

/** A club that changed its currency has played for several. */
function moneyOf(rows: readonly Shared[], net: 'net' | 'otherNet') {
  const totals = new Map<string, { money: Amount; matches: number }>();
  for (const row of rows) {
    if (row.currency === null) continue;
    const so = totals.get(row.currency) ?? { money: ZERO, matches: 0 };
    const money = so.money.add(worth(row[net], row.unitValue));
    totals.set(row.currency, { money, matches: so.matches + row.matches });
  }
  return [...totals].map(([currency, { money, matches: of }]) => {
    return { currency, money: wholeMinorUnits(money, currency).toString(), matches: of };
  });
}
