/** "Con bazas": what the first laying of a round must be worth (rules/loba.md `minFirstMeld`). */
import { own, type PlayerId, type RummyRound } from '@/engine/match/entries';
import { fault, type Problem, warning } from '@/engine/match/problem';
import type { DeMenosRules } from './loba-rules';
import type { Laid, Melds } from './melds';

/**
 * Where the first laying was not written down, figures tell only if all of them are piernas: an
 * escalera may have been worth more with a joker that was exchanged since.
 */
export function judgeFirstMeld(
  { minFirstMeld: least }: DeMenosRules,
  players: readonly PlayerId[],
  entry: RummyRound,
  melds: Melds,
): Problem[] {
  const given = Object.entries(entry.firstMeld ?? {});
  if (least === 0) return given.length > 0 ? [warning('no-effect', '/firstMeld')] : [];
  const written = given.flatMap(([player, points]) => {
    if (players.includes(player) && points >= least) return [];
    return [fault('first-meld', `/firstMeld/${player}`, { player, points, least })];
  });
  const laid = [...melds.laid].flatMap(([player, one]) => {
    const points = worthAtMost(one);
    const known = own(entry.firstMeld, player) !== undefined;
    if (known || points === null || points >= least) return [];
    return [fault('first-meld', `/melds/${player}`, { player, points, least })];
  });
  return [...written, ...laid];
}

/** Null where nothing was laid, or where it could have been worth more. */
function worthAtMost({ figures }: Laid): number | null {
  const onlyPiernas = figures.every(({ readings }) =>
    readings.every(({ kind }) => kind === 'pierna'),
  );
  if (figures.length === 0 || !onlyPiernas) return null;
  return figures.reduce((sum, { worth }) => sum + worth, 0);
}
