/** Where the points of a graph are drawn: no amount passes through a float. */
import { type Amount, amount, ZERO } from '@/engine/money/amount';

/** From the top edge in thousandths of the height: the first value highest, the last lowest, zero within. */
export function heightsOf(totals: readonly string[]): {
  readonly heights: number[];
  readonly zero: number;
} {
  const values = totals.map(amount);
  const top = values.reduce((most, one) => (one.compare(most) > 0 ? one : most), ZERO);
  const bottom = values.reduce((least, one) => (one.compare(least) < 0 ? one : least), ZERO);
  const range = top.sub(bottom);
  // Who is even all along stands in the middle.
  const heightOf = (value: Amount) =>
    range.equals(ZERO) ? 500 : Number(top.sub(value).mul(1000).div(range).floor().n);
  return { heights: values.map(heightOf), zero: heightOf(ZERO) };
}
