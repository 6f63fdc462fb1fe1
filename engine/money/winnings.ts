/** What somebody wins of the pot, as against what is his own and comes back to him. */
import type { PlayerId } from '@/engine/match/entries';
import { type Amount, ZERO } from './amount';
import { POT, type Posting, type PostingReason } from './posting';

/** A share at a close or on leaving, and an excused loo, are one's own money given back. */
export const WINNINGS: ReadonlySet<PostingReason> = new Set([
  'trick',
  'pot-taken',
  'flush',
  'prize',
]);

/** Units that each one took out of the pot at once. @param postings of one entry */
export function winningsOf(postings: readonly Posting[]): Map<PlayerId, Amount> {
  const taken = new Map<PlayerId, Amount>();
  for (const { from, to, amount, reason } of postings) {
    if (from !== POT || !WINNINGS.has(reason)) continue;
    taken.set(to, (taken.get(to) ?? ZERO).add(amount));
  }
  return taken;
}
