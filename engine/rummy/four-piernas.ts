/** "Pierna de cuatro": how many four-suit piernas a player has laid (rules/loba.md `fourPierna`). */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import { fault, type Problem, warning } from '@/engine/match/problem';
import type { LobaRules } from './loba-rules';
import { fourPiernasOf, laidBy, type Melds } from './melds';

/** Nine cards hold two, and so do ten. */
const MOST = 2;

/** Counted where figures are not written down; where they are, the count has to be theirs. */
export function judgeFourPiernas(
  { fourPierna }: LobaRules,
  players: readonly PlayerId[],
  entry: RummyRound,
  melds: Melds,
): Problem[] {
  const given = Object.entries(entry.fourPiernas ?? {});
  if (!fourPierna) return given.length > 0 ? [warning('no-effect', '/fourPiernas')] : [];
  return given.flatMap(([player, count]) => {
    const disagrees =
      laidBy(melds, player) !== undefined && fourPiernasOf(melds, entry, player) !== count;
    if (players.includes(player) && count <= MOST && !disagrees) return [];
    return [fault('four-piernas', `/fourPiernas/${player}`, { player, count })];
  });
}
