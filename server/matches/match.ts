// A match as the tables keep it, and as the engine sees it.
import { and, asc, eq, gt } from 'drizzle-orm';
import { entries, matches, sessionPlayers } from '@/db/schema';
import { gameOf as gameNamed } from '@/engine/document/games';
import type { LogEntry } from '@/engine/match/entries';
import type { AnyGame, GameId, Setup } from '@/engine/match/game';
import { replay, type Timeline } from '@/engine/match/replay';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
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

/** Every ref of the night may be named, also by who sat down after the match began. */
async function setupOf(db: Queryable, match: MatchRow): Promise<Setup<unknown>> {
  const rows = await db
    .select({ ref: sessionPlayers.ref })
    .from(sessionPlayers)
    .where(
      and(eq(sessionPlayers.clubId, match.clubId), eq(sessionPlayers.sessionId, match.sessionId)),
    )
    .orderBy(asc(sessionPlayers.position));
  const { rules, seats, dealer } = match;
  return { rules, players: rows.map((row) => row.ref), seats, dealer };
}

async function bodiesAfter(db: Queryable, match: MatchRow, version: number): Promise<LogEntry[]> {
  const rows = await db
    .select({ body: entries.body })
    .from(entries)
    .where(
      and(
        eq(entries.clubId, match.clubId),
        eq(entries.matchId, match.id),
        gt(entries.number, version),
      ),
    )
    .orderBy(asc(entries.number));
  return rows.map((row) => row.body);
}

/**
 * The match, replayed. What an earlier call has replayed is folded on, unless somebody has come to
 * the night since; nothing is remembered here, for a transaction that asks may still roll back.
 */
export async function timelineOf(db: Queryable, match: MatchRow): Promise<Timeline> {
  const setup = await setupOf(db, match);
  const recalled = recall(match);
  const known = recalled?.setup.players.length === setup.players.length ? recalled : undefined;
  if (known && known.log.length === match.version) return known;
  const log = [...(known?.log ?? []), ...(await bodiesAfter(db, match, known?.log.length ?? 0))];
  return replay(gameOf(match), setup, log, known);
}

/** The match from its log alone, whatever is remembered of it: what everything else is held against. */
export async function replayedAfresh(db: Queryable, match: MatchRow): Promise<Timeline> {
  const setup = await setupOf(db, match);
  return replay(gameOf(match), setup, await bodiesAfter(db, match, 0));
}
