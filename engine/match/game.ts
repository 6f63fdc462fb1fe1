/** The one interface behind which every game stands, and the state that a match has between entries. */
import type { Amount } from '@/engine/money/amount';
import type { Posting } from '@/engine/money/posting';
import type {
  Close,
  Entry,
  Join,
  Leave,
  LooRound,
  Penalty,
  PlayerId,
  Reenganche,
  RummyRound,
} from './entries';
import type { HouseRule, RuleFault } from './house-rules';
import type { Problem } from './problem';

export const GAME_IDS = [
  'limited-loo',
  'five-card-loo',
  'loba-de-menos',
  'loba-de-mas',
  'chinchon',
] as const;
export type GameId = (typeof GAME_IDS)[number];

/** How a match begins. `rules` are complete: a changed default never moves an old match. */
export interface Setup<Rules> {
  readonly rules: Rules;
  /** Everybody an entry may name; who is not among them is a stranger. */
  readonly players: readonly PlayerId[];
  /** In the direction of play. */
  readonly seats: readonly PlayerId[];
  readonly dealer: PlayerId;
}

/** A match between two entries. Of bounded size: what was paid and played is in the outputs. */
export interface MatchState<Rules, Own> {
  readonly setup: Setup<Rules>;
  readonly status: 'open' | 'closed' | 'won';
  readonly pot: Amount;
  /** Who sits now, in the direction of play. */
  readonly seats: readonly PlayerId[];
  /** Of everybody who ever sat, in the order in which they first sat down. */
  readonly net: ReadonlyMap<PlayerId, Amount>;
  /** Rounds accepted so far. */
  readonly rounds: number;
  /** The seat whose turn to deal it is; who really deals, depends on who is dealt in. */
  readonly nextDealer: PlayerId;
  readonly winners: readonly PlayerId[];
  /** What only this game has to remember. */
  readonly own: Own;
}

/** What one accepted round was, for the sheet, the board and the statistics. */
export interface RoundOutput {
  /** From 1, among the accepted rounds in playing order. */
  readonly number: number;
  readonly dealer: PlayerId;
  /** This round only; players it did not move are missing. */
  readonly net: ReadonlyMap<PlayerId, Amount>;
  readonly facts: RoundFacts;
}

export interface LooFacts {
  readonly kind: 'single' | 'double';
  readonly openingPot: Amount;
  /** What stays for the next round, loos included. */
  readonly closingPot: Amount;
  readonly played: boolean;
  readonly dealtIn: readonly PlayerId[];
  /** Dealt in and not passed, in seating order; a defender among them. */
  readonly active: readonly PlayerId[];
  readonly miss: PlayerId | null;
  readonly defender: PlayerId | null;
  readonly tricks: ReadonlyMap<PlayerId, number>;
  readonly looed: readonly PlayerId[];
  /** Who took the pot without play, or by a flush. */
  readonly taker: PlayerId | null;
}

export interface RummyFacts {
  readonly points: ReadonlyMap<PlayerId, number>;
  /** Of those in when it was dealt, after it and before re-entries. */
  readonly totals: ReadonlyMap<PlayerId, number>;
  readonly out: readonly PlayerId[];
  /** Who went out, or closed; null for a blocked round. */
  readonly wentOut: PlayerId | null;
}

export type RoundFacts = LooFacts | RummyFacts;

/** What an entry produced; never part of the state. */
export interface Output {
  readonly round: RoundOutput | null;
  readonly postings: readonly Posting[];
}

/** What a game says of one entry: refused with its errors (warnings beside them go unsaid), or what it pays and changes. */
export type Verdict<Rules, Own> =
  | { readonly refused: readonly Problem[] }
  | {
      readonly warnings: readonly Problem[];
      readonly postings: readonly Posting[];
      readonly change: Partial<
        Pick<MatchState<Rules, Own>, 'status' | 'seats' | 'nextDealer' | 'winners' | 'own'>
      >;
      readonly round?: { readonly dealer: PlayerId; readonly facts: RoundFacts };
    };

/** A line of the standings of a game that counts points. */
export interface Standing {
  readonly player: PlayerId;
  readonly total: number;
  readonly state: 'in' | 'out' | 'left';
  readonly reenganches: number;
}

/** What a match's result says beyond pot, dealer and nets. */
export interface Summary {
  readonly standings?: readonly Standing[];
  readonly winners?: readonly PlayerId[];
  readonly mayReenter?: readonly PlayerId[];
  readonly reentryScore?: number | null;
}

/** The round about to be dealt, where a game can tell before anybody has called. */
export interface Upcoming {
  readonly number: number;
  readonly dealer: PlayerId;
  readonly kind: 'single' | 'double';
  readonly openingPot: Amount;
  /** What one trick is worth; in chips without the excess. */
  readonly share: Amount;
}

type State<Rules, Own> = MatchState<Rules, Own>;

/**
 * A game: its house rules as data, and one judge for each kind of entry it knows.
 * Judges are pure; they get a state in which the match is open and never touch pot or nets
 * themselves: they return postings, and `step` books them.
 */
export interface Game<Rules, Own, Round extends LooRound | RummyRound = LooRound | RummyRound> {
  readonly id: GameId;
  readonly houseRules: readonly HouseRule[];
  /** How many the book deals to; others can play, and are warned. */
  readonly bookPlayers: readonly [fewest: number, most: number];
  /** How many the packs can serve; more are refused. */
  readonly mostPlayers: (rules: Rules) => number;
  /** What a single value cannot show: rules that need or exclude each other. */
  readonly checkRules: (rules: Rules) => readonly RuleFault[];
  readonly open: (setup: Setup<Rules>) => { own: Own; postings: readonly Posting[] };
  readonly round: (state: State<Rules, Own>, entry: Round) => Verdict<Rules, Own>;
  readonly join: (state: State<Rules, Own>, entry: Join) => Verdict<Rules, Own>;
  readonly leave: (state: State<Rules, Own>, entry: Leave) => Verdict<Rules, Own>;
  readonly penalty: (state: State<Rules, Own>, entry: Penalty) => Verdict<Rules, Own>;
  readonly close: (state: State<Rules, Own>, entry: Close) => Verdict<Rules, Own>;
  readonly reenganche?: (state: State<Rules, Own>, entry: Reenganche) => Verdict<Rules, Own>;
  /** Everybody who ever sat, the best first, equals together. Asked of a match that is over. */
  readonly ranking: (state: State<Rules, Own>) => readonly (readonly PlayerId[])[];
  /** Who would deal now; null where nobody can. */
  readonly dealer: (state: State<Rules, Own>) => PlayerId | null;
  readonly summary?: (state: State<Rules, Own>) => Summary;
  /** Null when there is no next round. */
  readonly upcoming?: (state: State<Rules, Own>) => Upcoming | null;
}

/**
 * A game whose rules and state the caller need not know: what `replay`, the server and the command
 * line pass around. Made with `anyGame`, so that the one cast stands in one place.
 */
export type AnyGame = Game<unknown, unknown>;

/** Forgets which rules and state a game has. Whoever calls it hands the game's own back to it. */
export function anyGame<Rules, Own, Round extends LooRound | RummyRound>(
  game: Game<Rules, Own, Round>,
): AnyGame {
  return game as unknown as AnyGame;
}

export type { Entry };
