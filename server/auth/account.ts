// What somebody signed in sees and sets of his own account.
import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Queryable } from '@/server/database';
import { LOCALES, type Locale } from '@/server/input';
import { found } from '@/server/refusal';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
}

export async function getAccount(db: Queryable, userId: string): Promise<Account> {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  const { locale, ...account } = found(user);
  return { ...account, locale: LOCALES.find((one) => one === locale) ?? null };
}

export async function setLocale(db: Queryable, userId: string, locale: Locale): Promise<void> {
  await db.update(users).set({ locale }).where(eq(users.id, userId));
}
