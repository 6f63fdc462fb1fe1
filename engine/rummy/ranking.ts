/** Who did better than whom in a match of Loba or Chinchón, by cards and totals, never by money. */
import type { PlayerId } from '@/engine/match/entries';
import { ranked } from '@/engine/match/places';
import type { RummyRules } from './house-rules';
import { type Ending, type RummyState, tallyOf } from './state';

/**
 * Winners, those in by their totals, then those out or gone, the last to go first. Who left after a round and
 * who is out by it went at once; a re-entry is as if one had not gone.
 */
export function rankingOf<Rules extends RummyRules>(
  { best }: Ending<Rules>,
  { own, winners }: RummyState<Rules>,
): PlayerId[][] {
  const others = [...own.tallies.keys()].filter((player) => !winners.includes(player));
  const wentOf = (player: PlayerId) => tallyOf(own, player).went;
  const isIn = (player: PlayerId) => wentOf(player) === null;
  const better = (a: PlayerId, b: PlayerId) => {
    const above = tallyOf(own, a).total - tallyOf(own, b).total;
    return best === 'lowest' ? above : -above;
  };
  const later = (a: PlayerId, b: PlayerId) => (wentOf(b) ?? 0) - (wentOf(a) ?? 0);
  return [
    ...(winners.length > 0 ? [[...winners]] : []),
    ...ranked(others.filter(isIn), better),
    ...ranked(
      others.filter((player) => !isIn(player)),
      later,
    ),
  ];
}
