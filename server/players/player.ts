// One person of the club, as others may still name him: not one who became another, nor one whose name is gone.
import { and, asc, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { merges, players } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable, Transaction } from '@/server/database';
import { found, Refusal } from '@/server/refusal';

export type PlayerRow = typeof players.$inferSelect;

const standing = alias(merges, 'standing');

/** For a query's condition on `players`. */
export function isSomebody(db: Queryable): SQL | undefined {
  return and(
    isNull(players.erasedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(standing)
        .where(
          and(
            eq(standing.clubId, players.clubId),
            eq(standing.fromId, players.id),
            isNull(standing.undoneAt),
          ),
        ),
    ),
  );
}

/** @throws Refusal `not-found` */
export async function playerIn(
  db: Queryable,
  { clubId }: Pick<Scope, 'clubId'>,
  playerId: string,
): Promise<PlayerRow> {
  const [player] = await db
    .select()
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.id, playerId), isSomebody(db)));
  return found(player);
}

/**
 * All of them can be named, and stay so until the transaction ends: none becomes another meanwhile.
 * @throws Refusal `not-found`
 */
export async function holdPlayers(
  tx: Transaction,
  clubId: string,
  playerIds: readonly string[],
): Promise<void> {
  const these = and(eq(players.clubId, clubId), inArray(players.id, [...playerIds]));
  await tx.select().from(players).where(these).orderBy(asc(players.id)).for('key share');
  // Asked once they are held: what a merge has written until then, only another question sees.
  const known = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(these, isSomebody(tx)));
  if (known.length !== playerIds.length) throw new Refusal('not-found');
}

/** Who he is by now, where he became another: for what was asked of him before, an invitation or a claim. */
export async function whoIsNow(db: Queryable, clubId: string, playerId: string): Promise<string> {
  let now = playerId;
  for (;;) {
    const [merge] = await db
      .select({ intoId: merges.intoId })
      .from(merges)
      .where(and(eq(merges.clubId, clubId), eq(merges.fromId, now), isNull(merges.undoneAt)));
    if (!merge) return now;
    now = merge.intoId;
  }
}
