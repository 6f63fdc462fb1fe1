import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitedLoo } from '@/engine/loo/limited';
import { seeded } from '@/engine/machines/random';
import { anyRummyHouse } from '@/engine/machines/rummy-house';
import { playRummyNight } from '@/engine/machines/rummy-night';
import {
  CHINCHON_TABLE,
  DE_MAS_TABLE,
  DE_MENOS_TABLE,
  type RummyTable,
} from '@/engine/machines/rummy-table';
import { chinchon } from '@/engine/rummy/chinchon';
import type { RummyRules } from '@/engine/rummy/house-rules';
import { lobaDeMas } from '@/engine/rummy/loba-de-mas';
import { lobaDeMenos } from '@/engine/rummy/loba-de-menos';
import { night } from '@/engine/rummy/testing';
import { looNight } from '@/engine/testing/loo-nights';
import { NIGHTS } from '@/engine/testing/nights';
import type { LogEntry } from './entries';
import type { RummyFacts } from './game';
import { completeRules } from './house-rules';
import { placesOf } from './places';
import { isError } from './problem';
import { replay, type Timeline } from './replay';

const NAMES = ['ana', 'bea', 'constructor', 'dov', 'eva', '2'];
const FOUR = NAMES.slice(0, 4);

/** `ana 1, bea 2`, the best first. */
function said(places: ReadonlyMap<string, number> | null): string | null {
  if (places === null) return null;
  const inOrder = [...places].sort(([, a], [, b]) => a - b);
  return inOrder.map(([player, place]) => `${player} ${place}`).join(', ');
}

/** How many are better than each one, asked pair by pair. */
function counted(players: readonly string[], isBetter: (a: string, b: string) => boolean) {
  return new Map(
    players.map((one) => [one, 1 + players.filter((other) => isBetter(other, one)).length]),
  );
}

describe('The places of a match of Loo', () => {
  const rules = completeRules(limitedLoo.houseRules, {
    ante: { payer: 'each', amount: 1 },
  });
  const setup = { rules, players: NAMES, seats: FOUR, dealer: 'ana' };
  const play = (log: readonly LogEntry[]) =>
    placesOf(limitedLoo, replay(limitedLoo, setup, log).state);
  const pays = (player: string, to: string, amount: number): LogEntry => {
    return { type: 'penalty', player, to, amount };
  };

  test('are those of what it came to for each, equals share one, and who left has his', () => {
    const log: LogEntry[] = [
      pays('ana', 'bea', 2),
      pays('ana', 'dov', 2),
      { type: 'join', player: 'eva' },
      { type: 'leave', player: 'ana' },
    ];
    expect(play(log)).toBeNull();
    expect(said(play([...log, { type: 'close' }]))).toBe(
      'bea 1, dov 1, constructor 3, eva 3, ana 5',
    );
  });

  test('are counted from the books, whatever is played', () => {
    fc.assert(
      fc.property(looNight, (played) => {
        const { state } = replay(played.game, played.setup, played.log);
        const net = (player: string) => state.net.get(player)!;
        const expected = counted([...state.net.keys()], (a, b) => net(a).compare(net(b)) > 0);
        const isOver = played.log.at(-1)?.type === 'close';
        expect(placesOf(played.game, state)).toEqual(isOver ? expected : null);
      }),
      { numRuns: NIGHTS },
    );
  });
});

describe('The places of a match of Loba de Menos', () => {
  const round = (out: string, hands: Record<string, number>): LogEntry => {
    return { type: 'round', out, hands };
  };
  const play = (log: readonly LogEntry[], rules: object = {}) => {
    const { timeline, problems } = night({ game: lobaDeMenos, seats: FOUR, rules }, log);
    expect(problems).toEqual([]);
    return said(placesOf(lobaDeMenos, timeline.state));
  };
  const high = round('dov', { ana: 90, bea: 90, constructor: 20 });

  test('there are none while it is open', () => expect(play([high])).toBeNull());

  test('who went last stands before who went earlier, in the same round they are equal', () => {
    const log = [high, round('dov', { ana: 11, bea: 12, constructor: 10 })];
    expect(play([...log, round('dov', { constructor: 90 })])).toBe(
      'dov 1, constructor 2, ana 3, bea 3',
    );
  });

  test('a re-entry counts as if he had not gone, and what it cost for nothing', () => {
    const log: LogEntry[] = [
      high,
      round('dov', { ana: 11, bea: 5, constructor: 10 }),
      { type: 'reenganche', player: 'ana' },
      round('dov', { ana: 2, bea: 20, constructor: 10 }),
      round('dov', { ana: 3, constructor: 90 }),
      round('dov', { ana: 3 }),
    ];
    const rules = { reenganche: { fee: 1000 } };
    expect(play(log, rules)).toBe('dov 1, ana 2, constructor 3, bea 4');
  });

  test('a close leaves those in by their totals, then who is out, then who left before', () => {
    const log: LogEntry[] = [
      { type: 'leave', player: 'dov' },
      round('ana', { bea: 101, constructor: 7 }),
      { type: 'close' },
    ];
    expect(play(log)).toBe('ana 1, constructor 2, bea 3, dov 4');
    const even = round('ana', { bea: 101, constructor: 7, dov: 7 });
    expect(play([even, { type: 'leave', player: 'bea' }, { type: 'close' }])).toBe(
      'ana 1, constructor 2, dov 2, bea 4',
    );
  });

  test('where nobody is left in, the lowest of them have won', () => {
    const hands = { ana: 110, bea: 105, constructor: 105, dov: 140 };
    const log: LogEntry[] = [{ type: 'round', out: null, hands }];
    expect(play(log, { blocked: 'all-score' })).toBe('bea 1, constructor 1, ana 3, dov 3');
  });
});

