// The most that somebody took out of the pot at once: by a round, or by the leaving that decided the match.
import { type Amount, ZERO } from '@/engine/money/amount';
import { POT, type PostingReason } from '@/engine/money/posting';
import { alongEntries } from './along';

/** What is won. A share at a close or on leaving, and an excused loo, are one's own money given back. */
export const WON: ReadonlySet<PostingReason> = new Set(['trick', 'pot-taken', 'flush', 'prize']);

/** Of those who ever took anything. */
export const biggestPotsOf = alongEntries<Amount>(
  (pot) => pot,
  (biggest, { output }) => {
    const taken = new Map<string, Amount>();
    for (const { from, to, amount, reason } of output.postings) {
      if (from === POT && WON.has(reason)) taken.set(to, (taken.get(to) ?? ZERO).add(amount));
    }
    for (const [ref, pot] of taken) {
      if (pot.compare(biggest.get(ref) ?? ZERO) > 0) biggest.set(ref, pot);
    }
  },
);
