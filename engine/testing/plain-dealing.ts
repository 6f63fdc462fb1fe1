/** Whether hands can come from one pack, by exhaustive search, to hold the decision against. */
import type { WantedHand } from '@/engine/rummy/pack-values';

/** Deals card by card, each to every hand or to nobody: as plain as it is slow. */
export function canDealSlowly(cards: readonly number[], hands: readonly WantedHand[]): boolean {
  if (hands.every(({ points }) => points === 0)) return true;
  const [card, ...rest] = cards;
  if (card === undefined) return false;
  const given = hands.some(({ points, most }, index) => {
    if (points < card || most < 1) return false;
    const after = hands.map((hand, at) =>
      at === index ? { points: points - card, most: most - 1 } : hand,
    );
    return canDealSlowly(rest, after);
  });
  return given || canDealSlowly(rest, hands);
}
