/** The figures of Loba: what a pierna and an escalera are, and what they are worth (rules/loba.md "Melds"). */
import { type Card, RANKS, type Rank, SUITS, type Suit } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';
import { readCard } from '@/engine/cards/notation';
import type { DeMasRules, LobaRules } from './loba-rules';
import { worthOf } from './values';

export type LobaCard = Card | typeof JOKER;

/** One way to read laid cards. Twos that are wild can make a pierna of twos an escalera as well. */
export interface Figure {
  readonly kind: 'pierna' | 'escalera';
  readonly cards: number;
  readonly worth: number;
}

export type FigureRules = Pick<LobaRules, 'values' | 'picos' | 'aceHigh' | 'jokersPerEscalera'> & {
  readonly wildValue?: DeMasRules['wildValue'];
};

const FEWEST = 3;
const ACE_LOW = 1;
const ACE_HIGH = 14;

/** A card or a joker as it is written; null for what is neither. */
export function readLobaCard(written: string): LobaCard | null {
  return written === JOKER ? JOKER : readCard(written);
}

/** Every way in which these cards, low to high, are a figure; empty where they are none. */
export function figures(rules: FigureRules, cards: readonly LobaCard[]): Figure[] {
  if (cards.length < FEWEST) return [];
  return [...pierna(rules, cards), ...SUITS.flatMap((suit) => escaleras(rules, cards, suit))];
}

/** Three or four different suits of one rank, and no wild card. */
function pierna(rules: FigureRules, cards: readonly LobaCard[]): Figure[] {
  const natural = cards.flatMap((card) => (card === JOKER ? [] : [card]));
  const ranks = new Set(natural.map(({ rank }) => rank));
  const suits = new Set(natural.map(({ suit }) => suit));
  const [rank] = ranks;
  if (natural.length < cards.length || rank === undefined || ranks.size > 1) return [];
  if (suits.size < cards.length) return [];
  const worth = worthOf(rules, rank) * cards.length;
  return [{ kind: 'pierna', cards: cards.length, worth }];
}

/** Runs of one suit: the ace below the two or, where the house says so, above the king; never both. */
function escaleras(rules: FigureRules, cards: readonly LobaCard[], suit: Suit): Figure[] {
  const top = rules.aceHigh ? ACE_HIGH : ACE_HIGH - 1;
  const runs: Figure[] = [];
  if (cards.length >= ACE_HIGH) return runs;
  for (let lowest = ACE_LOW; lowest + cards.length - 1 <= top; lowest++) {
    const run = escalera(rules, cards, suit, lowest);
    if (run) runs.push(run);
  }
  return runs;
}

function escalera(
  rules: FigureRules,
  cards: readonly LobaCard[],
  suit: Suit,
  lowest: number,
): Figure | null {
  let [wild, worth] = [0, 0];
  for (const [index, card] of cards.entries()) {
    const place = rankAt(lowest + index);
    if (card !== JOKER && card.suit === suit && card.rank === place) {
      worth += worthOf(rules, place);
    } else if (card === JOKER || (rules.picos && card.rank === '2')) {
      wild++;
      const own = card === JOKER ? JOKER : card.rank;
      worth += worthOf(rules, rules.wildValue === 'replaced' ? place : own);
    } else return null;
  }
  if (wild === cards.length || wild > (rules.jokersPerEscalera ?? wild)) return null;
  return { kind: 'escalera', cards: cards.length, worth };
}

/** The rank at a place of a run: 1 and 14 are the ace. */
function rankAt(place: number): Rank {
  return RANKS[(place + RANKS.length - 2) % RANKS.length] as Rank;
}
