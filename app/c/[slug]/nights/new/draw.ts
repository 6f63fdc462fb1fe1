/** Draws one of several, each as likely as the others. */

/** @param random fills an array with random numbers; the browser's own, unless a test has another */
export function draw<T>(
  from: readonly T[],
  random: (into: Uint32Array<ArrayBuffer>) => unknown = (into) => crypto.getRandomValues(into),
): T | undefined {
  if (from.length === 0) return undefined;
  const fair = 2 ** 32 - (2 ** 32 % from.length);
  const number = new Uint32Array(1);
  // Numbers above the last full multiple would favour the first seats.
  do random(number);
  while ((number[0] ?? 0) >= fair);
  return from[(number[0] ?? 0) % from.length];
}
