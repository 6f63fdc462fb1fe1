// The most that somebody took out of the pot at once: by a round, or by the leaving that decided the match.
import { type Amount, ZERO } from '@/engine/money/amount';
import { winningsOf } from '@/engine/money/winnings';
import { alongEntries } from './along';

/** Of those who ever took anything. */
export const biggestPotsOf = alongEntries<Amount>(
  (pot) => pot,
  (biggest, { output }) => {
    for (const [ref, pot] of winningsOf(output.postings)) {
      if (pot.compare(biggest.get(ref) ?? ZERO) > 0) biggest.set(ref, pot);
    }
  },
);
