// An organiser says that somebody comes no more, or that he comes again. He keeps his history either way.
import { and, eq, sql } from 'drizzle-orm';
import { players } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { found } from '@/server/refusal';
import { isSomebody } from './player';

/** Active once more, a guest is offered for as long as if he had just come. @throws Refusal `not-found` */
export async function setActive(
  db: Database,
  scope: Scope,
  { playerId, active }: { readonly playerId: string; readonly active: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [player] = await tx
      .update(players)
      .set(active ? { active, activeSince: sql`now()` } : { active })
      .where(and(eq(players.clubId, scope.clubId), eq(players.id, playerId), isSomebody(tx)))
      .returning({ id: players.id });
    found(player);
    await record(tx, scope, active ? 'players.activate' : 'players.deactivate', { playerId });
  });
}
