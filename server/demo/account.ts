// Whom a demonstration belongs to: an account nobody else has, with a password that is told once.
import { randomBytes } from 'node:crypto';
import { users } from '@/db/schema';
import { hashPassword } from '@/server/auth/password';
import { generatedPassword } from '@/server/auth/reset-password';
import type { Database } from '@/server/database';

/** What their addresses are like, for SQL; at a name that belongs to nobody. */
export const DEMO_ACCOUNTS = 'demo-________@example.org';

export interface DemoAccount {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

export async function makeDemoAccount(db: Database, name: string): Promise<DemoAccount> {
  const email = `demo-${randomBytes(4).toString('hex')}@example.org`;
  const password = generatedPassword();
  const values = { name, email, passwordHash: await hashPassword(password), locale: 'en' };
  const [user] = await db.insert(users).values(values).returning({ id: users.id });
  return { userId: user!.id, email, password };
}
