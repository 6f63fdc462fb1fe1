// A player's id within a night: given when he first sits down there, and never changed.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { players, sessionPlayers, sessions } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Transaction } from '@/server/database';
import { holdPlayers } from '@/server/players/player';

/**
 * The ref of each player who comes to this night. It is a number, not a name: names can be erased, and the
 * log, which holds refs, cannot be changed. Who is new to the night gets the next one.
 * @throws Refusal `not-found` for a player of another club
 */
export async function refsOf(
  tx: Transaction,
  { clubId }: Scope,
  sessionId: string,
  seated: readonly string[],
): Promise<Map<string, string>> {
  await holdPlayers(tx, clubId, seated);
  const { refs, newcomers } = await place(tx, clubId, sessionId, seated);
  // Whoever comes, comes again, whatever was said of him.
  await tx
    .update(players)
    .set({ active: true, activeSince: sql`now()` })
    .where(
      and(eq(players.clubId, clubId), inArray(players.id, newcomers), eq(players.active, false)),
    );
  return refs;
}

/**
 * A place for each of those whose matches count in this night's settlement: they need not come to it, and
 * their names may be gone.
 */
export async function placeCounted(
  tx: Transaction,
  { clubId }: Scope,
  sessionId: string,
  playerIds: readonly string[],
): Promise<void> {
  await place(tx, clubId, sessionId, playerIds);
}

async function place(
  tx: Transaction,
  clubId: string,
  sessionId: string,
  playerIds: readonly string[],
): Promise<{ refs: Map<string, string>; newcomers: string[] }> {
  const here = await tx
    .select({ ref: sessionPlayers.ref, playerId: sessionPlayers.playerId })
    .from(sessionPlayers)
    .where(and(eq(sessionPlayers.clubId, clubId), eq(sessionPlayers.sessionId, sessionId)))
    // Who was merged may have two places: the first is the one he goes on with.
    .orderBy(desc(sessionPlayers.position));
  const refs = new Map(here.map(({ playerId, ref }) => [playerId, ref]));
  const taken = new Set(here.map(({ ref }) => ref));
  const date = sql<string>`(select ${sessions.date} from ${sessions} where ${sessions.clubId} = ${clubId} and ${sessions.id} = ${sessionId})`;
  const rows = playerIds
    .filter((playerId) => !refs.has(playerId))
    .map((playerId, index) => {
      const position = here.length + index + 1;
      return { clubId, sessionId, date, playerId, position, ref: freeRef(taken, position) };
    });
  if (rows.length > 0) await tx.insert(sessionPlayers).values(rows);
  for (const { playerId, ref } of rows) refs.set(playerId, ref);
  return {
    refs: new Map(playerIds.map((playerId) => [playerId, refs.get(playerId) ?? ''])),
    newcomers: rows.map(({ playerId }) => playerId),
  };
}

/** A night that was read in brought its own refs, perhaps `p4` for the first. */
function freeRef(taken: Set<string>, from: number): string {
  let number = from;
  while (taken.has(`p${number}`)) number += 1;
  taken.add(`p${number}`);
  return `p${number}`;
}
