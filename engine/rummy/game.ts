/** Loba de Menos, Loba de Más and Chinchón behind the one `Game` interface; their own files say how they differ. */
import type { RummyRound } from '@/engine/match/entries';
import type { Game } from '@/engine/match/game';
import type { RuleFault } from '@/engine/match/house-rules';
import { judgePenalty } from '@/engine/match/penalty';
import { BOOK_PLAYERS, expectedDealer } from './deal';
import type { RummyRules } from './house-rules';
import { stakes } from './pot';
import { rankingOf } from './ranking';
import { judgeRound } from './round';
import { judgeClose, judgeJoin, judgeLeave } from './seats';
import { inStandingOrder, NEW_TALLY, type RummyOwn, type RummyVariant, tallyOf } from './state';

/**
 * A game of the family by its variant.
 * @param checkRules what no single house rule can say of itself
 */
export function rummyGame<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  checkRules: (rules: Rules) => readonly RuleFault[],
): Game<Rules, RummyOwn, RummyRound> {
  return {
    id: variant.id,
    houseRules: variant.houseRules,
    bookPlayers: BOOK_PLAYERS,
    mostPlayers: variant.mostPlayers,
    checkRules,
    open: ({ rules, seats }) => ({
      own: {
        tallies: new Map(seats.map((player) => [player, NEW_TALLY])),
        justOut: [],
        reentryScore: null,
      },
      postings: stakes(rules, seats),
    }),
    round: (state, entry) => judgeRound(variant, state, entry),
    join: (state, entry) => judgeJoin(variant, state, entry),
    leave: (state, entry) => judgeLeave(variant, state, entry),
    penalty: (state, entry) => judgePenalty(state, entry),
    close: (state, entry) => judgeClose(variant, state, entry),
    ranking: (state) => rankingOf(variant.ending, state),
    dealer: (state) => (state.status === 'open' ? expectedDealer(state) : null),
    summary: ({ status, seats, own, setup, winners }) => {
      const mayReenter =
        status === 'open' ? variant.ending.mayReenter(setup.rules, seats, own) : [];
      return {
        standings: inStandingOrder(seats, own).map((player) => {
          const { total, state, reenganches } = tallyOf(own, player);
          return { player, total, state, reenganches };
        }),
        winners,
        mayReenter,
        reentryScore: mayReenter.length > 0 ? own.reentryScore : null,
      };
    },
  };
}
