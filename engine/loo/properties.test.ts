import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry, LogEntry, LooRound } from '@/engine/match/entries';
import { replay, type Timeline } from '@/engine/match/replay';
import { open, step } from '@/engine/match/step';
import { amountText, sum, ZERO } from '@/engine/money/amount';
import { counted, looNight, type Night } from '@/engine/testing/loo-nights';
import { NIGHTS } from '@/engine/testing/nights';

const RUNS = { numRuns: NIGHTS };

/** What a night came to, without the numbers under which its entries are known. */
function outcome({ state, played }: Timeline) {
  return {
    status: state.status,
    pot: amountText(state.pot),
    seats: state.seats,
    dealer: state.nextDealer,
    net: new Map([...state.net].map(([player, net]) => [player, amountText(net)])),
    postings: played.flatMap(({ output }) =>
      output.postings.map((one) => ({ ...one, amount: amountText(one.amount) })),
    ),
  };
}

const play = ({ game, setup }: Night, log: readonly LogEntry[], earlier?: Timeline) =>
  replay(game, setup, log, earlier);

/** A night with at least one entry, and one of its places. */
const withPlace = looNight
  .filter(({ log }) => log.length > 0)
  .chain((night) => fc.tuple(fc.constant(night), fc.nat(night.log.length - 1)));

describe('a night of Loo', () => {
  test('is accepted whole where every entry was one the table may enter', () => {
    fc.assert(
      fc.property(looNight, (night) => {
        expect(play(night, night.log).problems.filter((one) => one.severity === 'error')).toEqual(
          [],
        );
      }),
      RUNS,
    );
  });

  test('keeps the nets and the pot at zero after every entry', () => {
    fc.assert(
      fc.property(looNight, (night) => {
        for (const { state } of play(night, night.log).played) {
          expect(sum([...state.net.values(), state.pot]).equals(ZERO)).toBe(true);
          expect(state.pot.compare(ZERO)).toBeGreaterThanOrEqual(0);
        }
      }),
      RUNS,
    );
  });

  test('with a voided entry is the night in which it was never made', () => {
    fc.assert(
      fc.property(withPlace, ([night, place]) => {
        const voided = play(night, [...night.log, { type: 'void', entry: place + 1 }]);
        const never = play(night, night.log.toSpliced(place, 1));
        expect(outcome(voided)).toEqual(outcome(never));
      }),
      RUNS,
    );
  });

  test('with an amended entry is the night in which it was right at once', () => {
    fc.assert(
      fc.property(withPlace, fc.nat(), ([night, place], other) => {
        const right = night.log[other % night.log.length] as Entry;
        const amended = play(night, [
          ...night.log,
          { type: 'amend', entry: place + 1, with: right },
        ]);
        expect(outcome(amended)).toEqual(outcome(play(night, night.log.with(place, right))));
      }),
      RUNS,
    );
  });

  test('with an entry put in later is the night in which it was not forgotten', () => {
    fc.assert(
      fc.property(withPlace, ([night, place]) => {
        const forgotten = night.log[place] as Entry;
        const before = night.log.toSpliced(place, 1);
        fc.pre(place < before.length);
        const mended = play(night, [
          ...before,
          { type: 'insert', before: place + 1, with: forgotten },
        ]);
        expect(outcome(mended)).toEqual(outcome(play(night, night.log)));
      }),
      RUNS,
    );
  });

  test('voided and brought back by an amendment is as it was', () => {
    fc.assert(
      fc.property(withPlace, ([night, place]) => {
        const entry = place + 1;
        const again = play(night, [
          ...night.log,
          { type: 'void', entry },
          { type: 'amend', entry, with: night.log[place] as Entry },
        ]);
        expect(outcome(again)).toEqual(outcome(play(night, night.log)));
      }),
      RUNS,
    );
  });

  test('folded on from any earlier moment is the night replayed in one go', () => {
    fc.assert(
      fc.property(withPlace, fc.nat(), ([night, place], at) => {
        const corrected: LogEntry[] = [...night.log, { type: 'void', entry: place + 1 }];
        const earlier = play(night, corrected.slice(0, at % corrected.length));
        const { kept: _, ...folded } = play(night, corrected, earlier);
        const { kept: __, ...replayed } = play(night, corrected);
        expect(folded).toEqual(replayed);
      }),
      RUNS,
    );
  });

  test('judged entry by entry is the night replayed in one go', () => {
    fc.assert(
      fc.property(looNight, (night) => {
        const stepped = night.log.reduce(
          (state, entry) => step(night.game, state, entry).state,
          open(night.game, night.setup).state,
        );
        expect(stepped).toEqual(play(night, night.log).state);
      }),
      RUNS,
    );
  });

  test('does not care in which order keys and players are written', () => {
    fc.assert(
      fc.property(looNight, (night) => {
        const backwards = night.log.map((entry) => reversed(entry) as Entry);
        const setup = { ...night.setup, players: [...night.setup.players].reverse() };
        expect(outcome(replay(night.game, setup, backwards))).toEqual(
          outcome(play(night, night.log)),
        );
      }),
      RUNS,
    );
  });

  test('pays the same for counts as for tricks in order, where the order is nobody’s business', () => {
    fc.assert(
      fc.property(looNight, (night) => {
        const rules = night.setup.rules as { remainder: string; trickShare?: string };
        fc.pre(rules.remainder !== 'early-tricks' && rules.trickShare !== 'remaining-pot');
        const asCounts = night.log.map((entry): Entry => {
          if (entry.type !== 'round') return entry;
          const round = entry as LooRound;
          return Array.isArray(round.tricks) ? { ...round, tricks: counted(round.tricks) } : round;
        });
        const { postings: _, ...ordered } = outcome(play(night, night.log));
        const { postings: __, ...counts } = outcome(play(night, asCounts));
        expect(counts).toEqual(ordered);
      }),
      RUNS,
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, part]) => [key, reversed(part)]));
}
