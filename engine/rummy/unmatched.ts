/** Cards that should not be left over in Chinchón: a figure was overlooked in them (rules/loba.md). */
import { JOKER } from '@/engine/cards/joker';
import { SPANISH_SUITS, spanishRanks } from '@/engine/cards/spanish';
import type { ChinchonRules } from './chinchon-rules';
import { spanishWorth } from './packs';

const FIGURE = 3;
const HAND_SIZE = 7;

/** Whether cards contain three of a rank in three suits, or three of a suit in a row; a joker stands for a third. */
export function holdsFigure(rules: ChinchonRules, cards: readonly string[]): boolean {
  const jokers = cards.filter((card) => card === JOKER).length;
  const held = new Set(cards);
  const ranks = spanishRanks(rules.deck);
  const sets = ranks.map((rank) => SPANISH_SUITS.map((suit) => `${rank}${suit}`));
  const runs = SPANISH_SUITS.flatMap((suit) =>
    ranks
      .slice(0, 1 - FIGURE)
      .map((_, low) => ranks.slice(low, low + FIGURE).map((rank) => `${rank}${suit}`)),
  );
  return [...sets, ...runs].some((figure) => {
    const natural = figure.filter((card) => held.has(card)).length;
    return natural >= FIGURE - 1 && natural + jokers >= FIGURE;
  });
}

/**
 * The most points that seven cards without a figure in them can be: 67 with 40 cards and figures of
 * ten. Found rank by rank; of what came before, only the suits held of the last two ranks matter.
 * With a joker in the pack, or a second pack, nothing is certain, and Infinity the answer.
 */
export function mostUnmatched(rules: ChinchonRules): number {
  if (rules.jokers > 0 || rules.packs > 1) return Infinity;
  const pack = `${rules.deck} ${rules.figures}`;
  const most = KNOWN.get(pack) ?? search(rules);
  KNOWN.set(pack, most);
  return most;
}

/** There are five such packs, and each is asked about in every round. */
const KNOWN = new Map<string, number>();

function search(rules: ChinchonRules): number {
  let best = new Map([[key(0, 0, 0), { before: 0, last: 0, cards: 0, points: 0 }]]);
  for (const rank of spanishRanks(rules.deck)) {
    const next: typeof best = new Map();
    for (const { before, last, cards, points } of best.values()) {
      for (const suits of PAIRS_AT_MOST) {
        const count = cards + bits(suits);
        if (count > HAND_SIZE || (before & last & suits) > 0) continue;
        const sum = points + bits(suits) * spanishWorth(rules, rank);
        const at = key(last, suits, count);
        if (sum >= (next.get(at)?.points ?? 0)) {
          next.set(at, { before: last, last: suits, cards: count, points: sum });
        }
      }
    }
    best = next;
  }
  return Math.max(...[...best.values()].map(({ points }) => points));
}

function bits(suits: number): number {
  return SPANISH_SUITS.filter((_, index) => (suits & (1 << index)) > 0).length;
}

/** Every choice of at most two suits, as bits: a third of a rank would be a figure. */
const PAIRS_AT_MOST = Array.from({ length: 1 << SPANISH_SUITS.length }, (_, suits) => suits).filter(
  (suits) => bits(suits) < FIGURE,
);

function key(before: number, last: number, cards: number): number {
  return (before * 16 + last) * 8 + cards;
}
