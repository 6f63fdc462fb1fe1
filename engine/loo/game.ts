/** Both Loo games behind the one `Game` interface; `limited.ts` and `five-card.ts` say how they differ. */

import type { LooRound } from '@/engine/match/entries';
import type { Game } from '@/engine/match/game';
import type { RuleFault } from '@/engine/match/house-rules';
import { judgePenalty } from '@/engine/match/penalty';
import { ranked } from '@/engine/match/places';
import { dealerFrom } from '@/engine/match/seating';
import { judgeRound } from './round';
import { type LooRules, payable } from './rules';
import { judgeClose, judgeJoin, judgeLeave } from './seats';
import type { LooOwn, LooVariant } from './state';
import { upcomingRound } from './upcoming';

/** A Loo game by its variant. @param checkRules what no single house rule can say of itself */
export function looGame<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  checkRules: (rules: Rules) => readonly RuleFault[],
): Game<Rules, LooOwn, LooRound> {
  return {
    id: variant.id,
    houseRules: variant.houseRules,
    bookPlayers: variant.bookPlayers,
    mostPlayers: variant.mostPlayers,
    checkRules,
    open: () => ({
      own: { dealtIn: new Set(), deals: new Map(), lastLoos: [] },
      postings: [],
    }),
    round: (state, entry) => judgeRound(variant, state, entry),
    join: judgeJoin,
    leave: judgeLeave,
    penalty: (state, entry) =>
      judgePenalty(state, entry, (value) => payable(state.setup.rules, value)),
    close: judgeClose,
    ranking: ({ net }) =>
      ranked(net, ([, a], [, b]) => b.compare(a)).map((equals) => equals.map(([player]) => player)),
    upcoming: (state) => upcomingRound(variant, state),
    dealer: (state) =>
      state.status === 'open' ? dealerFrom(state.seats, state.nextDealer, () => true) : null,
  };
}
