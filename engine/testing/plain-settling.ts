/** The fewest payments of a night by exhaustive search, to hold the settling against. */

/** The fewest payments there can be, by trying every way to settle the first who is not even. */
export function fewest(values: readonly bigint[]): number {
  const [first, ...others] = values.filter((value) => value !== 0n);
  if (first === undefined) return 0;
  const ways = others.flatMap((other, index) =>
    other < 0n === first < 0n ? [] : [1 + fewest(others.with(index, other + first))],
  );
  return Math.min(...ways);
}
