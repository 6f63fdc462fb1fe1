// Everybody who plays in a club: who came last time first, as they will come again.
import { and, eq, max } from 'drizzle-orm';
import { clubs, players, sessionPlayers, sessions } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';

export interface ListedPlayer {
  readonly id: string;
  readonly name: string;
  readonly userId: string | null;
  readonly active: boolean;
  /** The date of the last night he came to. */
  readonly lastPlayed: string | null;
}

export async function listPlayers(db: Queryable, scope: Scope): Promise<ListedPlayer[]> {
  const [club] = await db
    .select({ locale: clubs.locale })
    .from(clubs)
    .where(eq(clubs.id, scope.clubId));
  const rows = await db
    .select({
      id: players.id,
      name: players.name,
      userId: players.userId,
      active: players.active,
      lastPlayed: max(sessions.date),
    })
    .from(players)
    .leftJoin(
      sessionPlayers,
      and(eq(sessionPlayers.clubId, players.clubId), eq(sessionPlayers.playerId, players.id)),
    )
    .leftJoin(
      sessions,
      and(eq(sessions.clubId, sessionPlayers.clubId), eq(sessions.id, sessionPlayers.sessionId)),
    )
    .where(eq(players.clubId, scope.clubId))
    .groupBy(players.clubId, players.id);
  const { compare } = new Intl.Collator(club?.locale);
  const lastFirst = (a: ListedPlayer, b: ListedPlayer) =>
    (b.lastPlayed ?? '').localeCompare(a.lastPlayed ?? '');
  return rows.sort((a, b) => lastFirst(a, b) || compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
