/** The little of card notation that a result without cards needs. */
import type { Suit } from '@/engine/match/entries';

/** The suit of a card written rank first: `10H` is a heart. */
export function suitOf(card: string): Suit {
  return card.slice(-1) as Suit;
}
