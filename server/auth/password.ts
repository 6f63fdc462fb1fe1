// Passwords: how they are kept (argon2id), and compared without telling whether the account exists.
import { hash, verify } from '@node-rs/argon2';
import * as z from 'zod';

const SHORTEST = 10;
const LONGEST = 1000;

/** What OWASP recommends for argon2id: 19 MiB, two passes, one thread; some 30 ms on an old laptop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Phones and computers write the same letter in different ways. */
const canonical = (password: string) => password.normalize('NFKC');

/** A password somebody chooses: at least ten characters, of any kind. */
export const newPassword = z
  .string()
  .max(LONGEST)
  .refine((text) => [...text].length >= SHORTEST && !/\p{Cs}/u.test(text));

/** A password somebody types to come in: whatever it was, only not without end. */
export const givenPassword = z.string().max(LONGEST);

export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), COST);
}

let nobody: Promise<string> | undefined;

/** Takes as long where there is no account (`null`) as where there is one. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobody), canonical(password));
  return passwordHash !== null && matches;
}
