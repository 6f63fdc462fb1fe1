/** The tricks of a round, in order or as counts, brought to one form. */
import type { PlayerId, Tricks } from '@/engine/match/entries';
import type { WonTrick } from './money';

export interface ReadTricks {
  /** One a trick; empty where more are named than any game has. */
  readonly won: readonly WonTrick[];
  readonly total: number;
  readonly counts: ReadonlyMap<PlayerId, number>;
  readonly ordered: boolean;
}

function isList(tricks: Tricks): tricks is readonly PlayerId[] {
  return Array.isArray(tricks);
}

const MOST_TRICKS = 5;

/** Counts are laid out in the given order of players, since nobody knows which trick was whose. */
export function readTricks(tricks: Tricks | undefined, order: readonly PlayerId[]): ReadTricks {
  if (tricks !== undefined && isList(tricks)) {
    const counts = new Map<PlayerId, number>();
    for (const winner of tricks) counts.set(winner, (counts.get(winner) ?? 0) + 1);
    const won = tricks.map((winner, index) => ({ winner, trick: index + 1 }));
    return { won, counts, total: won.length, ordered: true };
  }
  const given = Object.entries(tricks ?? {});
  const counts = new Map(given.filter(([, count]) => count > 0));
  const total = given.reduce((sum, [, count]) => sum + count, 0);
  const won = total <= MOST_TRICKS ? laidOut(counts, order) : [];
  return { won, counts, total, ordered: false };
}

function laidOut(counts: ReadonlyMap<PlayerId, number>, order: readonly PlayerId[]): WonTrick[] {
  return order.flatMap((winner) =>
    Array.from({ length: counts.get(winner) ?? 0 }, () => ({ winner, trick: null })),
  );
}
