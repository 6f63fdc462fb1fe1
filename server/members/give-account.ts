// A guest turns out to have an account: the one way in which a player and an account come together later.
import { and, eq, isNull } from 'drizzle-orm';
import { players } from '@/db/schema';
import type { Transaction } from '@/server/database';
import { isSomebody, whoIsNow } from '@/server/players/player';

/**
 * For an account that plays as nobody in the club.
 * @param playerId the guest as he was named once: it goes to who he is by now
 * @returns false where he is gone, or has an account already
 */
export async function giveAccount(
  tx: Transaction,
  clubId: string,
  playerId: string,
  userId: string,
): Promise<boolean> {
  const guest = await lockWhoIsNow(tx, clubId, playerId);
  const taken = await tx
    .update(players)
    .set({ userId })
    .where(
      and(
        eq(players.clubId, clubId),
        eq(players.id, guest),
        isNull(players.userId),
        isSomebody(tx),
      ),
    )
    .returning({ id: players.id });
  return taken.length > 0;
}

/** A merge, or its undo, that was faster is followed. */
async function lockWhoIsNow(tx: Transaction, clubId: string, playerId: string): Promise<string> {
  const now = () => whoIsNow(tx, clubId, playerId);
  let id = await now();
  for (;;) {
    const who = and(eq(players.clubId, clubId), eq(players.id, id));
    await tx.select({ id: players.id }).from(players).where(who).for('no key update');
    const still = await now();
    if (still === id) return id;
    id = still;
  }
}
