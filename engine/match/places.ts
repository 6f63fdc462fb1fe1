/** Who came first, second and last in a match: a rank, whatever was at stake. */
import type { PlayerId } from './entries';
import type { Game, MatchState } from './game';

/**
 * The place of everybody who ever sat, from 1, in a match that is over; null while it is open. Equals share a
 * place, and the next one is as much lower (1, 1, 3). Winners are first. Loo: by what the match came to for each.
 * Loba and Chinchón: those in at the end by their totals, then those out or gone, who went last before who
 * went earlier, re-entries and money notwithstanding.
 */
export function placesOf<Rules, Own>(
  game: Pick<Game<Rules, Own>, 'ranking'>,
  state: MatchState<Rules, Own>,
): Map<PlayerId, number> | null {
  if (state.status === 'open') return null;
  return new Map(
    placed(game.ranking(state)).flatMap(({ place, equals }) =>
      equals.map((player): [PlayerId, number] => [player, place]),
    ),
  );
}

/** The place of each group of equals, the best first: 1, 1, 3. */
export function placed<T>(
  groups: readonly (readonly T[])[],
): { readonly place: number; readonly equals: readonly T[] }[] {
  let place = 1;
  return groups.map((equals) => {
    const own = { place, equals };
    place += equals.length;
    return own;
  });
}

/** The best first, equals together. @param compare below zero where the first of the two is better */
export function ranked<T>(all: Iterable<T>, compare: (a: T, b: T) => number): T[][] {
  const groups: T[][] = [];
  for (const one of [...all].sort(compare)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}
