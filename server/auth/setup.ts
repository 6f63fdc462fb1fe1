// The first account of an installation, for whoever holds the token that the start has printed.
import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { users } from '@/db/schema';
import { config } from '@/server/config';
import type { Database, Queryable } from '@/server/database';
import type { Locale } from '@/server/input';
import { Refusal } from '@/server/refusal';
import { hashPassword } from './password';

/** Any number will do, as long as every process takes the same. */
const LOCK = 7_411_002;

export async function needsSetup(db: Queryable): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  return user === undefined;
}

export interface FirstAccount {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
}

/** @throws Refusal `already-set-up`, `wrong-setup-token` */
export async function setup(db: Database, first: FirstAccount): Promise<{ userId: string }> {
  const { token, name, email, password, locale } = first;
  if (!(await needsSetup(db))) throw new Refusal('already-set-up');
  if (!isSetupToken(token)) throw new Refusal('wrong-setup-token');
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await needsSetup(tx))) throw new Refusal('already-set-up');
    const values = { name, email, passwordHash, locale };
    const [user] = await tx.insert(users).values(values).returning({ id: users.id });
    return { userId: user!.id };
  });
}

function isSetupToken(token: string): boolean {
  const { setupToken } = config();
  if (setupToken === null) return false;
  // Of one length, so that the comparison takes as long for every guess.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(token), digest(setupToken));
}
