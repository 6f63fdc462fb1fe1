// Who sits at a table that is still playing: whoever has a seat and may still win or come back.
import { and, eq, inArray } from 'drizzle-orm';
import { matches, sessionPlayers } from '@/db/schema';
import type { PlayerId } from '@/engine/match/entries';
import type { MatchState } from '@/engine/match/game';
import type { Queryable } from '@/server/database';
import { gameOf, type MatchRow, timelineOf } from '@/server/matches/match';
import { Refusal } from '@/server/refusal';
import type { SessionRow } from './night';

/** Who is out and may not re-enter, has time for another table. */
export async function seatedAt(db: Queryable, match: MatchRow): Promise<PlayerId[]> {
  if (match.status !== 'open') return [];
  const { state } = await timelineOf(db, match);
  const { standings = [], mayReenter = [] } = gameOf(match).summary?.(state) ?? {};
  const gone = new Set(
    standings
      .filter(({ player, state: now }) => now === 'out' && !mayReenter.includes(player))
      .map(({ player }) => player),
  );
  return state.seats.filter((player) => !gone.has(player));
}

/** The matches of a night that are still being played. */
export function openMatches(
  db: Queryable,
  { clubId, id }: Pick<SessionRow, 'clubId' | 'id'>,
): Promise<MatchRow[]> {
  return db
    .select()
    .from(matches)
    .where(and(eq(matches.clubId, clubId), eq(matches.sessionId, id), eq(matches.status, 'open')));
}

/**
 * Who sits in an open match cannot be seated at a second one.
 * @param refs by player
 * @throws Refusal `already-seated`
 */
export async function refuseSeated(
  db: Queryable,
  open: readonly MatchRow[],
  refs: ReadonlyMap<string, string>,
): Promise<void> {
  const taken = new Set<string>();
  for (const match of open) for (const ref of await seatedAt(db, match)) taken.add(ref);
  if (taken.size === 0) return;
  const places = await placesOf(db, open[0]!, [...refs.keys()]);
  const twice = places.find(({ ref }) => taken.has(ref));
  if (twice) throw new Refusal('already-seated', { player: twice.playerId, ref: twice.ref });
}

/** Who was merged may have two places in one night. */
function placesOf(
  db: Queryable,
  { clubId, sessionId }: Pick<MatchRow, 'clubId' | 'sessionId'>,
  playerIds?: readonly string[],
) {
  return db
    .select({ ref: sessionPlayers.ref, playerId: sessionPlayers.playerId })
    .from(sessionPlayers)
    .where(
      and(
        eq(sessionPlayers.clubId, clubId),
        eq(sessionPlayers.sessionId, sessionId),
        playerIds ? inArray(sessionPlayers.playerId, [...playerIds]) : undefined,
      ),
    );
}

/** All refs of those whom these refs name. */
async function refsOfSame(
  db: Queryable,
  match: MatchRow,
  refs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const places = await placesOf(db, match);
  const playerOf = new Map(places.map(({ ref, playerId }) => [ref, playerId]));
  const same = (ref: string) =>
    places.filter(({ playerId }) => playerId === playerOf.get(ref)).map((one) => one.ref);
  return new Map(refs.map((ref) => [ref, same(ref)]));
}

/**
 * Nobody comes to a second table by an entry, be it a join, a leave that is taken back, or a close.
 * Whom a corrected round brings back into a match that he had lost, stays: so it was played.
 * @throws Refusal `already-seated` for who would sit at two tables of the night, or at one table twice
 */
export async function refuseElsewhere(
  db: Queryable,
  match: MatchRow,
  before: Sitting,
  after: Sitting,
): Promise<void> {
  if (after.status !== 'open') return;
  const sat = before.status === 'closed' ? [] : before.seats;
  const newcomers = after.seats.filter((player) => !sat.includes(player));
  if (newcomers.length === 0) return;
  const same = await refsOfSame(db, match, newcomers);
  const twin = newcomers.find((ref) =>
    same.get(ref)?.some((one) => one !== ref && after.net.has(one)),
  );
  if (twin !== undefined) throw new Refusal('already-seated', { ref: twin });
  for (const other of await openMatches(db, { clubId: match.clubId, id: match.sessionId })) {
    if (other.id === match.id) continue;
    const seated = await seatedAt(db, other);
    const ref = newcomers.find((player) => same.get(player)?.some((one) => seated.includes(one)));
    if (ref !== undefined) throw new Refusal('already-seated', { ref });
  }
}

type Sitting = Pick<MatchState<unknown, unknown>, 'status' | 'seats' | 'net'>;
