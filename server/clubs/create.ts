// A new club: who makes it owns it, and is its first player.
import { eq } from 'drizzle-orm';
import { clubs, members, players, users } from '@/db/schema';
import { amount } from '@/engine/money/amount';
import { record } from '@/server/audit';
import type { Database, Transaction } from '@/server/database';
import { once } from '@/server/once';
import { found } from '@/server/refusal';
import type { NewClub } from './schemas';
import { slugsFor } from './slug';

/**
 * `requestId` is the idempotency key: sent again, it is the same club
 * @throws Refusal `key-reused`
 */
export async function createClub(
  db: Database,
  userId: string,
  { requestId, ...club }: NewClub & { readonly requestId: string },
): Promise<{ id: string; slug: string }> {
  const asked = { userId, requestId, path: 'clubs.create', body: club };
  return db.transaction((tx) =>
    once(tx, asked, async () => {
      const { id, slug } = await foundClub(tx, userId, club);
      return { id, slug };
    }),
  );
}

export interface Founding {
  /** Addresses to try one after the other; those of its name where they are left out. */
  readonly slugs?: Iterable<string>;
  readonly demo?: boolean;
}

/** In the caller's transaction. */
export async function foundClub(
  tx: Transaction,
  userId: string,
  club: NewClub,
  { slugs = slugsFor(club.name), demo = false }: Founding = {},
): Promise<{ id: string; slug: string; playerId: string }> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const { name } = found(user);
  const made = await insertClub(tx, { ...club, demo }, slugs);
  const clubId = made.id;
  await tx.insert(members).values({ clubId, userId, role: 'owner' });
  const [player] = await tx
    .insert(players)
    .values({ clubId, name, userId })
    .returning({ id: players.id });
  await record(tx, { clubId, userId, linkId: null }, 'clubs.create', {});
  return { ...made, playerId: player!.id };
}

/** Under the first address that is free, also when two clubs of one name are made at once. */
async function insertClub(
  tx: Transaction,
  club: NewClub & { readonly demo: boolean },
  slugs: Iterable<string>,
): Promise<{ id: string; slug: string }> {
  for (const slug of slugs) {
    const [made] = await tx
      .insert(clubs)
      .values({ ...club, unitValue: amount(club.unitValue), slug })
      .onConflictDoNothing({ target: clubs.slug })
      .returning({ id: clubs.id, slug: clubs.slug });
    if (made) return made;
  }
  throw new Error('no address is free');
}
