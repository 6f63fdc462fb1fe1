// A match as the tables keep it, and as the engine sees it.
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import { entries, matches, sessionPlayers } from '@/db/schema';
import { gameOf as gameNamed } from '@/engine/document/games';
import type { LogEntry } from '@/engine/match/entries';
import type { AnyGame, GameId, Setup } from '@/engine/match/game';
import { replay, type Timeline } from '@/engine/match/replay';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { found, Refusal } from '@/server/refusal';
import { recall } from './cache';

export type MatchRow = typeof matches.$inferSelect;

/** The rules as this engine knows them. A match keeps the version under which it was begun. */
export const RULES_VERSION = 1;

export function gameOf(match: Pick<MatchRow, 'game'>): AnyGame {
  return gameNamed(match.game as GameId);
}

/** Fetch or refuse; a link sees the matches of its own night only. */
export async function matchIn(db: Queryable, scope: Scope, matchId: string): Promise<MatchRow> {
  const [row] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.clubId, scope.clubId), eq(matches.id, matchId)));
  const match = found(row);
  if (scope.onlySession !== null && scope.onlySession !== match.sessionId) {
    throw new Refusal('not-found');
  }
  return match;
}

/**
 * Matches of one club, replayed, in their order. What an earlier call has replayed is folded on, unless somebody
 * has come to the night since; nothing is remembered here, for a transaction that asks may still roll back.
 */
export async function timelinesOf(
  db: Queryable,
  matches: readonly MatchRow[],
): Promise<Timeline[]> {
  const setups = await setupsOf(db, matches);
  const known = matches.map((match, at) => {
    const recalled = recall(match);
    return recalled?.setup.players.length === setups[at]!.players.length ? recalled : undefined;
  });
  return replayed(db, matches, setups, known);
}

export async function timelineOf(db: Queryable, match: MatchRow): Promise<Timeline> {
  const [timeline] = await timelinesOf(db, [match]);
  return timeline!;
}

/** The match from its log alone, whatever is remembered of it: what everything else is held against. */
export async function replayedAfresh(db: Queryable, match: MatchRow): Promise<Timeline> {
  const [timeline] = await replayed(db, [match], await setupsOf(db, [match]), []);
  return timeline!;
}

/** Every ref of the night may be named, also by who sat down after the match began. */
async function setupsOf(db: Queryable, matches: readonly MatchRow[]): Promise<Setup<unknown>[]> {
  const [first] = matches;
  if (!first) return [];
  const nights = [...new Set(matches.map(({ sessionId }) => sessionId))];
  const rows = await db
    .select({ sessionId: sessionPlayers.sessionId, ref: sessionPlayers.ref })
    .from(sessionPlayers)
    .where(and(eq(sessionPlayers.clubId, first.clubId), inArray(sessionPlayers.sessionId, nights)))
    .orderBy(asc(sessionPlayers.position));
  const cameTo = groupedBy(rows, ({ sessionId }) => sessionId);
  return matches.map(({ sessionId, rules, seats, dealer }) => {
    const players = cameTo(sessionId).map(({ ref }) => ref);
    return { rules, players, seats, dealer };
  });
}

async function replayed(
  db: Queryable,
  matches: readonly MatchRow[],
  setups: readonly Setup<unknown>[],
  known: readonly (Timeline | undefined)[],
): Promise<Timeline[]> {
  const missing = matches.flatMap((match, at) => {
    const version = known[at]?.log.length;
    return version === match.version ? [] : [{ match, version: version ?? 0 }];
  });
  const bodies = await bodiesAfter(db, missing);
  return matches.map((match, at) => {
    const timeline = known[at];
    if (timeline?.log.length === match.version) return timeline;
    const log = [...(timeline?.log ?? []), ...bodies(match.id)];
    return replay(gameOf(match), setups[at]!, log, timeline);
  });
}

/** By match; those of a match after the version that is known of it. */
async function bodiesAfter(
  db: Queryable,
  missing: readonly { readonly match: MatchRow; readonly version: number }[],
): Promise<(matchId: string) => readonly LogEntry[]> {
  const [first] = missing;
  if (!first) return () => [];
  const rows = await db
    .select({ matchId: entries.matchId, body: entries.body })
    .from(entries)
    .where(
      and(
        eq(entries.clubId, first.match.clubId),
        or(
          ...missing.map(({ match, version }) =>
            and(eq(entries.matchId, match.id), gt(entries.number, version)),
          ),
        ),
      ),
    )
    .orderBy(asc(entries.number));
  const bodiesOf = groupedBy(rows, ({ matchId }) => matchId);
  return (matchId) => bodiesOf(matchId).map(({ body }) => body);
}
