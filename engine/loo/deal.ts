/** Who is dealt in, who deals, and whether the round is a single or a double. */

import type { LooRound, PlayerId } from '@/engine/match/entries';
import { fault, isError, type Problem, warning } from '@/engine/match/problem';
import { clockwiseAfter, dealerFrom } from '@/engine/match/seating';
import { ZERO } from '@/engine/money/amount';
import type { LooRules } from './rules';
import type { Deal, LooState, LooVariant } from './state';

/**
 * Reads the deal of a round. `deal` is null where nobody could have dealt it.
 * A round is a single when nothing was in the pot before its antes.
 */
export function deal<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  state: LooState<Rules>,
  entry: LooRound,
): { deal: Deal | null; problems: Problem[] } {
  const absent = new Set(entry.absent ?? []);
  const dealtIn = state.seats.filter((player) => !absent.has(player));
  const problems = strangers(state, entry, new Set(dealtIn));

  const most = variant.mostPlayers(state.setup.rules);
  if (dealtIn.length < 2 || dealtIn.length > most) {
    problems.push(fault('players', '/absent', { count: dealtIn.length, fewest: 2, most }));
  }

  const expected = dealerFrom(state.seats, state.nextDealer, (player) => dealtIn.includes(player));
  const dealer = entry.dealer ?? expected;
  if (dealer === null || !state.seats.includes(dealer)) return { deal: null, problems };
  if (!dealtIn.includes(dealer)) problems.push(fault('dealer', '/dealer', { player: dealer }));
  else if (dealer !== expected && expected !== null) {
    problems.push(warning('dealer-out-of-turn', '/dealer', { player: dealer, other: expected }));
  }
  if (problems.some(isError)) return { deal: null, problems };
  const order = clockwiseAfter(state.seats, dealer).filter((player) => dealtIn.includes(player));
  return {
    deal: { dealer, order, kind: state.pot.equals(ZERO) ? 'single' : 'double' },
    problems,
  };
}

/** Everybody the entry names who was not dealt in; only slips may be paid by who sat out. */
function strangers(state: LooState, entry: LooRound, dealtIn: ReadonlySet<PlayerId>): Problem[] {
  const problems: Problem[] = [];
  const check = (player: PlayerId, at: string, among: { has(player: PlayerId): boolean }) => {
    if (!among.has(player)) problems.push(fault('not-seated', at, { player }));
  };
  const seats = new Set(state.seats);
  if (entry.dealer !== undefined) check(entry.dealer, '/dealer', seats);
  entry.absent?.forEach((player, index) => {
    check(player, `/absent/${index}`, seats);
  });
  for (const player of Object.keys(entry.calls ?? {})) check(player, `/calls/${player}`, dealtIn);
  entry.exchanged?.forEach((player, index) => {
    check(player, `/exchanged/${index}`, dealtIn);
  });
  if (Array.isArray(entry.tricks)) {
    entry.tricks.forEach((player: PlayerId, index) => {
      check(player, `/tricks/${index}`, dealtIn);
    });
  } else {
    for (const player of Object.keys(entry.tricks ?? {}))
      check(player, `/tricks/${player}`, dealtIn);
  }
  if (entry.flush !== undefined) check(entry.flush, '/flush', dealtIn);
  entry.exempt?.forEach((player, index) => {
    check(player, `/exempt/${index}`, dealtIn);
  });
  for (const player of Object.keys(entry.cards?.played ?? {})) {
    check(player, `/cards/played/${player}`, dealtIn);
  }
  return problems;
}
