// Whether two bodies say the same, however each was written down.
import { createHash } from 'node:crypto';

/** Keys in one order, so that the same content has the same hash however a phone wrote it. */
export function hashOf(body: unknown): string {
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ordered);
    if (typeof value !== 'object' || value === null) return value;
    const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return pairs.map(([key, inner]) => [key, ordered(inner)]);
  };
  return createHash('sha256')
    .update(JSON.stringify(ordered(body)))
    .digest('base64url');
}
