// Fills ratings in again that were deleted, match after match: in short transactions, by any process, from where the last one stopped.
import { and, desc, eq } from 'drizzle-orm';
import { ratingGaps, ratings } from '@/db/schema';
import { batches } from '@/server/batches';
import type { Database, Sql, Transaction } from '@/server/database';
import { isUnavailable } from '@/server/unavailable';
import { lastStrengths } from './last';
import { ratedMatches } from './play-order';
import { strengthsAfter } from './rate';

/** Matches in one transaction: who ends a match waits for no more than these. */
const BATCH = 50;

interface Run {
  started: boolean;
  readonly done: Promise<void>;
}

/** Pages and procedures are bundled apart; each process fills in a club once at a time. */
const shared = globalThis as unknown as { lanturluRefills?: WeakMap<Sql, Map<string, Run>> };

/**
 * Everything of a club that is missing now; what another process is at is left to that one. Asked while
 * one is under way, there is one more after it, for all who asked meanwhile.
 */
export function refill(db: Database, clubId: string): Promise<void> {
  shared.lanturluRefills ??= new WeakMap();
  const runs = shared.lanturluRefills.get(db.$client) ?? new Map<string, Run>();
  shared.lanturluRefills.set(db.$client, runs);
  const last = runs.get(clubId);
  if (last && !last.started) return last.done;
  const before = last?.done.catch(() => {}) ?? Promise.resolve();
  const run: Run = {
    started: false,
    done: before.then(() => {
      run.started = true;
      return fillClub(db, clubId);
    }),
  };
  runs.set(clubId, run);
  const end = () => {
    if (runs.get(clubId) === run) runs.delete(clubId);
  };
  run.done.then(end, end);
  return run.done;
}

/** In the background: what fails now is tried again by the next reader and at the next start. */
export function refillSoon(db: Database, clubId: string): void {
  refill(db, clubId).catch(warn);
}

/** A database that is away comes back; anything else somebody has to see. */
export function warn(error: unknown): void {
  if (!isUnavailable(error)) process.emitWarning(error instanceof Error ? error : String(error));
}

async function fillClub(db: Database, clubId: string): Promise<void> {
  const gaps = await db
    .select({ game: ratingGaps.game })
    .from(ratingGaps)
    .where(eq(ratingGaps.clubId, clubId));
  for (const { game } of gaps) {
    while ((await db.transaction((tx) => fillOn(tx, clubId, game))) === 'more');
  }
}

/** One transaction of it; the gap's row is the lock under which a game's ratings are written. */
export async function fillOn(
  tx: Transaction,
  clubId: string,
  game: string,
  most = BATCH,
): Promise<'more' | 'done'> {
  const isGap = and(eq(ratingGaps.clubId, clubId), eq(ratingGaps.game, game));
  const [gap] = await tx.select().from(ratingGaps).where(isGap).for('update', { skipLocked: true });
  if (!gap) return 'done';
  const [last] = await tx
    .select({ id: ratings.matchId, date: ratings.date, number: ratings.number })
    .from(ratings)
    .where(and(eq(ratings.clubId, clubId), eq(ratings.game, game)))
    .orderBy(desc(ratings.date), desc(ratings.number))
    .limit(1);
  const matches = await ratedMatches(tx, clubId, game, last ?? null, most);
  const people = new Set(matches.flatMap(({ ranked }) => ranked.map(({ playerId }) => playerId)));
  const strengths = await lastStrengths(tx, clubId, game, [...people]);
  const rows = matches.flatMap(({ id: matchId, date, ranked }, at) => {
    const number = (last?.number ?? 0) + at + 1;
    return [...strengthsAfter(strengths, ranked)].map(([playerId, strength]) => {
      strengths.set(playerId, strength);
      return { clubId, game, date, number, matchId, playerId, ...strength };
    });
  });
  for (const batch of batches(rows)) await tx.insert(ratings).values(batch);
  const end = matches.at(-1);
  if (matches.length < most || !end) {
    await tx.delete(ratingGaps).where(isGap);
    return 'done';
  }
  await tx.update(ratingGaps).set({ fromDate: end.date }).where(isGap);
  return 'more';
}
