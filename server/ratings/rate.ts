// How strong players are by their places in matches, one match after another: the same from the same places, always.
import { ordinal, rate, rating } from 'openskill';

/** What is believed of a player's strength in one game, and how far it may be off. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
  /** Of how many matches it is. */
  readonly matches: number;
}

/** Nothing is known of him yet. */
const UNKNOWN: Strength = { ...rating(), matches: 0 };

/** After fewer matches a rating says more of the cards than of the player, and has no place. */
export const SETTLED_AFTER = 10;

export interface RankedPlayer {
  readonly playerId: string;
  /** From 1; equals share one. */
  readonly place: number;
}

/**
 * Everybody's strength after a match, by what it was before; each plays for himself.
 * @returns only those who sat
 */
export function strengthsAfter(
  before: ReadonlyMap<string, Strength>,
  ranked: readonly RankedPlayer[],
): Map<string, Strength> {
  // In one order, so that no sum of floats depends on how the rows were read.
  const inOrder = [...ranked].sort(
    (a, b) => a.place - b.place || (a.playerId < b.playerId ? -1 : 1),
  );
  const old = inOrder.map(({ playerId }) => before.get(playerId) ?? UNKNOWN);
  const teams = rate(
    old.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: inOrder.map(({ place }) => place) },
  );
  return new Map(
    inOrder.map(({ playerId }, at): [string, Strength] => {
      const { mu, sigma } = teams[at]![0]!;
      return [playerId, { mu, sigma, matches: old[at]!.matches + 1 }];
    }),
  );
}

export const isProvisional = ({ matches }: Pick<Strength, 'matches'>) => matches < SETTLED_AFTER;

/**
 * The number that people are ranked by: what he is at least, as good as certainly (mu − 3 sigma), to two
 * digits, so that what looks equal is equal. It begins at 0 and may fall below.
 * @returns text of a decimal, `12.34`
 */
export function shownRating({ mu, sigma }: Pick<Strength, 'mu' | 'sigma'>): string {
  const hundredths = Math.round(ordinal({ mu, sigma }) * 100);
  // Neither of the two zeros has a sign.
  return (hundredths === 0 ? 0 : hundredths / 100).toFixed(2);
}
