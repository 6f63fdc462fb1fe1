/** Machines that play a round of Loba card by card: draw, lay, lengthen, discard, until one goes out. */
import { type Card, cardText, RANKS } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';
import type { PlayerId } from '@/engine/match/entries';
import { type FigureRules, type LobaCard, readLobaCard } from '@/engine/rummy/figures';
import type { Demand, LobaRules } from '@/engine/rummy/loba-rules';
import { lobaPack } from '@/engine/rummy/packs';
import { worthOf } from '@/engine/rummy/values';
import { choose, figuresIn, type LaidCards, lengthened } from './loba-figures';
import type { Random } from './random';
import { type Talon, talonOf, without } from './talon';

/** What a player has in front of him and in his hand. */
export interface LobaPlace {
  hand: LobaCard[];
  figures: LaidCards[];
  /** What his first laying was worth; null before it. */
  firstLaying: number | null;
}

export interface PlayedLoba {
  readonly places: ReadonlyMap<PlayerId, LobaPlace>;
  /** Null where nobody went out. */
  readonly wentOut: PlayerId | null;
  /** Whether he laid everything in his last turn. */
  readonly inOneTurn: boolean;
}

/** What a house asks before a figure may be laid. */
export interface LobaLaying {
  readonly rules: LobaRules & FigureRules;
  readonly demand: Demand | null;
  readonly least: number;
}

const CARDS = 9;
/** After so many turns each nobody goes out any more: all that could be laid is laid. */
const MOST_TURNS = 40;

/** @param order in the direction of play, who begins first */
export function playLobaRound(
  laying: LobaLaying,
  order: readonly PlayerId[],
  random: Random,
): PlayedLoba {
  const talon = talonOf(lobaPack(laying.rules), random);
  const places = new Map(
    order.map((player): [PlayerId, LobaPlace] => {
      const hand = talon.deal(CARDS).flatMap((card) => readLobaCard(card) ?? []);
      return [player, { hand, figures: [], firstLaying: null }];
    }),
  );
  const opening = talon.draw();
  if (opening !== undefined) talon.discard(opening);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    for (const [player, place] of places) {
      const isFirstLaying = place.figures.length === 0;
      playTurn(laying, place, talon);
      if (place.hand.length === 0) return { places, wentOut: player, inOneTurn: isFirstLaying };
    }
  }
  return { places, wentOut: null, inOneTurn: false };
}

/** The last card is always discarded: nobody lays his whole hand. */
function playTurn(laying: LobaLaying, place: LobaPlace, talon: Talon): void {
  const { rules } = laying;
  const taken = drawCard(laying, place, talon);
  const found = choose(
    figuresIn(rules, place.hand),
    place.hand,
    place.hand.length - 1,
    place.figures.length === 0 ? laying.demand : null,
  );
  const worth = found.reduce((sum, one) => sum + one.worth, 0);
  if (found.length > 0 && (place.figures.length > 0 || worth >= laying.least)) {
    place.firstLaying ??= worth;
    for (const { cards, kind } of found) {
      place.hand = without(place.hand, cards) ?? place.hand;
      place.figures.push({ cards, kind });
    }
  }
  lengthen(rules, place);
  const useless = leastUseful(rules, place.hand, taken);
  place.hand = without(place.hand, [useless]) ?? place.hand;
  talon.discard(useless === JOKER ? JOKER : cardText(useless));
}

/** @returns the discard that was taken, which goes back last; undefined for a card of the stock */
function drawCard({ rules }: LobaLaying, place: LobaPlace, talon: Talon): LobaCard | undefined {
  const top = readLobaCard(talon.top() ?? '');
  if (top !== null && isWanted(rules, place, top)) {
    talon.takeTop();
    place.hand = [...place.hand, top];
    return top;
  }
  const card = readLobaCard(talon.draw() ?? talon.takeTop() ?? '');
  if (card !== null) place.hand = [...place.hand, card];
  return undefined;
}

function isWanted(rules: FigureRules, place: LobaPlace, card: LobaCard): boolean {
  if (card === JOKER) return true;
  if (place.figures.some((figure) => lengthened(rules, figure, card) !== null)) return true;
  if (usefulness(card, place.hand) < 2) return false;
  return figuresIn(rules, [...place.hand, card]).some(({ cards }) => cards.includes(card));
}

function lengthen(rules: FigureRules, place: LobaPlace): void {
  for (const card of place.hand) {
    if (place.hand.length === 1) return;
    for (const [index, figure] of place.figures.entries()) {
      const longer = lengthened(rules, figure, card);
      if (longer === null) continue;
      place.figures[index] = longer;
      place.hand = without(place.hand, [card]) ?? place.hand;
      break;
    }
  }
}

/** Of cards that are of equal use, the dearest. */
function leastUseful(
  rules: LobaRules & FigureRules,
  hand: readonly LobaCard[],
  taken: LobaCard | undefined,
): LobaCard {
  const rated = hand.map((card) => {
    const isWild = card === JOKER || (rules.picos && card.rank === '2');
    const use = isWild || card === taken ? Infinity : usefulness(card, hand);
    return { card, use, worth: worthOf(rules, card === JOKER ? JOKER : card.rank) };
  });
  rated.sort((a, b) => (a.use === b.use ? b.worth - a.worth : a.use - b.use));
  return rated[0]?.card ?? JOKER;
}

/** How many others a card could become a figure with. */
function usefulness(card: Card, hand: readonly LobaCard[]): number {
  return hand.filter((other) => other !== JOKER && other !== card && goTogether(card, other))
    .length;
}

function goTogether(one: Card, other: Card): boolean {
  if (one.rank === other.rank) return true;
  const [low, high] = [lowHeight(one), lowHeight(other)];
  return one.suit === other.suit && Math.abs(low - high) <= 2;
}

function lowHeight({ rank, height }: Card): number {
  return rank === 'A' ? height - RANKS.length : height;
}
