/** The French pack of 52, without jokers. */
import { type Card, RANKS, SUITS } from './card';

const LOWEST = 2;

/** Every card once, suit by suit, from the two to the ace. */
export const FRENCH_PACK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank, index) => ({ rank, suit, height: index + LOWEST })),
);
