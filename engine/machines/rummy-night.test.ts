/** Machines play whole matches of Loba and Chinchón, and the engine has nothing to say against them. */
import { describe, expect, it } from 'vitest';
import type { Entry, LogEntry, RummyRound } from '@/engine/match/entries';
import type { RummyFacts } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { isError } from '@/engine/match/problem';
import { replay, roundsOf, type Timeline } from '@/engine/match/replay';
import { amountText, sum, ZERO } from '@/engine/money/amount';
import type { ChinchonRules } from '@/engine/rummy/chinchon-rules';
import type { RummyRules } from '@/engine/rummy/house-rules';
import type { DeMasRules, DeMenosRules } from '@/engine/rummy/loba-rules';
import { NIGHTS } from '@/engine/testing/nights';
import type { MachineNight } from './night-log';
import { seeded } from './random';
import { anyRummyHouse } from './rummy-house';
import { playRummyNight } from './rummy-night';
import { CHINCHON_TABLE, DE_MAS_TABLE, DE_MENOS_TABLE, type RummyTable } from './rummy-table';

const NAMES = ['ana', 'bea', 'constructor', '10', 'eva', '2', 'gil', 'ida'];
const MOST_ROUNDS = 6;

/** Every posting, in order, in words. */
function ledger({ played }: Timeline): string[] {
  return played.flatMap(({ number, output }) =>
    output.postings.map(
      ({ from, to, amount, reason }) => `${number} ${from} ${to} ${amountText(amount)} ${reason}`,
    ),
  );
}

function facts(timeline: Timeline): RummyFacts[] {
  return roundsOf(timeline).map(({ output }) => output.round.facts as RummyFacts);
}

interface Played {
  readonly night: MachineNight<RummyRules>;
  readonly cards: Timeline;
  readonly results: Timeline;
}

/** One night a seed, each in a house of its own and mostly at the classic size of table. */
function nights<Rules extends RummyRules>(table: RummyTable<Rules>): Played[] {
  return Array.from({ length: NIGHTS }, (_, seed) => {
    const random = seeded(seed);
    const rules = anyRummyHouse(table, random);
    const most = Math.min(NAMES.length, table.variant.mostPlayers(rules));
    const count = random.chance(1 / 10) ? most : 2 + random.below(4);
    const rounds = 1 + random.below(MOST_ROUNDS);
    const night = playRummyNight(table, rules, NAMES.slice(0, count), rounds, seed);
    const { setup, log, resultLog } = night;
    return {
      night,
      cards: replay(table.game, setup, log),
      results: replay(table.game, setup, resultLog),
    };
  });
}

const PLAYED = {
  deMenos: nights<DeMenosRules>(DE_MENOS_TABLE),
  deMas: nights<DeMasRules>(DE_MAS_TABLE),
  chinchon: nights<ChinchonRules>(CHINCHON_TABLE),
};

describe.each([
  ['Loba de Menos', DE_MENOS_TABLE as unknown as RummyTable<RummyRules>, PLAYED.deMenos],
  ['Loba de Más', DE_MAS_TABLE as unknown as RummyTable<RummyRules>, PLAYED.deMas],
  ['Chinchón', CHINCHON_TABLE as unknown as RummyTable<RummyRules>, PLAYED.chinchon],
] as const)('%s, played by machines', (_, table, played) => {
  it('is accepted card by card, and as results pays the same to the last posting', () => {
    for (const { cards, results } of played) {
      expect(cards.problems.filter(isError)).toEqual([]);
      expect(results.problems.filter(isError)).toEqual([]);
      expect(ledger(results)).toEqual(ledger(cards));
      expect(facts(results)).toEqual(facts(cards));
    }
  });

  it('adds up to nothing after every entry, and ends with an empty pot', () => {
    for (const { cards } of played) {
      for (const { state } of cards.played) {
        expect(sum(state.net.values()).add(state.pot).equals(ZERO)).toBe(true);
      }
      expect(cards.state.status).not.toBe('open');
      expect(cards.state.pot.equals(ZERO)).toBe(true);
    }
  });

  it('is the same when it is folded on as when it is replayed, and when an entry was void', () => {
    for (const { night, cards } of played) {
      const { setup, log } = night;
      const half = replay(table.game, setup, log.slice(0, log.length / 2));
      const folded = replay(table.game, setup, log, half);
      expect(folded.state).toEqual(cards.state);
      expect(ledger(folded)).toEqual(ledger(cards));
      const [player = '', to = ''] = setup.seats;
      const slip: Entry = { type: 'penalty', player, amount: 7, to };
      const withSlip: LogEntry[] = [slip, { type: 'void', entry: 1 }, ...log];
      const voided = replay(table.game, setup, withSlip);
      expect(voided.state).toEqual(cards.state);
      expect(replay(table.game, setup, [slip, ...log]).state.net).not.toEqual(cards.state.net);
    }
  });

  it('gives by the book’s own rules no problem of any kind but points that are unusually many', () => {
    const rules = completeRules(table.variant.houseRules) as RummyRules;
    for (let seed = 1; seed <= 20; seed++) {
      const { setup, log, resultLog } = playRummyNight(table, rules, NAMES.slice(0, 4), 12, seed);
      for (const entries of [log, resultLog]) {
        const { problems } = replay(table.game, setup, entries);
        expect(problems.filter(({ code }) => code !== 'points-unusual')).toEqual([]);
      }
    }
  });

  it('is the same night from the same seed, and another from another', () => {
    const rules = completeRules(table.variant.houseRules) as RummyRules;
    const play = (seed: number) => playRummyNight(table, rules, NAMES.slice(0, 4), 5, seed);
    expect(play(7)).toEqual(play(7));
    expect(play(7).log).not.toEqual(play(8).log);
  });
});

describe('What machines have played', () => {
  it.each([
    [
      'Loba de Menos',
      PLAYED.deMenos,
      [
        'blocked',
        'close',
        'closed',
        'firstMeld',
        'fourPiernas',
        'join',
        'leave',
        'oneTurn',
        'opened',
        'penalty',
        'reenganche',
        'round',
        'sum',
        'won',
      ],
    ],
    [
      'Loba de Más',
      PLAYED.deMas,
      ['blocked', 'close', 'closed', 'join', 'leave', 'penalty', 'round', 'won'],
    ],
    [
      'Chinchón',
      PLAYED.chinchon,
      [
        'allMelded',
        'close',
        'closed',
        'join',
        'leave',
        'penalty',
        'reenganche',
        'round',
        'sum',
        'won',
      ],
    ],
  ] as const)('holds what happens in %s', (_, played, expected) => {
    const seen = new Set<string>();
    for (const { cards, night } of played) {
      seen.add(cards.state.status);
      for (const entry of night.resultLog) {
        seen.add(entry.type);
        if (entry.type === 'round') for (const one of seenIn(entry)) seen.add(one);
      }
    }
    for (const one of expected) expect(seen).toContain(one);
  });
});

function seenIn(entry: RummyRound): string[] {
  const fields = [
    'oneTurn',
    'fourPiernas',
    'firstMeld',
    'opened',
    'allMelded',
    'chinchon',
  ] as const;
  const hands = Object.values(entry.hands ?? {});
  return [
    ...fields.filter((field) => entry[field] !== undefined),
    ...(entry.out === null ? ['blocked'] : []),
    ...(hands.some((hand) => typeof hand === 'string') ? ['sum'] : []),
  ];
}
