/** Stock and discards of a rummy table: shuffled, dealt from, and rebuilt when the stock runs out. */
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
