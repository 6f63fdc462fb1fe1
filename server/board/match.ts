// One match on a board: the pot, whose deal it is, the seats, and the last round, whichever the game.
import type { LooFacts, RoundFacts, RummyFacts, Standing } from '@/engine/match/game';
import { roundsOf, type Timeline } from '@/engine/match/replay';
import { type Amount, amountText, ZERO } from '@/engine/money/amount';
import type { Queryable } from '@/server/database';
import { remember } from '@/server/matches/cache';
import { gameOf, type MatchRow, timelineOf } from '@/server/matches/match';

export interface BoardSeat {
  readonly name: string;
  /** Exact units. */
  readonly net: string;
  /** Points, in a game that counts them. */
  readonly total: number | null;
  readonly state: 'in' | 'out' | 'left';
  readonly reenganches: number;
  readonly deals: boolean;
  readonly won: boolean;
}

export interface LooLast {
  readonly kind: 'loo';
  /** Who won how many tricks, in seating order. */
  readonly tricks: readonly { readonly name: string; readonly count: number }[];
  readonly looed: readonly string[];
  /** Who took the pot without play, or by a flush. */
  readonly taker: string | null;
}

export interface RummyLast {
  readonly kind: 'rummy';
  /** Who went out, or closed; null for a blocked round. */
  readonly wentOut: string | null;
  /** Everybody's points, in seating order. */
  readonly points: readonly { readonly name: string; readonly points: number }[];
  readonly out: readonly string[];
}

export interface BoardMatch {
  readonly game: string;
  /** The table's number in the night. */
  readonly table: number;
  readonly status: 'open' | 'closed' | 'won';
  /** As the next round finds it, antes included; null in a match without stakes. */
  readonly pot: string | null;
  /** The round about to be dealt; null when the match is over. */
  readonly next: {
    readonly round: number;
    readonly dealer: string | null;
    readonly kind: 'single' | 'double' | null;
  } | null;
  /** In seating order, then who has left. */
  readonly seats: readonly BoardSeat[];
  readonly last: LooLast | RummyLast | null;
}

type NameOf = (ref: string) => string;

export async function boardMatch(
  db: Queryable,
  match: MatchRow,
  nameOf: NameOf,
): Promise<BoardMatch> {
  const timeline = await timelineOf(db, match);
  remember(match, timeline);
  const { state } = timeline;
  const game = gameOf(match);
  const upcoming = game.upcoming?.(state) ?? null;
  const dealer = upcoming?.dealer ?? game.dealer(state);
  const summary = game.summary?.(state);
  return {
    game: match.game,
    table: match.tableNumber,
    status: state.status,
    pot: potOf(upcoming?.openingPot ?? state.pot, summary !== undefined),
    next:
      state.status === 'open'
        ? {
            round: state.rounds + 1,
            dealer: dealer === null ? null : nameOf(dealer),
            kind: upcoming?.kind ?? null,
          }
        : null,
    seats: seatsOf(timeline, dealer, summary?.standings, nameOf),
    last: lastRound(timeline, nameOf),
  };
}

/** A pot that has never had a stake in it is no pot. */
function potOf(pot: Amount, mayBeNone: boolean): string | null {
  return mayBeNone && pot.equals(ZERO) ? null : amountText(pot);
}

function seatsOf(
  { state }: Timeline,
  dealer: string | null,
  standings: readonly Standing[] = [],
  nameOf: NameOf,
): BoardSeat[] {
  const left = [...state.net.keys()].filter((ref) => !state.seats.includes(ref));
  return [...state.seats, ...left].map((ref) => {
    const standing = standings.find(({ player }) => player === ref);
    return {
      name: nameOf(ref),
      net: amountText(state.net.get(ref) ?? ZERO),
      total: standing?.total ?? null,
      state: standing?.state ?? (state.seats.includes(ref) ? 'in' : 'left'),
      reenganches: standing?.reenganches ?? 0,
      deals: ref === dealer,
      won: state.winners.includes(ref),
    };
  });
}

function lastRound(timeline: Timeline, nameOf: NameOf): BoardMatch['last'] {
  const round = roundsOf(timeline).at(-1)?.output.round;
  if (!round) return null;
  const { facts } = round;
  return isLoo(facts) ? looLast(facts, nameOf) : rummyLast(facts, nameOf);
}

function looLast({ tricks, looed, taker, dealtIn }: LooFacts, nameOf: NameOf): LooLast {
  return {
    kind: 'loo',
    tricks: dealtIn.flatMap((ref) => {
      const count = tricks.get(ref);
      return count ? [{ name: nameOf(ref), count }] : [];
    }),
    looed: looed.map(nameOf),
    taker: taker === null ? null : nameOf(taker),
  };
}

function rummyLast({ points, wentOut, out }: RummyFacts, nameOf: NameOf): RummyLast {
  return {
    kind: 'rummy',
    wentOut: wentOut === null ? null : nameOf(wentOut),
    points: [...points].map(([ref, count]) => ({ name: nameOf(ref), points: count })),
    out: out.map(nameOf),
  };
}

function isLoo(facts: RoundFacts): facts is LooFacts {
  return 'openingPot' in facts;
}
