// `npm run bench:score`: what a round costs in a document of ten thousand, against one of a thousand.
import { readDocument } from '@/engine/document/read';
import { resultText, scoreNight } from '@/engine/document/result';
import { longNight } from '@/engine/testing/long-night';
import { SCORE_RATIO } from './budgets';

const SHORT = 1_000;
const LONG = 10_000;
/** The best of several: whatever else the machine does only adds to a time. */
const TIMES = 5;

/** Milliseconds for a round, from the text of the document to the text of its result. */
function costOfARound(rounds: number): number {
  const text = JSON.stringify(longNight(rounds));
  let best = Infinity;
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    const read = readDocument(text);
    if ('faults' in read) throw new Error('the long night is not readable');
    resultText(scoreNight(read.document), ({ code }) => code);
    best = Math.min(best, performance.now() - start);
  }
  return best / rounds;
}

costOfARound(SHORT);
const short = costOfARound(SHORT);
const long = costOfARound(LONG);
const ratio = long / short;
const micro = (cost: number) => `${(1000 * cost).toFixed(1)} µs`;
console.log(`a round of ${SHORT}: ${micro(short)}; of ${LONG}: ${micro(long)}`);
console.log(`ratio ${ratio.toFixed(2)}, at most ${SCORE_RATIO}`);
process.exitCode = ratio <= SCORE_RATIO ? 0 : 1;
