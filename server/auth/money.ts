// Whose money one is told where the years are told: his own always, everybody's if he settles or the club wants it so.
import { eq } from 'drizzle-orm';
import { clubs, type players } from '@/db/schema';
import type { Queryable } from '@/server/database';
import { found } from '@/server/refusal';
import { organises } from './permissions';
import type { Scope } from './scope';

type Player = Pick<typeof players.$inferSelect, 'userId'>;

/** As a question about anybody, after what the club has decided. */
export async function seesMoneyOf(
  db: Queryable,
  scope: Scope,
): Promise<(player: Player) => boolean> {
  const [club] = await db
    .select({ moneyShownTo: clubs.moneyShownTo })
    .from(clubs)
    .where(eq(clubs.id, scope.clubId));
  const decided = found(club);
  return (player) => maySeeMoney(scope, decided, player);
}

/** Who a player without an account is, is nobody's own. */
export function maySeeMoney(
  scope: Pick<Scope, 'standing' | 'userId'>,
  club: Pick<typeof clubs.$inferSelect, 'moneyShownTo'>,
  player: Player,
): boolean {
  if (scope.userId === null) return false;
  return scope.userId === player.userId || organises(scope) || club.moneyShownTo === 'members';
}
