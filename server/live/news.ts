// What is new in a night since a version of it: for every follower the same, whatever carries it.
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { type LogRow, nightRows } from '@/server/matches/log-rows';
import { type MatchScoring, scoringIn } from '@/server/matches/scoring';
import { matchesOf, type NightMatch, playersOf } from '@/server/sessions/get';
import { sessionIn } from '@/server/sessions/night';
import { isUnavailable } from '@/server/unavailable';
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

/** After a look that failed because the database is away; its return wakes everybody before. */
const AGAIN_MS = 2_000;

/**
 * Follows a night from a version on, until the signal ends it. It listens first and looks then, and
 * the writers of a night come one after another, so nothing falls between. While the database is away
 * it waits.
 * @param look what is new since a version, null for nothing; a refusal ends the stream
 */
export async function* follow<T extends { readonly version: number }>(
  db: Database,
  { sessionId, since }: { readonly sessionId: string; readonly since: number },
  signal: AbortSignal,
  look: (since: number) => Promise<T | null>,
): AsyncGenerator<T> {
  let last = since;
  for await (const wake of wakesOf(db, sessionId, signal)) {
    try {
      const found = await look(last);
      if (found === null) continue;
      last = found.version;
      yield found;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      wake.again(AGAIN_MS);
    }
  }
}

/**
 * What happens in a night, from a version on.
 * @param stillMay asked again before each telling: a revoked link or a lost membership ends the stream
 */
export function followNight(
  db: Database,
  scope: Scope,
  where: { readonly sessionId: string; readonly since: number },
  signal: AbortSignal,
  stillMay: () => Promise<unknown>,
): AsyncGenerator<News> {
  return follow(db, where, signal, async (since) => {
    await stillMay();
    return newsSince(db, scope, where.sessionId, since);
  });
}
