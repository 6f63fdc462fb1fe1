/** How cards are written (format.md, "Cards"): rank, then suit; a ten is `10H`, and `TH` is read too. */
import { type Card, cardText, type Suit } from './card';
import { FRENCH_PACK } from './pack';

const BY_TEXT: ReadonlyMap<string, Card> = new Map(
  FRENCH_PACK.flatMap((card) => {
    const written: [string, Card][] = [[cardText(card), card]];
    if (card.rank === '10') written.push([`T${card.suit}`, card]);
    return written;
  }),
);

/** The card of the French pack that is written so; null where there is none. */
export function readCard(text: string): Card | null {
  return BY_TEXT.get(text) ?? null;
}

/** The suit of a written card; undefined where no card is written so. */
export function suitOf(text: string): Suit | undefined {
  return readCard(text)?.suit;
}
