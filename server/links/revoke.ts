// Closes a link for good: whoever holds it is a stranger from now on, also where he looks on already.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { links } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { found } from '@/server/refusal';

/** Revoking once more changes nothing. @throws Refusal `not-found` */
export async function revokeLink(db: Database, scope: Scope, linkId: string): Promise<void> {
  const which = and(eq(links.clubId, scope.clubId), eq(links.id, linkId));
  await db.transaction(async (tx) => {
    const revoked = await tx
      .update(links)
      .set({ revokedAt: sql`now()` })
      .where(and(which, isNull(links.revokedAt)))
      .returning({ id: links.id });
    if (revoked.length > 0) return record(tx, scope, 'links.revoke', { linkId });
    const [there] = await tx.select({ id: links.id }).from(links).where(which);
    found(there);
  });
}
