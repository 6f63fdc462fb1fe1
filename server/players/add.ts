// A new player by name alone; two people may have the same.
import { and, eq } from 'drizzle-orm';
import { players } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { once } from '@/server/once';
import { found } from '@/server/refusal';

export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

export interface AddInput {
  /** The idempotency key: sent again, it is the same player. */
  readonly requestId: string;
  readonly name: string;
}

/** @throws Refusal `key-reused` */
export async function addPlayer(
  db: Database,
  scope: Scope,
  { requestId, name }: AddInput,
): Promise<NamedPlayer> {
  const { clubId } = scope;
  const asked = { userId: userIn(scope), requestId, path: 'players.add' };
  return db.transaction(async (tx) => {
    const { id } = await once(tx, { ...asked, body: { clubId, name } }, async () => {
      const [player] = await tx
        .insert(players)
        .values({ clubId, name })
        .returning({ id: players.id });
      await record(tx, scope, 'players.add', { playerId: player!.id });
      return player!;
    });
    const [player] = await tx
      .select({ id: players.id, name: players.name })
      .from(players)
      .where(and(eq(players.clubId, clubId), eq(players.id, id)));
    return found(player);
  });
}
