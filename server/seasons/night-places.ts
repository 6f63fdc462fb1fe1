// Who won a night: by places in its matches, whatever was at stake in them.
import { placed, ranked } from '@/engine/match/places';
import { type Amount, amount, sum } from '@/engine/money/amount';

/** The place of each who sat in one match that is over, by player. */
export type MatchPlaces = ReadonlyMap<string, number>;

/**
 * The place of everybody who sat in one of a night's matches, of one game or of several. In each match one has
 * the share of the others who ended behind: all of them for who won alone, half for each who is level, nothing
 * for who was last alone. Who has more of that over his matches stands higher; equals share a place
 * (1, 1, 3). Units play no part, so that the stakes of a match, or of another game, do not either.
 */
export function nightPlaces(matches: readonly MatchPlaces[]): Map<string, number> {
  const shares = new Map<string, Amount[]>();
  for (const places of matches) {
    const all = [...places.values()];
    for (const [playerId, own] of places) {
      const behind = all.filter((place) => place > own).length;
      const level = all.filter((place) => place === own).length - 1;
      // Halves, of twice as many as there are others.
      const share = amount(2 * behind + level).div(2 * (all.length - 1));
      shares.set(playerId, [...(shares.get(playerId) ?? []), share]);
    }
  }
  const totals = [...shares].map(([playerId, own]) => ({ playerId, total: sum(own) }));
  return new Map(
    placed(ranked(totals, (a, b) => b.total.compare(a.total))).flatMap(({ place, equals }) =>
      equals.map(({ playerId }): [string, number] => [playerId, place]),
    ),
  );
}
