// A request that is sent again because its answer was lost is answered again, and done once.
import { and, eq, lt } from 'drizzle-orm';
import { requests } from '@/db/schema';
import { hashOf } from './body-hash';
import type { Transaction } from './database';
import { Refusal } from './refusal';

/** Longer than any form stays open; what a request said is not kept for ever, not even as a hash. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

export interface Asked {
  readonly userId: string;
  /** The idempotency key: 128 random bits from the sender, as hex. */
  readonly requestId: string;
  /** The procedure's path: a key counts for one of them. */
  readonly path: string;
  readonly body: unknown;
}

/**
 * Does the work in the caller's transaction, or gives what it gave before. A second one that comes
 * while the first is under way waits for its commit.
 * @param work answers ids alone: what it says is kept
 * @throws Refusal `key-reused` where the key was sent before with another body
 */
export async function once<T extends Readonly<Record<string, string>>>(
  tx: Transaction,
  { userId, requestId, path, body }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  const bodyHash = hashOf({ path, body });
  const [fresh] = await tx
    .insert(requests)
    .values({ userId, requestId, bodyHash })
    .onConflictDoNothing()
    .returning({ requestId: requests.requestId });
  const it = and(eq(requests.userId, userId), eq(requests.requestId, requestId));
  if (!fresh) {
    const [known] = await tx.select().from(requests).where(it);
    if (!known?.answer || known.bodyHash !== bodyHash) throw new Refusal('key-reused');
    return known.answer as T;
  }
  const tooOld = new Date(Date.now() - KEPT_DAYS * DAY);
  await tx.delete(requests).where(and(eq(requests.userId, userId), lt(requests.at, tooOld)));
  const answer = await work();
  await tx.update(requests).set({ answer }).where(it);
  return answer;
}
