/** What a Loo match remembers between rounds, and what makes limited and five-card two games. */

import type { Call, LooRound, PlayerId, Suit } from '@/engine/match/entries';
import type { GameId, MatchState } from '@/engine/match/game';
import type { HouseRule } from '@/engine/match/house-rules';
import type { ErrorCode, Problem } from '@/engine/match/problem';
import type { Amount } from '@/engine/money/amount';
import type { LooRules } from './rules';

export interface LooOwn {
  /** Who has been dealt in at least once: they share what is left at the close. */
  readonly dealtIn: ReadonlySet<PlayerId>;
  /** How often each one has dealt. */
  readonly deals: ReadonlyMap<PlayerId, number>;
  /** The loos of the last round, which a house may excuse; empty after a round taken unplayed. */
  readonly lastLoos: readonly (readonly [PlayerId, Amount])[];
}

export type LooState<Rules extends LooRules = LooRules> = MatchState<Rules, LooOwn>;

/** A round as it was dealt, before anybody called. */
export interface Deal {
  readonly dealer: PlayerId;
  /** Everybody dealt in, clockwise from the dealer's left, the dealer last. */
  readonly order: readonly PlayerId[];
  readonly kind: 'single' | 'double';
}

/** What the calls led to. */
export interface Called {
  readonly calls: ReadonlyMap<PlayerId, Call>;
  /** Dealt in and not passed, clockwise from the dealer's left. */
  readonly active: readonly PlayerId[];
  readonly miss: PlayerId | null;
  readonly defender: PlayerId | null;
  /** Who takes the pot without play, null for a pot that carries; undefined for a round to be played. */
  readonly unplayed: PlayerId | null | undefined;
}

/** What the cards in front of their owners say, where they were written down. */
export interface Refereed {
  readonly problems: readonly Problem[];
  /** Winners in order; null where the cards cannot tell. */
  readonly tricks: readonly PlayerId[] | null;
}

export type Referee<Rules extends LooRules> = (
  rules: Rules,
  deal: Deal,
  called: Called,
  entry: LooRound,
) => Refereed;

/** One player's call, asked for before it counts. */
export interface AskedCall {
  readonly deal: Deal;
  /** What the others have called; who is missing stands. */
  readonly others: ReadonlyMap<PlayerId, Call>;
  readonly player: PlayerId;
  readonly call: Call;
  readonly trump: Suit | undefined;
}

export type Flush = 'off' | 'pot-and-next' | 'pot-and-pay' | 'stood-only';

/** The two games differ in this, and in nothing else. */
export interface LooVariant<Rules extends LooRules> {
  readonly id: Extract<GameId, 'limited-loo' | 'five-card-loo'>;
  readonly houseRules: readonly HouseRule[];
  readonly tricks: 3 | 5;
  /** Players dealt in whom the book knows; others only warn. */
  readonly bookPlayers: readonly [number, number];
  /** How many one pack can serve. */
  readonly mostPlayers: (rules: Rules) => number;
  /**
   * Why a player may not call this, given what others have called; null where he may.
   * The judge asks it for every call made, the screen for every call it could offer.
   */
  readonly refuseCall: (rules: Rules, asked: AskedCall) => ErrorCode | null;
  /** Who takes the pot without play; null: it carries; undefined: the round is played. */
  readonly unplayed: (
    rules: Rules,
    deal: Deal,
    active: readonly PlayerId[],
  ) => PlayerId | null | undefined;
  readonly trickShare: (rules: Rules) => 'opening-pot' | 'remaining-pot';
  readonly flush: (rules: Rules) => Flush;
  readonly exchange: (rules: Rules) => boolean;
  /** Whether trump must be known for the calls to be judged. */
  readonly needsTrump: (rules: Rules, deal: Deal) => boolean;
  readonly referee?: Referee<Rules>;
}
