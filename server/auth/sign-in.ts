// Whether an e-mail address and a password belong together.
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { users } from '@/db/schema';
import type { Database } from '@/server/database';
import { email } from '@/server/input';
import { Refusal } from '@/server/refusal';
import { attempt } from './attempts';
import { givenPassword, isPassword } from './password';

const credentials = z.object({ email, password: givenPassword });

/**
 * @param address the network address it comes from, where known
 * @returns the id of the user
 * @throws Refusal `wrong-sign-in` (the same for an unknown account), `too-many-attempts`
 */
export async function signIn(
  db: Database,
  given: unknown,
  address: string | null,
): Promise<{ userId: string }> {
  const parsed = credentials.safeParse(given);
  if (!parsed.success) throw new Refusal('wrong-sign-in');
  const { email, password } = parsed.data;
  const tried = await attempt(db, { email, address });
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  const right = await isPassword(user?.passwordHash ?? null, password);
  if (!user || !right) throw new Refusal('wrong-sign-in');
  await tried.succeeded();
  return { userId: user.id };
}