test('a chinchón wins whatever the totals are', () => {
  const log: LogEntry[] = [
    { type: 'round', closer: 'bea', hands: { ana: 60, constructor: 30, dov: 5 } },
    { type: 'round', closer: 'ana', chinchon: 'ana', hands: { bea: 8, constructor: 30, dov: 30 } },
  ];
  const { timeline } = night({ game: chinchon, seats: FOUR }, log);
  expect(said(placesOf(chinchon, timeline.state))).toBe('ana 1, bea 2, dov 3, constructor 4');
});

test('in Loba de Más the highest total is the best, and who left is last', () => {
  const log: LogEntry[] = [
    { type: 'round', out: 'dov', points: { ana: 1, bea: 2, constructor: 2, dov: 100 } },
    { type: 'leave', player: 'dov' },
    { type: 'round', out: 'ana', points: { ana: 50, bea: 60, constructor: 60 } },
    { type: 'close' },
  ];
  const { timeline } = night({ game: lobaDeMas, seats: FOUR }, log);
  expect(said(placesOf(lobaDeMas, timeline.state))).toBe('bea 1, constructor 1, ana 3, dov 4');
});

/** When each one went, told from what was played. */
function goingsOf({ played }: Timeline): Map<string, number> {
  const went = new Map<string, number>();
  let rounds = 0;
  for (const { entry, output, problems } of played) {
    if (problems.some(isError)) continue;
    if (output.round) {
      rounds = output.round.number;
      for (const player of (output.round.facts as RummyFacts).out) went.set(player, rounds);
    }
    if (entry.type === 'reenganche') went.delete(entry.player);
    if (entry.type === 'leave' && !went.has(entry.player)) went.set(entry.player, rounds);
  }
  return went;
}

test.each([
  ['Loba de Menos', DE_MENOS_TABLE, 1],
  ['Loba de Más', DE_MAS_TABLE, -1],
  ['Chinchón', CHINCHON_TABLE, 1],
] as const)(
  'the places of %s are those told from its rounds, and money moves none',
  (_, its, sign) => {
    const table = its as unknown as RummyTable<RummyRules>;
    for (let seed = 0; seed < NIGHTS / 8; seed++) {
      const rules = anyRummyHouse(table, seeded(seed));
      const { setup, resultLog } = playRummyNight(table, rules, NAMES.slice(0, 5), 8, seed);
      const timeline = replay(table.game, setup, resultLog);
      const { state } = timeline;
      const went = goingsOf(timeline);
      const { standings = [] } = table.game.summary?.(state) ?? {};
      const total = new Map(standings.map((one) => [one.player, one.total]));
      const rank = (player: string) => {
        if (state.winners.includes(player)) return [0];
        const last = went.get(player);
        return last === undefined ? [1, sign * total.get(player)!] : [2, -last];
      };
      const isBetter = (a: string, b: string) => {
        const [of, than] = [rank(a), rank(b)];
        const at = of.findIndex((one, index) => one !== than[index]);
        return at >= 0 && of[at]! < than[at]!;
      };
      const places = placesOf(table.game, state);
      expect(places).toEqual(counted([...state.net.keys()], isBetter));
      const dear = { ...setup, rules: { ...rules, stake: '100/3' } };
      expect(placesOf(table.game, replay(table.game, dear, resultLog).state)).toEqual(places);
    }
  },
);
