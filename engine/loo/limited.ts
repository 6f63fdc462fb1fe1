/** Limited Loo: three cards, a fixed penalty; a single binds everybody, a double has calls (rules/loo.md). */
import type { Call, PlayerId } from '@/engine/match/entries';
import { anyGame } from '@/engine/match/game';
import type { ErrorCode } from '@/engine/match/problem';
import { looGame } from './game';
import { checkLooRules, LIMITED_RULES, type LimitedRules } from './rules';
import type { AskedCall, Deal, LooVariant } from './state';

/** Whether calls are forbidden: a single, unless the house plays it like a double in everything. */
export function bound(rules: LimitedRules, deal: Deal): boolean {
  return deal.kind === 'single' && rules.single !== 'off';
}

function refuseCall(rules: LimitedRules, asked: AskedCall): ErrorCode | null {
  const { deal, others, player, call } = asked;
  if (call === 'stand') return null;
  if (bound(rules, deal)) return 'single';
  if (rules.clubLaw && asked.trump === 'C') return 'club-law';
  if (player !== deal.dealer) return refuseElder(rules, call, others);
  return refuseDealer(rules, call, othersIn(deal, others), missTaken(others));
}

/** Everybody before the dealer stands, passes, or takes the miss if nobody has it. */
function refuseElder(
  rules: LimitedRules,
  call: Call,
  others: ReadonlyMap<PlayerId, Call>,
): ErrorCode | null {
  if (call === 'defend') return 'defend';
  if (call === 'miss') return refuseMiss(rules, missTaken(others));
  return null;
}

/**
 * What the dealer may call, by who else is in (the table in rules/loo.md).
 * Without the miss there is nothing to defend with, so against a lone stander he must play;
 * a house where he may yield (`dealer-plays-or-yields`) lets him pass even then.
 */
function refuseDealer(
  rules: LimitedRules,
  call: Call,
  others: readonly Call[],
  missGone: boolean,
): ErrorCode | null {
  const lone = others.length === 1 && others[0] === 'stand';
  const mayDefend = rules.loneStander === 'dealer-may-defend';
  switch (call) {
    case 'stand':
      return null;
    case 'pass':
      return lone && mayDefend ? 'dealer-must-play' : null;
    case 'defend':
      return lone && mayDefend && rules.miss.allowed ? null : 'defend';
    case 'miss':
      return others.length === 0 ? 'miss' : refuseMiss(rules, missGone);
  }
}

function refuseMiss(rules: LimitedRules, missGone: boolean): ErrorCode | null {
  if (!rules.miss.allowed) return 'miss';
  return missGone ? 'miss-twice' : null;
}

function missTaken(others: ReadonlyMap<PlayerId, Call>): boolean {
  return [...others.values()].includes('miss');
}

function othersIn(deal: Deal, others: ReadonlyMap<PlayerId, Call>): Call[] {
  return deal.order
    .filter((player) => player !== deal.dealer)
    .map((player) => others.get(player) ?? 'stand')
    .filter((call) => call !== 'pass');
}

/**
 * When all before the dealer pass, the pot is his or carries, whatever he himself says;
 * when only one other is in and the dealer passes, the other takes it.
 */
function unplayed(
  rules: LimitedRules,
  deal: Deal,
  active: readonly PlayerId[],
): PlayerId | null | undefined {
  const elders = active.filter((player) => player !== deal.dealer);
  if (elders.length === 0) return rules.nobodyStands === 'carry' ? null : deal.dealer;
  if (active.length === 1) return elders[0];
  return undefined;
}

export const LIMITED: LooVariant<LimitedRules> = {
  id: 'limited-loo',
  houseRules: LIMITED_RULES,
  tricks: 3,
  bookPlayers: [5, 8],
  mostPlayers: () => 16,
  refuseCall,
  unplayed,
  trickShare: () => 'opening-pot',
  flush: () => 'off',
  exchange: () => false,
  needsTrump: (rules, deal) => rules.clubLaw && !bound(rules, deal),
};

export const limitedLoo = anyGame(looGame(LIMITED, checkLooRules));
