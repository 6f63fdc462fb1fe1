// What a night's board shows: the match at the table, and how everybody stands in it.
import type { LooFacts, RoundFacts, Upcoming } from '@/engine/match/game';
import { roundsOf, type Timeline } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { remember } from '@/server/matches/cache';
import { gameOf, type MatchRow, matchIn, timelineOf } from '@/server/matches/match';
import { matchesOf, playersOf } from '@/server/sessions/get';
import { sessionIn } from '@/server/sessions/night';

export interface BoardSeat {
  readonly name: string;
  /** Exact units. */
  readonly net: string;
  readonly deals: boolean;
  readonly here: boolean;
}

export interface BoardRound {
  readonly number: number;
  /** Who won how many tricks, in seating order. */
  readonly tricks: readonly { readonly name: string; readonly count: number }[];
  readonly looed: readonly string[];
  /** Who took the pot without play. */
  readonly taker: string | null;
}

export interface BoardView {
  readonly club: string;
  readonly locale: string;
  readonly date: string;
  /** The version of the night that this shows. */
  readonly version: number;
  readonly match: {
    readonly game: string;
    readonly status: 'open' | 'closed' | 'won';
    readonly pot: string;
    readonly next: {
      readonly round: number;
      readonly dealer: string;
      readonly kind: 'single' | 'double';
      readonly pot: string;
    } | null;
    /** In seating order, then who has left. */
    readonly seats: readonly BoardSeat[];
    readonly last: BoardRound | null;
  } | null;
}

/** The newest open match of the night, or the last one played. No money is on a board, only units. */
export async function boardView(db: Database, scope: Scope, sessionId: string): Promise<BoardView> {
  return snapshot(db, async (tx) => {
    const club = await clubIn(tx, scope);
    const session = await sessionIn(tx, scope, sessionId);
    const { date, version } = session;
    const played = await matchesOf(tx, session);
    const shown = played.findLast((match) => match.status === 'open') ?? played.at(-1);
    const names = new Map((await playersOf(tx, session)).map(({ ref, name }) => [ref, name]));
    const match = shown
      ? await viewOf(tx, await matchIn(tx, scope, shown.id), (ref) => names.get(ref) ?? ref)
      : null;
    return { club: club.name, locale: club.locale, date, version, match };
  });
}

async function viewOf(
  db: Queryable,
  match: MatchRow,
  nameOf: (ref: string) => string,
): Promise<NonNullable<BoardView['match']>> {
  const timeline = await timelineOf(db, match);
  remember(match, timeline);
  const { state } = timeline;
  const next = gameOf(match).upcoming?.(state) ?? null;
  return {
    game: match.game,
    status: state.status,
    pot: amountText(state.pot),
    next: next && nextRound(next, nameOf),
    seats: seatsOf(timeline, next?.dealer ?? null, nameOf),
    last: lastRound(timeline, nameOf),
  };
}

function nextRound(next: Upcoming, nameOf: (ref: string) => string) {
  const { number, dealer, kind, openingPot } = next;
  return { round: number, dealer: nameOf(dealer), kind, pot: amountText(openingPot) };
}

function seatsOf(
  { state }: Timeline,
  dealer: string | null,
  nameOf: (ref: string) => string,
): BoardSeat[] {
  const left = [...state.net.keys()].filter((ref) => !state.seats.includes(ref));
  return [...state.seats, ...left].map((ref) => {
    const net = state.net.get(ref);
    return {
      name: nameOf(ref),
      net: net ? amountText(net) : '0',
      deals: ref === dealer,
      here: state.seats.includes(ref),
    };
  });
}

function lastRound(timeline: Timeline, nameOf: (ref: string) => string): BoardRound | null {
  const round = roundsOf(timeline).at(-1)?.output.round;
  if (!round || !isLoo(round.facts)) return null;
  const { tricks, looed, taker, dealtIn } = round.facts;
  return {
    number: round.number,
    tricks: dealtIn.flatMap((ref) => {
      const count = tricks.get(ref);
      return count ? [{ name: nameOf(ref), count }] : [];
    }),
    looed: looed.map(nameOf),
    taker: taker === null ? null : nameOf(taker),
  };
}

function isLoo(facts: RoundFacts): facts is LooFacts {
  return 'openingPot' in facts;
}
