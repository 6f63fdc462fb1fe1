// An owner lets a member who has lost his password set a new one: a link that works once.
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { passwordLinks, users } from '@/db/schema';
import { record } from '@/server/audit';
import { forgetFailures } from '@/server/auth/attempts';
import { closeAllLogins } from '@/server/auth/login';
import { hashPassword } from '@/server/auth/password';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { openedBy, tokenOf } from '@/server/links/token';
import { found, Refusal } from '@/server/refusal';
import { memberIn } from './roles';

const HOURS = 24;
const HOUR = 3_600_000;

/** Every earlier link for him ends with it. @throws Refusal `not-found` */
export async function makePasswordLink(
  db: Database,
  scope: Scope,
  userId: string,
): Promise<{ path: string }> {
  return db.transaction(async (tx) => {
    await memberIn(tx, scope, userId);
    await tx
      .update(passwordLinks)
      .set({ usedAt: sql`now()` })
      .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
    const expiresAt = new Date(Date.now() + HOURS * HOUR);
    const [made] = await tx
      .insert(passwordLinks)
      .values({ userId, createdBy: userIn(scope), expiresAt })
      .returning({ id: passwordLinks.id });
    await record(tx, scope, 'members.passwordLink', { userId });
    return { path: `/new-password/${tokenOf(made!.id, 'password')}` };
  });
}

/** Signs the account out everywhere. @throws Refusal `not-found`, `expired-link` */
export async function setPasswordByLink(
  db: Database,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const id = openedBy(token, 'password');
  if (id === null) throw new Refusal('not-found');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [link] = await tx
      .update(passwordLinks)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(passwordLinks.id, id),
          isNull(passwordLinks.usedAt),
          gt(passwordLinks.expiresAt, sql`now()`),
        ),
      )
      .returning({ userId: passwordLinks.userId });
    if (!link) throw new Refusal('expired-link');
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, link.userId))
      .returning({ email: users.email });
    await closeAllLogins(tx, link.userId);
    await forgetFailures(tx, found(user).email);
  });
}
