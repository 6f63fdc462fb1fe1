/** Machines play whole nights, and the engine has nothing to say against a single card of them. */
import { describe, expect, it } from 'vitest';
import { FIVE_CARD_TABLE, LIMITED_TABLE, type LooTable } from '@/engine/loo/refereed';
import type { LooRules } from '@/engine/loo/rules';
import { type AnyGame, anyGame, type LooFacts } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { isError } from '@/engine/match/problem';
import { replay, roundsOf, type Timeline } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';
import { NIGHTS } from '@/engine/testing/nights';
import { anyHouse } from './loo-house';
import { playLooNight } from './loo-night';
import type { MachineNight } from './night-log';
import { seeded } from './random';

const NAMES = ['ana', 'bea', 'cem', 'dov', 'eva', 'constructor', '2', '10', 'ida', 'jan', 'kim'];

function players(count: number): string[] {
  return NAMES.slice(0, count);
}

/** Every posting, in order, in words. */
function ledger(timeline: Timeline): string[] {
  return timeline.played.flatMap(({ number, output }) =>
    output.postings.map(
      ({ from, to, amount, reason, trick }) =>
        `${number} ${from} ${to} ${amountText(amount)} ${reason} ${trick ?? ''}`,
    ),
  );
}

function facts(timeline: Timeline): LooFacts[] {
  return roundsOf(timeline).map(({ output }) => output.round.facts as LooFacts);
}

function both<Rules>(game: AnyGame, night: MachineNight<Rules>): [Timeline, Timeline] {
  return [replay(game, night.setup, night.log), replay(game, night.setup, night.resultLog)];
}

interface Played {
  readonly night: MachineNight<LooRules>;
  readonly cards: Timeline;
  readonly results: Timeline;
}

/** One night a seed, each in a house of its own, written in both ways. */
function nights<Rules extends LooRules>(table: LooTable<Rules>, fewest: number): Played[] {
  return Array.from({ length: NIGHTS }, (_, seed) => {
    const random = seeded(seed);
    const seats = players(fewest + random.below(NAMES.length - fewest + 1));
    const night = playLooNight(table, anyHouse(table, random), seats, 8, seed);
    const [cards, results] = both(anyGame(table.game), night);
    return { night, cards, results };
  });
}

const PLAYED = {
  limited: nights(LIMITED_TABLE, 2),
  fiveCard: nights(FIVE_CARD_TABLE, 2),
};

describe.each([
  ['Limited Loo', LIMITED_TABLE as LooTable<LooRules>, PLAYED.limited],
  ['Five-card Loo', FIVE_CARD_TABLE as LooTable<LooRules>, PLAYED.fiveCard],
] as const)('%s, played by machines', (_, table, played) => {
  it('is accepted card by card, and as results pays the same to the last posting', () => {
    played.forEach(({ cards, results }) => {
      expect(cards.problems.filter(isError)).toEqual([]);
      expect(cards.problems).toEqual(results.problems);
      expect(ledger(cards)).toEqual(ledger(results));
      expect(facts(cards)).toEqual(facts(results));
      expect(cards.state.pot.equals(0)).toBe(true);
    });
  });

  it('gives by the book’s own rules no problem of any kind, except dealing unevenly often', () => {
    const rules = completeRules(table.variant.houseRules) as LooRules;
    for (let seed = 1; seed <= 20; seed++) {
      const night = playLooNight(table, rules, players(6), 12, seed);
      for (const timeline of both(anyGame(table.game), night)) {
        expect(timeline.problems.filter(({ code }) => code !== 'close-uneven')).toEqual([]);
      }
    }
  });

  it('is the same night from the same seed, and another from another', () => {
    const rules = completeRules(table.variant.houseRules) as LooRules;
    const play = (seed: number) => playLooNight(table, rules, players(5), 6, seed);
    expect(play(7)).toEqual(play(7));
    expect(play(7).log).not.toEqual(play(8).log);
  });
});

describe('What machines have played', () => {
  it('holds everything that can happen in Limited Loo', () => {
    const seen = new Set<string>();
    PLAYED.limited.forEach(({ cards, night: { log } }) => {
      for (const round of facts(cards)) {
        seen.add(round.kind);
        if (round.miss !== null) seen.add('miss');
        if (round.defender !== null) seen.add('defended');
        if (!round.played) seen.add(round.taker === null ? 'carried' : 'taken unplayed');
      }
      for (const entry of log) {
        seen.add(entry.type);
        if (entry.type !== 'round' || !('cards' in entry) || !entry.cards) continue;
        seen.add(entry.cards.turnUp === undefined ? 'trump never turned' : 'trump turned');
        if (entry.absent) seen.add('absent');
        if (entry.penalties) seen.add('slip');
      }
    });
    expect([...seen].sort()).toEqual(
      [
        'single',
        'double',
        'miss',
        'defended',
        'carried',
        'taken unplayed',
        'trump never turned',
        'trump turned',
        'absent',
        'slip',
        'round',
        'join',
        'leave',
        'penalty',
        'close',
      ].sort(),
    );
  });

  it('holds flushes, exchanges, the miss and pots taken in five-card Loo', () => {
    const seen = new Set<string>();
    PLAYED.fiveCard.forEach(({ cards, night: { log } }) => {
      for (const round of facts(cards)) {
        if (round.miss !== null) seen.add('miss');
        if (!round.played) seen.add(round.taker === null ? 'carried' : 'taken unplayed');
      }
      for (const entry of log) {
        if (entry.type !== 'round') continue;
        if ('flush' in entry) seen.add('flush');
        if ('exchanged' in entry) seen.add('exchanged');
      }
    });
    expect([...seen].sort()).toEqual(
      ['miss', 'carried', 'taken unplayed', 'flush', 'exchanged'].sort(),
    );
  });
});
