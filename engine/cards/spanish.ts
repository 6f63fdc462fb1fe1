/** The Spanish pack: oros, copas, espadas, bastos; 10 is the sota, 11 the caballo, 12 the rey. */

export const SPANISH_SUITS = ['O', 'C', 'E', 'B'] as const;
export type SpanishSuit = (typeof SPANISH_SUITS)[number];

/** Lowest first; the pack of 40 has neither eights nor nines, so a sota follows the seven. */
const RANKS_OF_40 = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12];
const RANKS_OF_48 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export interface SpanishCard {
  readonly rank: number;
  readonly suit: SpanishSuit;
}

/** The ranks of a pack in the order of a run. */
export function spanishRanks(deck: 40 | 48): readonly number[] {
  return deck === 40 ? RANKS_OF_40 : RANKS_OF_48;
}

/** Every card of the pack once, suit by suit. */
export function spanishPack(deck: 40 | 48): SpanishCard[] {
  return SPANISH_SUITS.flatMap((suit) => spanishRanks(deck).map((rank) => ({ rank, suit })));
}

/** Rank, then suit, as the document writes it: `12O` is the rey of oros. */
export function spanishText({ rank, suit }: SpanishCard): string {
  return `${rank}${suit}`;
}
