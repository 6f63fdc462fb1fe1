// A new password for somebody who has lost his; who runs this has the machine.
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Database } from '@/server/database';
import { found } from '@/server/refusal';
import { forgetFailures } from './attempts';
import { closeAllLogins } from './login';
import { hashPassword } from './password';

// Nothing that is read for something else when it is copied from a screen by hand.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of four out of 31 letters: 79 bits. */
export function generatedPassword(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/**
 * Also signs the account out everywhere, and ends its wait after too many wrong tries.
 * @returns the new password, which is nowhere else to be read
 * @throws Refusal `not-found` where nobody has this address
 */
export async function resetPassword(db: Database, email: string): Promise<string> {
  const password = generatedPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    await closeAllLogins(tx, found(user).id);
    // Whoever has forgotten a password has mostly tried too often.
    await forgetFailures(tx, email);
  });
  return password;
}
