// What is new in a night since a version of it: for every follower the same, whatever carries it.
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { type LogRow, nightRows } from '@/server/matches/log-rows';
import { type MatchScoring, scoringIn } from '@/server/matches/scoring';
import { matchesOf, type NightMatch, playersOf } from '@/server/sessions/get';
import { sessionIn } from '@/server/sessions/night';
import { wakesOf } from './bus';

export interface News {
  /** The version of the night that the follower has with this. */
  readonly version: number;
  readonly status: 'open' | 'settled';
  readonly players: readonly { readonly ref: string; readonly name: string }[];
  readonly matches: readonly NightMatch[];
  readonly scoring: readonly MatchScoring[];
  /** The entries of all matches since then, in the order in which they were written. */
  readonly entries: readonly LogRow[];
}

/** @returns null where nothing is new. */
async function newsSince(
  db: Database,
  scope: Scope,
  sessionId: string,
  since: number,
): Promise<News | null> {
  return snapshot(db, async (tx) => {
    const session = await sessionIn(tx, scope, sessionId);
    if (session.version === since) return null;
    const people = await playersOf(tx, session);
    return {
      version: session.version,
      status: session.status,
      players: people.map(({ ref, name }) => ({ ref, name })),
      matches: await matchesOf(tx, session),
      scoring: await scoringIn(tx, session),
      entries: await nightRows(tx, scope.clubId, sessionId, since),
    };
  });
}

/**
 * Follows a night from a version on, until the signal ends it. It listens first and reads then, and
 * the writers of a night come one after another, so nothing falls between.
 * @param stillMay asked again before each telling: a revoked link or a lost membership ends the stream
 */
export async function* followNight(
  db: Database,
  scope: Scope,
  { sessionId, since }: { readonly sessionId: string; readonly since: number },
  signal: AbortSignal,
  stillMay: () => Promise<unknown>,
): AsyncGenerator<News> {
  let last = since;
  for await (const _ of wakesOf(db, sessionId, signal)) {
    await stillMay();
    const news = await newsSince(db, scope, sessionId, last);
    if (news === null) continue;
    last = news.version;
    yield news;
  }
}
