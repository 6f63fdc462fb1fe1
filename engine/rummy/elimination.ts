/** Matches in which whoever reaches the limit is out, and the last one in wins (rules/loba.md). */
import type { PlayerId } from '@/engine/match/entries';
import type { EliminationRules } from './house-rules';
import { mayReenter, reentryScore } from './reenganche';
import {
  type Ending,
  type PlayedRound,
  playersIn,
  type RummyOwn,
  tallyOf,
  withPoints,
} from './state';

/**
 * @param isLast whether a match is decided with this round, whoever is left: then the lowest total
 * of those in has won.
 */
export function elimination<Rules extends EliminationRules>(
  isLast: (rules: Rules, round: number) => boolean = () => false,
): Ending<Rules> {
  return {
    best: 'lowest',
    afterRound: (rules, round) => {
      const { own, out } = counted(rules, round);
      const left = round.players.filter((player) => !out.includes(player));
      if (left.length === 0) return { own, out, winners: lowest(own, round.players) };
      if (isLast(rules, round.number)) return { own, out, winners: lowest(own, left) };
      return { own, out, winners: lastOneIn(rules, round.seats, own) };
    },
    afterLeaving: lastOneIn,
    mayReenter,
    lateEntry: ({ lateEntry }, totals) => {
      if (lateEntry === 'no') return null;
      return {
        total: Math.max(...totals),
        reenganches: lateEntry === 'highest-counts' ? 1 : 0,
      };
    },
  };
}

/** The totals after a round, who is out by it, and at what score those may re-enter. */
function counted<Rules extends EliminationRules>(
  rules: Rules,
  round: PlayedRound,
): { own: RummyOwn; out: PlayerId[] } {
  const tallies = withPoints(round);
  const out: PlayerId[] = [];
  const totalsIn: number[] = [];
  for (const player of round.players) {
    const tally = tallyOf({ tallies }, player);
    const total = rules.floor === null ? tally.total : Math.max(rules.floor, tally.total);
    const isOut = reaches(rules, total);
    if (isOut) out.push(player);
    else totalsIn.push(total);
    const now = isOut
      ? ({ state: 'out', went: round.number } as const)
      : ({ state: 'in', went: null } as const);
    tallies.set(player, { ...tally, total, ...now });
  }
  return {
    own: { tallies, justOut: out, reentryScore: reentryScore(rules, totalsIn) },
    out,
  };
}

function reaches({ limit, limitRule }: EliminationRules, total: number): boolean {
  if (limit === null) return false;
  return limitRule === 'reaches' ? total >= limit : total > limit;
}

function lowest(own: RummyOwn, players: readonly PlayerId[]): PlayerId[] {
  const least = Math.min(...players.map((player) => tallyOf(own, player).total));
  return players.filter((player) => tallyOf(own, player).total === least);
}

/** The only one in has won, unless somebody may still re-enter against him. */
function lastOneIn<Rules extends EliminationRules>(
  rules: Rules,
  seats: readonly PlayerId[],
  own: RummyOwn,
): PlayerId[] {
  const left = playersIn(seats, own);
  return left.length === 1 && mayReenter(rules, seats, own).length === 0 ? left : [];
}
