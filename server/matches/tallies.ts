// Moves what a player's matches come to in a year by the difference that an entry makes.
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  COUNTERS,
  type Counter,
  matches,
  results,
  sessionPlayers,
  sessions,
  tallies,
} from '@/db/schema';
import { type Amount, ZERO } from '@/engine/money/amount';
import { batches } from '@/server/batches';
import type { Transaction } from '@/server/database';
import { exactTotal } from '@/server/exact-total';
import { type Counted, NOTHING_COUNTED } from './counters';
import type { MatchRow } from './match';

/** One player's row of one match, as `results` has it. */
export type Result = Counted & {
  readonly ref: string;
  readonly net: Amount;
  /** Null while the match is open. */
  readonly place: number | null;
  readonly biggestPot: Amount;
};

type Tally = Difference & { clubId: string; playerId: string; game: string; year: number };

export interface Moved {
  readonly game: string;
  readonly before: readonly Result[];
  readonly after: readonly Result[];
}

/** To be called with what the results of a night's matches were and what they become, in the same transaction. */
export async function moveTallies(
  tx: Transaction,
  { clubId, sessionId }: Pick<MatchRow, 'clubId' | 'sessionId'>,
  matchesMoved: readonly Moved[],
): Promise<void> {
  const moved = matchesMoved.flatMap(({ game, before, after }) =>
    [...differences(before, after)].map(([ref, by]) => ({ ref, game, by })),
  );
  if (moved.length === 0) return;
  const people = await tx
    .select({
      ref: sessionPlayers.ref,
      playerId: sessionPlayers.playerId,
      date: sessionPlayers.date,
    })
    .from(sessionPlayers)
    .where(
      and(
        eq(sessionPlayers.clubId, clubId),
        eq(sessionPlayers.sessionId, sessionId),
        inArray(sessionPlayers.ref, [...new Set(moved.map(({ ref }) => ref))]),
      ),
    );
  const playerOf = new Map(people.map((one) => [one.ref, one]));
  const sums = new Map<string, Tally>();
  for (const { ref, game, by } of moved) {
    const who = playerOf.get(ref);
    if (!who) continue;
    const { playerId, date } = who;
    const key = `${playerId} ${game}`;
    const sum = sums.get(key);
    const row = { clubId, playerId, game, year: Number(date.slice(0, 4)) };
    sums.set(key, { ...row, ...(sum ? added(sum, by) : by) });
  }
  // In one order for everybody, so that two nights with the same people never wait for each other.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await tx
    .insert(tallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [tallies.clubId, tallies.playerId, tallies.game, tallies.year],
      set: {
        matches: sql`${tallies.matches} + excluded.matches`,
        net: sql`exact_add(${tallies.net}, excluded.net)`,
        ...Object.fromEntries(
          COUNTERS.map((counter) => [counter, sql`${tallies[counter]} + ${excluded(counter)}`]),
        ),
      },
    });
}

const excluded = (counter: Counter) => sql.raw(`excluded.${columnOf(counter)}`);

function columnOf(counter: Counter): string {
  return counter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Difference = Record<Counter, number> & { matches: number; net: Amount };

function added(one: Difference, other: Difference): Difference {
  const counted = Object.fromEntries(
    COUNTERS.map((counter) => [counter, one[counter] + other[counter]]),
  ) as Record<Counter, number>;
  return { ...counted, matches: one.matches + other.matches, net: one.net.add(other.net) };
}

function differences(before: readonly Result[], after: readonly Result[]): Map<string, Difference> {
  const was = new Map(before.map((one) => [one.ref, one]));
  const is = new Map(after.map((one) => [one.ref, one]));
  const moved = new Map<string, Difference>();
  for (const ref of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(ref), is.get(ref)];
    const counted = Object.fromEntries(
      COUNTERS.map((counter) => [
        counter,
        (now ?? NOTHING_COUNTED)[counter] - (old ?? NOTHING_COUNTED)[counter],
      ]),
    ) as Record<Counter, number>;
    const net = (now?.net ?? ZERO).sub(old?.net ?? ZERO);
    const matches = (now ? 1 : 0) - (old ? 1 : 0);
    const still = matches === 0 && net.equals(ZERO) && COUNTERS.every((one) => counted[one] === 0);
    if (!still) moved.set(ref, { ...counted, matches, net });
  }
  return moved;
}

/**
 * Counts the tallies of these players anew from their results: for whoever changes whose results they
 * are (claiming, merging) or on which date a night was.
 */
export async function recountTallies(
  tx: Transaction,
  clubId: string,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return;
  const ids = [...playerIds].sort();
  await tx.delete(tallies).where(and(eq(tallies.clubId, clubId), inArray(tallies.playerId, ids)));
  const rows = await summedResults(tx, clubId, ids);
  for (const batch of batches(rows)) {
    // A first row that an entry has made meanwhile is right already.
    await tx
      .insert(tallies)
      .values(batch.map((row) => ({ clubId, ...row })))
      .onConflictDoNothing();
  }
}

/** What the tallies of a club must be: the sums of its results. */
export async function summedResults(
  db: Pick<Transaction, 'select'>,
  clubId: string,
  playerIds?: readonly string[],
): Promise<Omit<typeof tallies.$inferSelect, 'clubId'>[]> {
  const year = sql<number>`extract(year from ${sessions.date})::int`;
  const summed = Object.fromEntries(
    COUNTERS.map((counter) => [counter, sql<number>`sum(${results[counter]})`.mapWith(Number)]),
  ) as Record<Counter, ReturnType<typeof sql<number>>>;
  return db
    .select({
      playerId: sessionPlayers.playerId,
      game: matches.game,
      year,
      matches: sql<number>`count(*)::int`,
      net: exactTotal(results.net),
      ...summed,
    })
    .from(results)
    .innerJoin(matches, and(eq(matches.clubId, results.clubId), eq(matches.id, results.matchId)))
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, results.clubId), eq(sessions.id, results.sessionId)),
    )
    .innerJoin(
      sessionPlayers,
      and(
        eq(sessionPlayers.clubId, results.clubId),
        eq(sessionPlayers.sessionId, results.sessionId),
        eq(sessionPlayers.ref, results.ref),
      ),
    )
    .where(
      and(
        eq(results.clubId, clubId),
        playerIds ? inArray(sessionPlayers.playerId, [...playerIds]) : undefined,
      ),
    )
    .groupBy(sessionPlayers.playerId, matches.game, year);
}
