// A member without a player: he says which guest he was, or that he is new; an organiser answers.
import { and, eq } from 'drizzle-orm';
import { claims, players, users } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Queryable } from '@/server/database';
import { playerIn } from '@/server/players/player';
import { found, Refusal } from '@/server/refusal';
import { giveAccount } from './give-account';

/**
 * A later claim takes the place of an earlier one.
 * @throws Refusal `not-found`, `taken-player` where the guest has an account or the member a player
 */
export async function claimPlayer(db: Database, scope: Scope, playerId: string): Promise<void> {
  const { clubId } = scope;
  const userId = userIn(scope);
  await db.transaction(async (tx) => {
    await refuseSecond(tx, scope, userId);
    const player = await playerIn(tx, scope, playerId);
    if (player.userId !== null) throw new Refusal('taken-player');
    await tx
      .insert(claims)
      .values({ clubId, userId, playerId })
      .onConflictDoUpdate({ target: [claims.clubId, claims.userId], set: { playerId } });
    await record(tx, scope, 'members.claim', { playerId });
  });
}

/** He has never played here as a guest. @throws Refusal `taken-player` */
export async function playAsMyself(db: Database, scope: Scope): Promise<{ playerId: string }> {
  const { clubId } = scope;
  const userId = userIn(scope);
  return db.transaction(async (tx) => {
    await refuseSecond(tx, scope, userId);
    const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
    const [player] = await tx
      .insert(players)
      .values({ clubId, userId, name: found(user).name })
      .returning({ id: players.id });
    await tx.delete(claims).where(and(eq(claims.clubId, clubId), eq(claims.userId, userId)));
    await record(tx, scope, 'members.playAsMyself', { playerId: player!.id });
    return { playerId: player!.id };
  });
}

/** @throws Refusal `not-found` where nothing is claimed, `taken-player` where somebody was faster */
export async function answerClaim(
  db: Database,
  scope: Scope,
  { userId, playerId, agrees }: { userId: string; playerId: string; agrees: boolean },
): Promise<void> {
  const { clubId } = scope;
  await db.transaction(async (tx) => {
    const [claim] = await tx
      .delete(claims)
      .where(
        and(eq(claims.clubId, clubId), eq(claims.userId, userId), eq(claims.playerId, playerId)),
      )
      .returning({ playerId: claims.playerId });
    found(claim);
    if (agrees) {
      await refuseSecond(tx, scope, userId);
      const isGiven = await giveAccount(tx, clubId, playerId, userId);
      if (!isGiven) throw new Refusal('taken-player');
    }
    await record(tx, scope, agrees ? 'members.confirmClaim' : 'members.declineClaim', {
      userId,
      playerId,
    });
  });
}

async function refuseSecond(db: Queryable, { clubId }: Scope, userId: string): Promise<void> {
  const [own] = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.userId, userId)));
  if (own) throw new Refusal('taken-player');
}
