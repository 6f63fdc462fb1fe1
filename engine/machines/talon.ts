/** The cards of a rummy table: stock and discards, shuffled, dealt from and rebuilt; and what is left of a hand. */
import type { Pack } from '@/engine/rummy/packs';
import type { Random } from './random';

export interface Talon {
  readonly deal: (cards: number) => string[];
  /** Undefined where even the discards are used up. */
  readonly draw: () => string | undefined;
  /** The only discard anybody may take. */
  readonly top: () => string | undefined;
  readonly takeTop: () => string | undefined;
  readonly discard: (card: string) => void;
}

/** A whole pack, shuffled. The first card after the deal opens the discards: `discard(draw())`. */
export function talonOf(pack: Pack, random: Random): Talon {
  let stock = random.shuffled(
    [...pack.cards].flatMap(([card, { copies }]) => Array<string>(copies).fill(card)),
  );
  let discards: string[] = [];
  return {
    deal: (cards) => stock.splice(0, cards),
    draw: () => {
      if (stock.length === 0) {
        stock = random.shuffled(discards.slice(0, -1));
        discards = discards.slice(-1);
      }
      return stock.pop();
    },
    top: () => discards.at(-1),
    takeTop: () => discards.pop(),
    discard: (card) => void discards.push(card),
  };
}

/** A hand without these cards; null where not all of them are in it. */
export function without<Card>(hand: readonly Card[], cards: readonly Card[]): Card[] | null {
  const left = [...hand];
  for (const card of cards) {
    const index = left.indexOf(card);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}
