// How often somebody may try a password: per account and per address, counted before it is compared.
import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { signInFailures } from '@/db/schema';
import { config } from '@/server/config';
import type { Database, Queryable } from '@/server/database';
import { Refusal } from '@/server/refusal';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
/** Many people of one club share an address. */
const MOST = { account: 10, address: 50 } as const;

interface Subject {
  readonly most: number;
  /** Neither e-mail addresses nor network addresses stand in the table. */
  readonly hash: string;
}

function subject(kind: keyof typeof MOST, value: string): Subject {
  const hash = createHmac('sha256', config().secret).update(`${kind} ${value}`);
  return { most: MOST[kind], hash: hash.digest('base64url') };
}

/** Forgets an account's failures. */
export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  const { hash } = subject('account', email);
  await db.delete(signInFailures).where(eq(signInFailures.subject, hash));
}

export interface Attempt {
  /** Undoes the count of this attempt, and forgets the account's earlier failures. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt as failed until it succeeds, so that many at once cannot slip through.
 * @throws Refusal `too-many-attempts` with the `minutes` to wait; a refused attempt does not count.
 */
export async function attempt(
  db: Database,
  from: { email: string; address: string | null },
): Promise<Attempt> {
  const account = subject('account', from.email);
  const subjects = from.address ? [account, subject('address', from.address)] : [account];
  // One order for everybody, or two attempts could wait for each other.
  subjects.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const ids = await db.transaction(async (tx) => {
    for (const { hash } of subjects) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
    }
    const since = new Date(Date.now() - WINDOW);
    for (const { hash, most } of subjects) {
      const recent = await tx
        .select({ at: signInFailures.at })
        .from(signInFailures)
        .where(and(eq(signInFailures.subject, hash), gt(signInFailures.at, since)))
        .orderBy(sql`${signInFailures.at} desc`)
        .limit(most);
      const oldest = recent[most - 1];
      if (oldest) {
        const wait = oldest.at.getTime() + WINDOW - Date.now();
        throw new Refusal('too-many-attempts', { minutes: Math.max(1, Math.ceil(wait / MINUTE)) });
      }
    }
    await tx.delete(signInFailures).where(lt(signInFailures.at, since));
    const rows = subjects.map(({ hash }) => ({ subject: hash }));
    return tx.insert(signInFailures).values(rows).returning({ id: signInFailures.id });
  });
  return {
    async succeeded() {
      await db.delete(signInFailures).where(
        inArray(
          signInFailures.id,
          ids.map(({ id }) => id),
        ),
      );
      await forgetFailures(db, from.email);
    },
  };
}
