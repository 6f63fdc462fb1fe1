/** French cards as values: one object for each card, so two cards are the same exactly when they are `===`. */

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Lowest first; the ace is high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export interface Card {
  readonly rank: Rank;
  readonly suit: Suit;
  /** Higher beats lower within a suit: 2 for a two, 14 for the ace. */
  readonly height: number;
}

/** Canonical: rank, then suit; `10H`, never `TH`. */
export function cardText({ rank, suit }: Card): string {
  return `${rank}${suit}`;
}
