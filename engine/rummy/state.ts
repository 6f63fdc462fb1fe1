/** What a match of Loba or Chinchón remembers between rounds, and what makes them three games. */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import type { GameId, MatchState } from '@/engine/match/game';
import type { HouseRule } from '@/engine/match/house-rules';
import type { Problem } from '@/engine/match/problem';
import type { RummyRules } from './house-rules';

/** A player's running score. */
export interface Tally {
  readonly total: number;
  readonly state: 'in' | 'out' | 'left';
  readonly reenganches: number;
  /** Whether he has been dealt in at least once. */
  readonly dealt: boolean;
  /** The round by which he is out, or after which he left; null while he is in. */
  readonly went: number | null;
}

export interface RummyOwn {
  /** Of everybody who ever sat; those who left stand last, in the order in which they left. */
  readonly tallies: ReadonlyMap<PlayerId, Tally>;
  /** Who went out in the last round, and may re-enter until the next one. */
  readonly justOut: readonly PlayerId[];
  /** At which score, fixed when that round ended; null where nobody was left in. */
  readonly reentryScore: number | null;
}

export type RummyState<Rules extends RummyRules = RummyRules> = MatchState<Rules, RummyOwn>;

/** A round as it was dealt. */
export interface Table<Rules extends RummyRules> {
  readonly rules: Rules;
  /** From 1, if this one is accepted. */
  readonly round: number;
  /** Everybody in, in seating order. */
  readonly players: readonly PlayerId[];
}

/** What a round's entry says of its points. */
export interface Scored {
  readonly problems: readonly Problem[];
  /** Of everybody in, where there is no error. */
  readonly points: ReadonlyMap<PlayerId, number>;
  /** Who went out, or closed; null for a blocked round. */
  readonly wentOut: PlayerId | null;
  /** Who has won the match with this round, whatever the totals are. */
  readonly wins?: PlayerId;
}

export interface PlayedRound {
  readonly number: number;
  readonly seats: readonly PlayerId[];
  readonly own: RummyOwn;
  /** Everybody who was in for it, in seating order. */
  readonly players: readonly PlayerId[];
  readonly points: ReadonlyMap<PlayerId, number>;
}

export interface Outcome {
  readonly own: RummyOwn;
  /** Who is out by this round. */
  readonly out: readonly PlayerId[];
  /** Empty while the match goes on. */
  readonly winners: readonly PlayerId[];
}

/** How a match ends, and on what terms others come to it late: by elimination, or as a race. */
export interface Ending<Rules extends RummyRules> {
  /** Which total is the best one. */
  readonly best: 'lowest' | 'highest';
  readonly afterRound: (rules: Rules, round: PlayedRound) => Outcome;
  /** Who has won by somebody's leaving; nobody, as a rule. */
  readonly afterLeaving: (
    rules: Rules,
    seats: readonly PlayerId[],
    own: RummyOwn,
  ) => readonly PlayerId[];
  /** Who may re-enter now, in seating order. */
  readonly mayReenter: (
    rules: Rules,
    seats: readonly PlayerId[],
    own: RummyOwn,
  ) => readonly PlayerId[];
  /** With what a newcomer begins; null where nobody may come late. */
  readonly lateEntry: (
    rules: Rules,
    totals: readonly number[],
  ) => Pick<Tally, 'total' | 'reenganches'> | null;
}

/** The three games differ in this, and in nothing else. */
export interface RummyVariant<Rules extends RummyRules> {
  readonly id: Extract<GameId, 'loba-de-menos' | 'loba-de-mas' | 'chinchon'>;
  readonly houseRules: readonly HouseRule[];
  /** How many players the packs can serve. */
  readonly mostPlayers: (rules: Rules) => number;
  readonly score: (table: Table<Rules>, entry: RummyRound) => Scored;
  readonly ending: Ending<Rules>;
  /** Whether the others also pay their points to the winner. */
  readonly pointsArePaid: (rules: Rules) => boolean;
}

export const NEW_TALLY: Tally = {
  total: 0,
  state: 'in',
  reenganches: 0,
  dealt: false,
  went: null,
};

/** A player's score; that of a newcomer for who has none yet. */
export function tallyOf({ tallies }: Pick<RummyOwn, 'tallies'>, player: PlayerId): Tally {
  return tallies.get(player) ?? NEW_TALLY;
}

/** Who is in, in seating order. */
export function playersIn(seats: readonly PlayerId[], own: RummyOwn): PlayerId[] {
  return seats.filter((player) => tallyOf(own, player).state === 'in');
}

/** The same match with one player's score changed. */
export function withTally(own: RummyOwn, player: PlayerId, change: Partial<Tally>): RummyOwn {
  const tallies = new Map(own.tallies);
  tallies.set(player, { ...tallyOf(own, player), ...change });
  return { ...own, tallies };
}

/** Everybody's tally with the points of a round: who was in for it has been dealt in. */
export function withPoints({ own, players, points }: PlayedRound): Map<PlayerId, Tally> {
  const tallies = new Map(own.tallies);
  for (const player of players) {
    const tally = tallyOf(own, player);
    const total = tally.total + (points.get(player) ?? 0);
    tallies.set(player, { ...tally, total, dealt: true });
  }
  return tallies;
}

/** All who ever sat, in seating order, then those who left. */
export function inStandingOrder(seats: readonly PlayerId[], own: RummyOwn): PlayerId[] {
  const left = [...own.tallies].filter(([, tally]) => tally.state === 'left');
  return [...seats, ...left.map(([player]) => player)];
}
