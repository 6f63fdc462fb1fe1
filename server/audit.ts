// Who did what, written in the same transaction as the deed. Ids only, never names.
import { audit } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';

export async function record(
  db: Queryable,
  scope: Pick<Scope, 'clubId' | 'userId' | 'linkId'>,
  action: string,
  subject: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { clubId, userId, linkId } = scope;
  await db.insert(audit).values({ clubId, userId, linkId, action, subject });
}
