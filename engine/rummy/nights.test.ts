import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { replay } from '@/engine/match/replay';
import { sum, ZERO } from '@/engine/money/amount';
import { DEPTH, NIGHTS } from '@/engine/testing/nights';
import { chinchon } from './chinchon';
import { lobaDeMas } from './loba-de-mas';
import { lobaDeMenos } from './loba-de-menos';
import { night } from './testing';

const SEATS = ['ana', 'bea', 'constructor', 'dov'];
const OTHERS = ['eva', '2'];
const PLAYERS = [...SEATS, ...OTHERS];

/** Hands of mean points, which three or four players can mostly hold together. */
const points = fc.integer({ min: 2, max: 60 });
const player = fc.constantFrom(...PLAYERS);

/** Anything a table could enter, sensible or not. */
function anything(game: AnyGame): fc.Arbitrary<LogEntry> {
  const hands = fc.dictionary(player, points);
  const round: fc.Arbitrary<LogEntry> =
    game.id === 'chinchon'
      ? fc.record({ type: fc.constant('round' as const), closer: player, hands })
      : fc.record({ type: fc.constant('round' as const), out: player, hands, points: hands });
  return fc.oneof(
    { weight: 6, arbitrary: round },
    fc.record({ type: fc.constant('reenganche' as const), player }),
    fc.record({ type: fc.constant('join' as const), player }),
    fc.record({ type: fc.constant('leave' as const), player }),
    fc.record({
      type: fc.constant('penalty' as const),
      player,
      amount: fc.constantFrom(0, 1, '1/3'),
      to: fc.constantFrom('pot', ...PLAYERS),
    }),
    { weight: 1, arbitrary: fc.constant({ type: 'close' } as const) },
  );
}

/** Three hands of sixty are more than a pack of forty holds. */
const MEAN = 49;

/** What a table that plays by the rules enters next, chosen by these numbers. */
function legal(game: AnyGame, told: ReturnType<typeof night>, pick: readonly number[]): LogEntry {
  const { mayReenter = [], standings = [] } = told.summary;
  const inNow = standings.filter(({ state }) => state === 'in').map((one) => one.player);
  const [first = 0, second = 0] = pick;
  const back = mayReenter[first % Math.max(1, mayReenter.length)];
  if (back !== undefined && second % 2 === 0) return { type: 'reenganche', player: back };
  const out = inNow[first % inNow.length]!;
  const values = inNow.map((one, index): [string, number] => [
    one,
    2 + ((pick[index] ?? 0) % MEAN),
  ]);
  const hands = Object.fromEntries(values.filter(([one]) => one !== out));
  switch (game.id) {
    case 'chinchon':
      return { type: 'round', closer: out, hands };
    case 'loba-de-mas':
      return { type: 'round', out, points: Object.fromEntries(values) };
    default:
      return { type: 'round', out, hands };
  }
}

describe.each([lobaDeMenos, lobaDeMas, chinchon])('$id', (game) => {
  const rules = {
    stake: '5/3',
    roundFee: 1,
    lateEntry: game.id === 'loba-de-mas' ? 'lowest' : 'highest-free',
  };

  test('nets and pot are nothing together after every entry, whatever is entered', () => {
    fc.assert(
      fc.property(fc.array(anything(game), { maxLength: 25 }), (log) => {
        const { timeline } = night({ game, seats: SEATS, others: OTHERS, rules }, log);
        for (const { state } of timeline.played) {
          expect(sum(state.net.values()).add(state.pot).equals(ZERO)).toBe(true);
          if (state.status !== 'open') expect(state.pot.equals(ZERO)).toBe(true);
        }
      }),
      { numRuns: NIGHTS },
    );
  });

  test('a night played by the rules is accepted, and folding on equals replaying', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat(200), { minLength: 4, maxLength: 4 }), { maxLength: 30 }),
        (picks) => {
          const table = { game, seats: SEATS, others: OTHERS, rules };
          const log: LogEntry[] = [];
          let told = night(table, log);
          for (const pick of picks) {
            if (told.status !== 'open') break;
            log.push(legal(game, told, pick));
            told = night(table, log);
            expect(told.problems).toEqual([]);
          }
          const { timeline } = told;
          const half = replay(game, timeline.setup, log.slice(0, log.length / 2));
          expect(replay(game, timeline.setup, log, half).state).toEqual(timeline.state);
        },
      ),
      { numRuns: 60 * DEPTH },
    );
  });
});
