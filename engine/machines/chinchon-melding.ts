/** How a machine arranges a hand of Chinchón: which cards match, and what is left over. */
import { JOKER } from '@/engine/cards/joker';
import { SPANISH_SUITS, spanishRanks } from '@/engine/cards/spanish';
import type { ChinchonRules } from '@/engine/rummy/chinchon-rules';
import { without } from './talon';

const FEWEST = 3;
const FEWEST_NATURAL = 2;

/** Every way to lay figures out of a hand, each as the cards it leaves over; nothing laid is one of them. */
export function leftovers(rules: ChinchonRules, hand: readonly string[]): (readonly string[])[] {
  const figures = figuresIn(rules, hand);
  const all: string[][] = [];
  const go = (left: string[], from: number) => {
    all.push(left);
    for (let index = from; index < figures.length; index++) {
      const rest = without(left, figures[index] ?? []);
      if (rest !== null) go(rest, index);
    }
  };
  go([...hand], 0);
  return all;
}

/** Seven natural cards of a suit in a row. */
export function isChinchon(rules: ChinchonRules, hand: readonly string[]): boolean {
  const held = new Set(hand);
  const ranks = spanishRanks(rules.deck);
  return SPANISH_SUITS.some((suit) =>
    ranks.some((_, low) => {
      const run = ranks.slice(low, low + hand.length).map((rank) => `${rank}${suit}`);
      return run.length === hand.length && run.every((card) => held.has(card));
    }),
  );
}

function figuresIn(rules: ChinchonRules, hand: readonly string[]): string[][] {
  const jokers = hand.filter((card) => card === JOKER).length;
  const held = new Set(hand);
  return figuresOf(rules.deck).flatMap((cards) => {
    let wild = 0;
    for (const card of cards) if (!held.has(card) && ++wild > jokers) return [];
    if (cards.length > hand.length || cards.length - wild < FEWEST_NATURAL) return [];
    return [cards.map((card) => (held.has(card) ? card : JOKER))];
  });
}

const KNOWN = new Map<number, readonly (readonly string[])[]>();

/** Every figure of a pack, without jokers: asked for at every turn, and always the same. */
function figuresOf(deck: ChinchonRules['deck']): readonly (readonly string[])[] {
  const all = KNOWN.get(deck) ?? [...setsOf(deck), ...runsOf(deck)];
  KNOWN.set(deck, all);
  return all;
}

function setsOf(deck: ChinchonRules['deck']): string[][] {
  return spanishRanks(deck).flatMap((rank) => {
    const suits = SPANISH_SUITS.map((suit) => `${rank}${suit}`);
    return [suits, ...suits.map((missing) => suits.filter((card) => card !== missing))];
  });
}

function runsOf(deck: ChinchonRules['deck']): string[][] {
  return SPANISH_SUITS.flatMap((suit) => {
    const cards = spanishRanks(deck).map((rank) => `${rank}${suit}`);
    return cards.flatMap((_, low) =>
      cards.slice(low + FEWEST - 1).map((_card, more) => cards.slice(low, low + FEWEST + more)),
    );
  });
}
