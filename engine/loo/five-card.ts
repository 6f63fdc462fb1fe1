/** Five-card Loo (Lanterloo): five cards, Pam, a penalty as large as the pot, and flushes (rules/loo.md). */
import type { PlayerId } from '@/engine/match/entries';
import { anyGame } from '@/engine/match/game';
import type { ErrorCode } from '@/engine/match/problem';
import { looGame } from './game';
import { checkLooRules, FIVE_CARD_RULES, type FiveCardRules } from './rules';
import type { AskedCall, Deal, LooVariant } from './state';

/** Everybody may stand or pass; the miss is a house rule, and nobody ever defends. */
function refuseCall(rules: FiveCardRules, { call, others }: AskedCall): ErrorCode | null {
  switch (call) {
    case 'stand':
    case 'pass':
      return null;
    case 'defend':
      return 'defend';
    case 'miss':
      if (!rules.miss.allowed) return 'miss';
      return [...others.values()].includes('miss') ? 'miss-twice' : null;
  }
}

/**
 * The only one in takes the whole pot. When all before the dealer have passed he is that one,
 * whatever his own call; under `carry` he may pass too, and the pot stays.
 */
function unplayed(
  rules: FiveCardRules,
  deal: Deal,
  active: readonly PlayerId[],
): PlayerId | null | undefined {
  if (active.length === 0) return rules.nobodyStands === 'carry' ? null : deal.dealer;
  if (active.length === 1) return active[0];
  return undefined;
}

export const FIVE_CARD: LooVariant<FiveCardRules> = {
  id: 'five-card-loo',
  houseRules: FIVE_CARD_RULES,
  tricks: 5,
  bookPlayers: [3, 8],
  mostPlayers: (rules) => (rules.miss.allowed ? 9 : 10),
  refuseCall,
  unplayed,
  trickShare: (rules) => rules.trickShare,
  flush: (rules) => rules.flush,
  exchange: (rules) => rules.exchange,
  needsTrump: () => false,
};

export const fiveCardLoo = anyGame(looGame(FIVE_CARD, checkLooRules));
