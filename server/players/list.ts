// Everybody who plays in a club: who came last time first, as they will come again.
import { and, desc, eq, sql } from 'drizzle-orm';
import { clubs, players, sessionPlayers } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
import { isSomebody } from './player';

/**
 * Half a year: a club that meets once a month has met six times without him. He keeps his history and can
 * be found; only the lists to choose from are shorter.
 */
export const FADES_AFTER_DAYS = 180;
const DAY = 86_400_000;

export interface ListedPlayer {
  readonly id: string;
  readonly name: string;
  readonly userId: string | null;
  /** False where an organiser has said that he comes no more. */
  readonly active: boolean;
  /** Whether he is among those to choose from at first: active, and for a guest, here not too long ago. */
  readonly offered: boolean;
  /** The date of the last night he came to. */
  readonly lastPlayed: string | null;
}

/** Who became another player, or whose name is gone, is nobody here. */
export async function listPlayers(db: Queryable, scope: Scope): Promise<ListedPlayer[]> {
  const [club] = await db
    .select({ locale: clubs.locale })
    .from(clubs)
    .where(eq(clubs.id, scope.clubId));
  const last = db
    .select({ date: sessionPlayers.date })
    .from(sessionPlayers)
    .where(and(eq(sessionPlayers.clubId, players.clubId), eq(sessionPlayers.playerId, players.id)))
    .orderBy(desc(sessionPlayers.date))
    .limit(1)
    .as('last');
  const rows = await db
    .select({
      id: players.id,
      name: players.name,
      userId: players.userId,
      active: players.active,
      activeSince: players.activeSince,
      lastPlayed: last.date,
    })
    .from(players)
    .leftJoinLateral(last, sql`true`)
    .where(and(eq(players.clubId, scope.clubId), isSomebody(db)));
  const { compare } = new Intl.Collator(club?.locale);
  const lastFirst = (a: ListedPlayer, b: ListedPlayer) =>
    (b.lastPlayed ?? '').localeCompare(a.lastPlayed ?? '');
  const recently = new Date(Date.now() - FADES_AFTER_DAYS * DAY).toISOString().slice(0, 10);
  const listed = rows.map(({ activeSince, ...row }) => {
    const seen = [row.lastPlayed ?? '', activeSince.toISOString().slice(0, 10)];
    const fresh = row.userId !== null || seen.some((day) => day >= recently);
    return { ...row, offered: row.active && fresh };
  });
  return listed.sort(
    (a, b) => lastFirst(a, b) || compare(a.name, b.name) || (a.id < b.id ? -1 : 1),
  );
}
