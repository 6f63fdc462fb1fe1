// Another name for a player, in every night that was and will be.
import { and, eq } from 'drizzle-orm';
import { players } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { found } from '@/server/refusal';
import type { NamedPlayer } from './add';
import { isSomebody } from './player';

/** @throws Refusal `not-found` where the club has no such player */
export async function renamePlayer(
  db: Database,
  scope: Scope,
  { playerId, name }: { playerId: string; name: string },
): Promise<NamedPlayer> {
  return db.transaction(async (tx) => {
    const [player] = await tx
      .update(players)
      .set({ name })
      .where(and(eq(players.clubId, scope.clubId), eq(players.id, playerId), isSomebody(tx)))
      .returning({ id: players.id, name: players.name });
    const renamed = found(player);
    await record(tx, scope, 'players.rename', { playerId });
    return renamed;
  });
}
