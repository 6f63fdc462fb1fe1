// An organiser says that somebody comes no more, or that he comes again. He keeps his history either way.
import { and, eq, sql } from 'drizzle-orm';
import { players } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { playerIn } from './player';

/** Active once more, a guest is offered for as long as if he had just come. @throws Refusal `not-found` */
export async function setActive(
  db: Database,
  scope: Scope,
  { playerId, active }: { readonly playerId: string; readonly active: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await playerIn(tx, scope, playerId);
    await tx
      .update(players)
      .set(active ? { active, activeSince: sql`now()` } : { active })
      .where(and(eq(players.clubId, scope.clubId), eq(players.id, playerId)));
    await record(tx, scope, active ? 'players.activate' : 'players.deactivate', { playerId });
  });
}
