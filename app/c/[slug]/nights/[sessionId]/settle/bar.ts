/** How long the bars of a net are, in whole thousandths of half the width: no number passes through a float. */
import { type Amount, amount, ZERO } from '@/engine/money/amount';

const FULL = 1000;

/** @param units exact nets; the longest bar belongs to the largest, whatever its sign */
export function barLengths(units: readonly string[]): number[] {
  const sizes = units.map((one) => amount(one).abs());
  const largest = sizes.reduce((most, size) => (size.compare(most) > 0 ? size : most), ZERO);
  return sizes.map((size) => lengthOf(size, largest));
}

function lengthOf(size: Amount, largest: Amount): number {
  if (size.equals(ZERO)) return 0;
  // Never so short that a gain looks like none.
  return Math.max(12, Number(size.mul(FULL).div(largest).floor().n));
}
