// Whether somebody comes: a member says it for himself, an organiser for anyone, guests too.
import { and, eq, sql } from 'drizzle-orm';
import { type Answer, plannedAnswers, plannedNights, players } from '@/db/schema';
import { record } from '@/server/audit';
import { organises } from '@/server/auth/permissions';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Transaction } from '@/server/database';
import { isSomebody } from '@/server/players/player';
import { found, Refusal } from '@/server/refusal';
import { isPlanned, lockPlanned, refuseBegun, refuseCalledOff } from './planned';

export interface AnswerInput {
  readonly plannedId: string;
  /** Oneself where it is left out. */
  readonly playerId?: string | undefined;
  /** Null takes it back. */
  readonly answer: Answer | null;
}

/**
 * @throws Refusal `not-found`, also for a member who plays as nobody yet; `not-allowed` for somebody
 * else's answer, `planned-over` where the night has begun or was called off
 */
export async function answerPlanned(
  db: Database,
  scope: Scope,
  { plannedId, answer, ...who }: AnswerInput,
): Promise<void> {
  const { clubId } = scope;
  await db.transaction(async (tx) => {
    const row = await lockPlanned(tx, scope, plannedId);
    refuseBegun(row);
    refuseCalledOff(row);
    const playerId = await playerFor(tx, scope, who.playerId);
    const key = { clubId, plannedId, playerId };
    if (answer === null) {
      await tx
        .delete(plannedAnswers)
        .where(
          and(
            eq(plannedAnswers.clubId, clubId),
            eq(plannedAnswers.plannedId, plannedId),
            eq(plannedAnswers.playerId, playerId),
          ),
        );
    } else {
      const { clubId: club, plannedId: night, playerId: player } = plannedAnswers;
      await tx
        .insert(plannedAnswers)
        .values({ ...key, answer })
        .onConflictDoUpdate({ target: [club, night, player], set: { answer, at: sql`now()` } });
    }
    await tx
      .update(plannedNights)
      .set({ changedAt: sql`now()` })
      .where(isPlanned(scope, plannedId));
    const said = { plannedId, playerId, answer: answer ?? 'none' };
    await record(tx, scope, 'planning.answer', said);
  });
}

async function playerFor(tx: Transaction, scope: Scope, asked?: string): Promise<string> {
  const { clubId } = scope;
  const who = asked === undefined ? eq(players.userId, userIn(scope)) : eq(players.id, asked);
  const [player] = await tx
    .select({ id: players.id, userId: players.userId })
    .from(players)
    .where(and(eq(players.clubId, clubId), who, isSomebody(tx)));
  const { id, userId } = found(player);
  if (userId !== userIn(scope) && !organises(scope)) throw new Refusal('not-allowed');
  return id;
}
