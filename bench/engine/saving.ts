// Saving a round costs the same late in a match as early, and far less than replaying all of it.
import { replay } from '@/engine/match/replay';
import { GAME, longMatch, upToRound } from './match';
import { fastestOfBoth, type Measured } from './measure';

const EARLY = 5;
const LATE = 500;
/** One save is too short to be timed alone. */
const SAVES = 200;

export function saving(): Measured[] {
  const { setup, log } = longMatch(LATE);
  const save = (rounds: number) => {
    const after = upToRound(log, rounds);
    const before = replay(GAME, setup, after.slice(0, -1));
    return () => {
      for (let time = 0; time < SAVES; time++) replay(GAME, setup, after, before);
    };
  };
  const everything = upToRound(log, LATE);
  const [late, early] = fastestOfBoth(15, save(LATE), save(EARLY));
  const [, naive] = fastestOfBoth(5, save(LATE), () => replay(GAME, setup, everything));
  return [
    {
      what: `saving round ${LATE}, against saving round ${EARLY}`,
      milliseconds: late / SAVES,
      reference: early / SAVES,
      budget: 2,
    },
    {
      what: `saving round ${LATE}, against replaying the whole match`,
      milliseconds: late / SAVES,
      reference: naive,
      budget: 0.05,
    },
  ];
}
