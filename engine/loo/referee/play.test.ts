/** The play that cards come to: who won each trick, and when trump was turned. */
import { describe, expect, test } from 'vitest';
import { LIMITED_TABLE } from '@/engine/loo/refereed';
import type { LimitedRules } from '@/engine/loo/rules';
import type { LooCards } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { judgeCards } from './judge-cards';

/** What is judged of cards in a round that was dealt to ana, bea and cem. */
function judged(kind: 'single' | 'double', cards: LooCards) {
  const order = ['ana', 'bea', 'cem'];
  const rules = completeRules(LIMITED_TABLE.variant.houseRules) as LimitedRules;
  return judgeCards(LIMITED_TABLE.law(rules, { dealer: 'cem', order, kind }), order, cards);
}

/** Who wins the tricks: ana, ana, bea. In all but the first somebody is void. */
const VOIDS = { ana: ['AC', '7S', '5D'], bea: ['2C', 'QD', 'KD'], cem: ['3C', '4S', '2S'] };

describe('The play that is shown', () => {
  test('names the winner of each trick, and as a whole the same', () => {
    const { play } = judged('double', { turnUp: '9H', played: VOIDS });
    expect(play?.tricks.map(({ winner }) => winner)).toEqual(['ana', 'ana', 'bea']);
    expect(play?.winners).toEqual(['ana', 'ana', 'bea']);
  });

  test('turns trump once, after the first trick in which somebody is void', () => {
    const { play } = judged('single', { turnUp: '9H', played: VOIDS });
    expect(play).toMatchObject({ turnedAfter: 2, trump: 'H', turnUpMissing: false });
  });

  test('turns trump before a double is played, whoever is void later', () => {
    const { play } = judged('double', { turnUp: '9H', played: VOIDS });
    expect(play).toMatchObject({ turnedAfter: 0, trump: 'H' });
  });

  test('goes as far as it can be told where trump was turned and nobody wrote it down', () => {
    const { play } = judged('single', { played: VOIDS });
    expect(play).toMatchObject({ turnedAfter: 2, trump: null, turnUpMissing: true, winners: null });
    expect(play?.tricks.map(({ winner }) => winner)).toEqual(['ana', null]);
  });

  test('is none where the cards cannot have lain there', () => {
    const { play } = judged('double', { turnUp: '9H', played: { ...VOIDS, cem: ['3C', '4S'] } });
    expect(play).toBeNull();
  });
});
