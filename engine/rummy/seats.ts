/** Joining, leaving and closing a match of Loba or Chinchón (rules/loba.md "Leave", "Join", "Close"). */
import type { Close, Join, Leave } from '@/engine/match/entries';
import type { Verdict } from '@/engine/match/game';
import { fault, type Problem } from '@/engine/match/problem';
import { seated, unseated } from '@/engine/match/seating';
import type { RummyRules } from './house-rules';
import { shared, stakes, won } from './pot';
import {
  NEW_TALLY,
  playersIn,
  type RummyOwn,
  type RummyState,
  type RummyVariant,
  tallyOf,
  withTally,
} from './state';

/** Pays the stake, no back round fees. Who has ever sat here cannot join again; nor one too many. */
export function judgeJoin<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  state: RummyState<Rules>,
  { player, after }: Join,
): Verdict<Rules, RummyOwn> {
  const { seats, own, setup } = state;
  const problems: Problem[] = [];
  const players = playersIn(seats, own);
  const count = players.length + 1;
  const most = variant.mostPlayers(setup.rules);
  if (count > most) problems.push(fault('players', '', { count, fewest: 2, most }));
  if (!setup.players.includes(player)) problems.push(fault('not-seated', '/player', { player }));
  if (after !== undefined && !seats.includes(after)) {
    problems.push(fault('not-seated', '/after', { player: after }));
  }
  if (seats.includes(player)) problems.push(fault('seated', '/player', { player }));
  else if (own.tallies.has(player)) problems.push(fault('seated-before', '/player', { player }));
  const totals = players.map((one) => tallyOf(own, one).total);
  const entry = variant.ending.lateEntry(setup.rules, totals);
  if (entry === null) problems.push(fault('late-entry', '', { player }));
  if (problems.length > 0 || entry === null) return { refused: problems };
  return {
    warnings: [],
    postings: stakes(setup.rules, [player]),
    change: {
      seats: seated(seats, player, after),
      own: withTally(own, player, { ...NEW_TALLY, ...entry }),
    },
  };
}

/** His stake stays, and he cannot win any more. The only one in cannot leave: he is to win. */
export function judgeLeave<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  state: RummyState<Rules>,
  { player }: Leave,
): Verdict<Rules, RummyOwn> {
  const { seats, own, setup } = state;
  if (!seats.includes(player)) return { refused: [fault('not-seated', '/player', { player })] };
  const left = playersIn(seats, own).filter((one) => one !== player);
  if (left.length === 0) return { refused: [fault('players', '/player', { count: 1 })] };

  const tallies = new Map(own.tallies);
  tallies.delete(player);
  const tally = tallyOf(own, player);
  tallies.set(player, { ...tally, state: 'left', went: tally.went ?? state.rounds });
  const ownAfter = { ...own, tallies };
  const place = unseated(seats, state.nextDealer, player);
  const winners = variant.ending.afterLeaving(setup.rules, place.seats, ownAfter);
  const end = won(variant, setup.rules, state.pot, place.seats, ownAfter, winners);
  return {
    warnings: [],
    postings: end.postings,
    change: { ...place, own: ownAfter, ...end.change },
  };
}

/**
 * Before there is a winner the pot is split among those in. Where one is in and another might still
 * re-enter, closing says that he does not: then the one has won.
 */
export function judgeClose<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  state: RummyState<Rules>,
  _entry: Close,
): Verdict<Rules, RummyOwn> {
  const { seats, own, pot, setup } = state;
  const players = playersIn(seats, own);
  if (players.length === 1 && variant.ending.mayReenter(setup.rules, seats, own).length > 0) {
    return { warnings: [], ...won(variant, setup.rules, pot, seats, own, players) };
  }
  return {
    warnings: [],
    postings: shared(pot, players, 'final-split'),
    change: { status: 'closed' },
  };
}
