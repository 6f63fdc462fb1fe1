// Input that is refused before any procedure looks at it.

/** Deeper than any document of ours; a parser that calls itself would run out of stack. */
const DEEPEST = 32;

// Postgres keeps no NUL character, and half a surrogate pair would come back as something else.
const UNKEEPABLE = /\0|\p{Cs}/u;

/** Whether all texts in it, also names of fields, can be kept, and it ends in reasonable depth. */
export function isWholesome(input: unknown, depth = 0): boolean {
  if (typeof input === 'string') return !UNKEEPABLE.test(input);
  if (typeof input !== 'object' || input === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(input)) return input.every((one) => isWholesome(one, depth + 1));
  return Object.entries(input).every(
    ([field, value]) => !UNKEEPABLE.test(field) && isWholesome(value, depth + 1),
  );
}
