/** The duties of a card against the rule book's sentences, in thousands of positions drawn by chance. */
import { describe, expect, it } from 'vitest';
import { type Card, cardText } from '@/engine/cards/card';
import { FIVE_CARD_TABLE, LIMITED_TABLE, type LooTable } from '@/engine/loo/refereed';
import type { LooRules } from '@/engine/loo/rules';
import type { Deal } from '@/engine/loo/state';
import { dealCards } from '@/engine/machines/loo-hands';
import { anyHouse } from '@/engine/machines/loo-house';
import { type Random, seeded } from '@/engine/machines/random';
import { type Asked, fiveCardAllows, limitedAllows } from '@/engine/testing/plain-law';
import { judgeCards } from './judge-cards';
import { legalCards, verdictOn } from './law';
import { type Play, playOut } from './play';

const ROUNDS = 1500;
const PLAYERS = ['ana', 'bea', 'cem', 'dov', 'eva'];

function anyDeal<Rules extends LooRules>(table: LooTable<Rules>, random: Random) {
  const rules = anyHouse(table, random);
  const order = PLAYERS.slice(0, 2 + random.below(4));
  const kind = random.pick(['single', 'double'] as const);
  const deal: Deal = { dealer: order.at(-1)!, order, kind };
  const law = table.law(rules, deal);
  return { rules, deal, law, ...dealCards(order, law.tricks, false, random) };
}

/** Rounds in which everybody plays what he likes, so that every fault comes up. */
function lawlessly<Rules extends LooRules>(
  table: LooTable<Rules>,
  each: (asked: Asked<Rules>) => void,
): void {
  for (let seed = 0; seed < ROUNDS; seed++) {
    const random = seeded(seed);
    const { rules, deal, law, hands, turnUp } = anyDeal(table, random);
    playOut(law, deal.order, hands, turnUp, (position, hand) => {
      for (const card of hand) each({ rules, deal, position, hand, card });
      return random.pick(hand);
    });
  }
}

describe('What may be played', () => {
  it('in Limited Loo is what a second reading of the rules allows', () => {
    lawlessly(LIMITED_TABLE, (asked) => {
      const legal = verdictOn(asked.position, asked.hand, asked.card) === null;
      if (legal !== limitedAllows(asked)) expect(told(asked, legal)).toBe('the same in both');
    });
  });

  it('in five-card Loo is what a second reading of the rules allows', () => {
    lawlessly(FIVE_CARD_TABLE, (asked) => {
      const legal = verdictOn(asked.position, asked.hand, asked.card) === null;
      if (legal !== fiveCardAllows(asked)) expect(told(asked, legal)).toBe('the same in both');
    });
  });
});

function told({ rules, position, hand, card }: Asked<LooRules>, legal: boolean): string {
  const row = (cards: readonly Card[]) => cards.map(cardText).join(' ');
  const trick = row(position.trick);
  return `${cardText(card)} of ${row(hand)} on ${trick}, trump ${position.trump}: ${legal} ${JSON.stringify(rules)}`;
}

describe.each([
  ['Limited Loo', LIMITED_TABLE as LooTable<LooRules>],
  ['five-card Loo', FIVE_CARD_TABLE as LooTable<LooRules>],
])('In %s', (_, table) => {
  it('the referee finds no fault in exactly the cards that are offered, and one is always offered', () => {
    const verdicts = new Set<string | null>();
    lawlessly(table, ({ position, hand, card }) => {
      const legal = legalCards(position, hand);
      const verdict = verdictOn(position, hand, card);
      verdicts.add(verdict);
      if (legal.includes(card) !== (verdict === null)) expect(verdict).toBe(cardText(card));
      if (legal.length === 0) expect(hand).toBe('a hand with a card to play');
    });
    expect(verdicts.size).toBeGreaterThan(4);
  });

  it('the order in which a hand is held makes no difference', () => {
    const random = seeded(1);
    const row = (cards: readonly Card[]) => cards.map(cardText).sort().join(' ');
    lawlessly(table, ({ position, hand }) => {
      const other = legalCards(position, random.shuffled(hand));
      if (row(other) !== row(legalCards(position, hand))) expect(row(other)).toBe(row(hand));
    });
  });

  it('cards written down are judged as they were when they were played', () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seeded(seed);
      const { deal, law, hands, turnUp } = anyDeal(table, random);
      const play = playOut(law, deal.order, hands, turnUp, (_, hand) => random.pick(hand));
      const judged = judgeCards(law, deal.order, {
        turnUp: cardText(turnUp),
        played: rows(play, deal.order),
      });
      expect(judged.play?.winners).toEqual(play.winners);
      expect(verdictsOf(judged.play)).toEqual(verdictsOf(play));
      expect(
        judged.problems.flatMap(({ severity, code }) => (severity === 'error' ? code : [])),
      ).toEqual(verdictsOf(play).filter((verdict) => verdict !== null));
    }
  });
});

function rows(play: Play, order: readonly string[]): Record<string, string[]> {
  const cards = play.tricks.flatMap((trick) => trick.cards);
  return Object.fromEntries(
    order.map((player) => [
      player,
      cards.filter((one) => one.player === player).map(({ card }) => cardText(card)),
    ]),
  );
}

function verdictsOf(play: Play | null) {
  return play?.tricks.flatMap(({ cards }) => cards.map(({ verdict }) => verdict)) ?? [];
}
