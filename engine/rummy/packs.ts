/** The packs of the three games: which cards they have, how often, and what each is worth. */
import { cardText } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';
import { readCard } from '@/engine/cards/notation';
import { FRENCH_PACK } from '@/engine/cards/pack';
import { spanishPack, spanishText } from '@/engine/cards/spanish';
import type { ChinchonRules } from './chinchon-rules';
import type { LobaRules } from './loba-rules';
import { worthOf } from './values';

export interface PackCard {
  /** How often the pack has it. */
  readonly copies: number;
  readonly worth: number;
}

export interface Pack {
  readonly cards: ReadonlyMap<string, PackCard>;
  /** The canonical name of a written card; what it cannot read stays as it is, and is in no pack. */
  readonly name: (written: string) => string;
}

const LOBA_PACKS = 2;

/** Two French packs, with four jokers or without. */
export function lobaPack(rules: LobaRules): Pack {
  const cards = FRENCH_PACK.map((card): [string, PackCard] => [
    cardText(card),
    { copies: LOBA_PACKS, worth: worthOf(rules, card.rank) },
  ]);
  const jokers = { copies: rules.jokers, worth: worthOf(rules, JOKER) };
  return { cards: new Map([...cards, [JOKER, jokers]]), name: frenchName };
}

function frenchName(written: string): string {
  const card = readCard(written);
  return card === null ? written : cardText(card);
}

const FIGURE_VALUES: Readonly<Record<ChinchonRules['figures'], readonly number[]>> = {
  '10-10-10': [10, 10, 10],
  '10-11-12': [10, 11, 12],
  '8-9-10': [8, 9, 10],
};

const SOTA = 10;

/** One or two Spanish packs, and some jokers beside them. */
export function chinchonPack(rules: ChinchonRules): Pack {
  const cards = spanishPack(rules.deck).map((card): [string, PackCard] => [
    spanishText(card),
    { copies: rules.packs, worth: spanishWorth(rules, card.rank) },
  ]);
  const jokers = { copies: rules.jokers, worth: rules.jokerValue };
  return { cards: new Map([...cards, [JOKER, jokers]]), name: (written) => written };
}

/** What a rank counts in a hand of Chinchón, in points. */
export function spanishWorth({ figures }: Pick<ChinchonRules, 'figures'>, rank: number): number {
  return FIGURE_VALUES[figures][rank - SOTA] ?? rank;
}

/** The most that so many cards of a full pack can be worth. */
export function mostPoints(pack: Pack, cards: number): number {
  const worths = [...pack.cards.values()].flatMap(({ copies, worth }) =>
    Array<number>(copies).fill(worth),
  );
  return worths
    .sort((a, b) => b - a)
    .slice(0, cards)
    .reduce((sum, worth) => sum + worth, 0);
}
