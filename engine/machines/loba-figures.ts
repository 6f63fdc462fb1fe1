/** How a machine finds figures in a hand of Loba; what a figure is, only the engine's `figures` says. */
import { type Card, RANKS, type Rank, SUITS } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';
import { type Figure, type FigureRules, figures, type LobaCard } from '@/engine/rummy/figures';
import type { Demand } from '@/engine/rummy/loba-rules';
import { without } from './talon';

/** Cards that lie or can be laid together, low to high, and as what they are meant. */
export interface LaidCards {
  readonly cards: readonly LobaCard[];
  readonly kind: Figure['kind'];
}

export interface Found extends LaidCards {
  readonly wild: number;
  readonly worth: number;
}

const FEWEST = 3;
/** More would be better kept for another figure. */
const MOST_WILD = 2;

/** Every figure worth thinking of; the best first: few wild cards, then many cards. */
export function figuresIn(rules: FigureRules, hand: readonly LobaCard[]): Found[] {
  const found = [...piernas(hand), ...escaleras(rules, hand)].flatMap(
    ({ cards, kind, wild }): Found[] => {
      const readings = figures(rules, cards);
      if (!readings.some((one) => one.kind === kind)) return [];
      return [{ cards, kind, wild, worth: worthOfFigure(rules, cards) }];
    },
  );
  return found.sort((a, b) => a.wild - b.wild || b.cards.length - a.cards.length);
}

/** By the best of its readings; 0 for cards that are no figure. */
export function worthOfFigure(rules: FigureRules, cards: readonly LobaCard[]): number {
  return Math.max(0, ...figures(rules, cards).map(({ worth }) => worth));
}

/**
 * What to lay of these figures, each card once and at most `room` cards.
 * @param demand what has to be among them; nothing is laid where it is not met
 */
export function choose(
  found: readonly Found[],
  hand: readonly LobaCard[],
  room: number,
  demand: Demand | null,
): Found[] {
  const missing = { pierna: demand?.piernas ?? 0, escalera: demand?.escaleras ?? 0 };
  const chosen: Found[] = [];
  let left = [...hand];
  let space = room;
  const take = (wanted: (one: Found) => boolean) => {
    for (const one of found) {
      const rest = one.cards.length <= space && wanted(one) ? without(left, one.cards) : null;
      if (rest === null) continue;
      left = rest;
      space -= one.cards.length;
      missing[one.kind]--;
      chosen.push(one);
    }
  };
  take(({ kind, cards }) => missing[kind] > 0 && (demand === null || cards.length === FEWEST));
  if (missing.pierna > 0 || missing.escalera > 0) return [];
  take(() => true);
  return chosen;
}

/** The figure made longer by this card, and still meant as the same; null where it does not fit. */
export function lengthened(
  rules: FigureRules,
  { cards, kind }: LaidCards,
  card: LobaCard,
): LaidCards | null {
  const longer = [
    [...cards, card],
    [card, ...cards],
  ].find((one) => figures(rules, one).some((reading) => reading.kind === kind));
  return longer === undefined ? null : { cards: longer, kind };
}

type Candidate = Omit<Found, 'worth'>;

function piernas(hand: readonly LobaCard[]): Candidate[] {
  const byRank = new Map<Rank, Set<Card>>();
  for (const card of hand) {
    if (card === JOKER) continue;
    byRank.set(card.rank, (byRank.get(card.rank) ?? new Set()).add(card));
  }
  return [...byRank.values()].flatMap((suits) => {
    const cards = [...suits];
    if (cards.length < FEWEST) return [];
    const three: Candidate = { cards: cards.slice(0, FEWEST), kind: 'pierna', wild: 0 };
    return cards.length === FEWEST ? [three] : [{ ...three, cards }, three];
  });
}

/** From every lowest card upwards, gaps filled with wild cards as long as the hand has them. */
function escaleras(rules: FigureRules, hand: readonly LobaCard[]): Candidate[] {
  const mostWild = Math.min(MOST_WILD, rules.jokersPerEscalera ?? MOST_WILD);
  const places = Array.from({ length: RANKS.length + 1 }, (_, place) => rankAt(place));
  return SUITS.flatMap((suit) => {
    const naturals = new Map<Rank, Card>();
    for (const card of hand)
      if (card !== JOKER && card.suit === suit) naturals.set(card.rank, card);
    if (naturals.size === 0) return [];
    return places.flatMap((_, lowest) => {
      const candidates: Candidate[] = [];
      let left = [...hand];
      const run: LobaCard[] = [];
      let wild = 0;
      for (const rank of places.slice(lowest)) {
        const natural = naturals.get(rank);
        const card =
          natural && left.includes(natural) ? natural : wildIn(rules, left, naturals.get('2'));
        if (card === undefined || (card !== natural && ++wild > mostWild)) break;
        left = without(left, [card]) ?? left;
        run.push(card);
        if (run.length >= FEWEST && (card === natural || run.length === FEWEST)) {
          candidates.push({ cards: [...run], kind: 'escalera', wild });
        }
      }
      return candidates;
    });
  });
}

/** A joker before a two, and a two of another suit before the run's own. */
function wildIn(
  { picos }: FigureRules,
  left: readonly LobaCard[],
  ownTwo: Card | undefined,
): LobaCard | undefined {
  if (left.includes(JOKER)) return JOKER;
  return picos
    ? left.find((card) => card !== JOKER && card.rank === '2' && card !== ownTwo)
    : undefined;
}

/** Places of a run, the ace at both ends. */
function rankAt(place: number): Rank {
  return RANKS[(place + RANKS.length - 1) % RANKS.length] ?? 'A';
}
