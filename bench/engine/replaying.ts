// A replay of ten thousand rounds, against the bare steps it is made of and against a short match.
import { replay } from '@/engine/match/replay';
import { open, step } from '@/engine/match/step';
import { GAME, longMatch, upToRound } from './match';
import { fastest, fastestOfBoth, type Measured } from './measure';

const ROUNDS = 10_000;
const SHORT = 500;

export function replaying(): Measured[] {
  const { setup, log } = longMatch(ROUNDS);
  const naively = () => {
    const steps = [open(GAME, setup)];
    for (const entry of log) steps.push(step(GAME, steps.at(-1)!.state, entry));
  };
  const [whole, bare] = fastestOfBoth(5, () => replay(GAME, setup, log), naively);
  const few = upToRound(log, SHORT);
  const short = fastest(20, () => replay(GAME, setup, few));
  return [
    {
      what: `replaying ${ROUNDS} rounds, against a bare loop that keeps their steps`,
      milliseconds: whole,
      reference: bare,
      budget: 2,
    },
    {
      what: `a round among ${ROUNDS}, against one among ${SHORT}`,
      milliseconds: whole / ROUNDS,
      reference: short / SHORT,
      budget: 5,
    },
  ];
}
