import { describe, expect, test } from 'vitest';
import { limitedLoo } from '@/engine/loo/limited';
import type { LogEntry } from './entries';
import { completeRules } from './house-rules';
import { replay } from './replay';

const SEATS = ['ana', 'bea', 'cem', 'dov', 'eva'];
const SETUP = {
  rules: completeRules(limitedLoo.houseRules),
  players: SEATS,
  seats: SEATS,
  dealer: 'ana',
};

const round = (...tricks: string[]): LogEntry => ({ type: 'round', tricks });
const LOG: readonly LogEntry[] = [
  round('ana', 'bea', 'bea'),
  { type: 'void', entry: 9 },
  round('cem', 'cem'),
  round('dov', 'eva', 'dov'),
];

const again = (log: readonly LogEntry[]) => replay(limitedLoo, SETUP, log);
const foldedOn = (log: readonly LogEntry[], earlier: readonly LogEntry[]) =>
  replay(limitedLoo, SETUP, log, again(earlier));
const outcome = ({ state, problems, played }: ReturnType<typeof again>) => ({
  state,
  problems,
  played,
});

describe('folding on from an earlier timeline', () => {
  test.each<[string, LogEntry[]]>([
    ['a round is entered', [round('ana', 'ana', 'bea')]],
    ['nothing is entered', []],
    ['a round is entered that is refused', [round('ana')]],
    ['several are entered', [round('ana', 'ana', 'bea'), { type: 'close' }, round('ana')]],
    ['the first round is voided', [{ type: 'void', entry: 1 }]],
    ['a correction names nothing', [{ type: 'amend', entry: 2, with: round('ana') as never }]],
    [
      'a round was forgotten, and another follows',
      [{ type: 'insert', before: 1, with: { type: 'close' } }, round('ana', 'ana', 'bea')],
    ],
  ])('is the same as replaying when %s', (_, added) => {
    const log = [...LOG, ...added];
    expect(outcome(foldedOn(log, LOG))).toEqual(outcome(again(log)));
  });

  test('is the same as replaying when the log is shorter or another', () => {
    for (const log of [LOG.slice(0, 2), [], [...LOG].reverse()]) {
      expect(outcome(foldedOn(log, LOG))).toEqual(outcome(again(log)));
    }
  });

  test('judges nothing again that stood before', () => {
    const earlier = again(LOG);
    const later = replay(limitedLoo, SETUP, [...LOG, { type: 'close' }], earlier);
    expect(later.kept).toBe(earlier.played.length);
    earlier.played.forEach((one, index) => {
      expect(later.played[index]).toBe(one);
    });
  });
});
