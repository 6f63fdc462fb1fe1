// A new player by name alone; two people may have the same.
import { players } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';

export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

export async function addPlayer(db: Database, scope: Scope, name: string): Promise<NamedPlayer> {
  return db.transaction(async (tx) => {
    const [player] = await tx
      .insert(players)
      .values({ clubId: scope.clubId, name })
      .returning({ id: players.id, name: players.name });
    await record(tx, scope, 'players.add', { playerId: player!.id });
    return player!;
  });
}
