/** What a game brings to the table screen: how one of its rounds is entered and shown, and nothing else. */
import type { ComponentType } from 'react';
import type { LooRound, RoundPenalty, RummyRound } from '@/engine/match/entries';
import type { AnyGame, GameId, MatchState, RoundOutput } from '@/engine/match/game';
import type { Problem } from '@/engine/match/problem';
import type { Words } from './words';

export type Round = LooRound | RummyRound;
/** A match's state, whichever the game: a pad takes it for its own game's in one place. */
export type TableState = MatchState<unknown, unknown>;

/** A half-entered round as the screen shows it; a game's own view says more. */
export interface PadView {
  readonly entry: Round;
  /** From 1, as it will be counted. */
  readonly number: number;
  /** Complete, and possible by the rules: it can be saved. */
  readonly ready: boolean;
  readonly problems: readonly Problem[];
}

export interface PartProps<Action, View> {
  readonly view: View;
  readonly words: Words;
  /** Absent for those who watch. */
  readonly tap?: (action: Action) => void;
}

export interface PlayProps<Action, View> extends PartProps<Action, View> {
  /** Opens what concerns this deal only; absent where nothing can be changed. */
  readonly onDeal?: () => void;
}

export interface DealProps<Action, View> {
  readonly onClose: () => void;
  readonly view: View;
  readonly words: Words;
  readonly tap: (action: Action) => void;
}

export interface RefereeProps<Action, View> extends PartProps<Action, View> {
  /** The table as the round found it. */
  readonly before: TableState;
  readonly onClose: () => void;
}

export interface RoundProps {
  readonly entry: Round;
  readonly words: Words;
}

/**
 * The draft is plain data, so that it survives a reload; it changes by actions, and all that may
 * be tapped, the engine says.
 */
export interface Pad<Draft, Action, View extends PadView> {
  readonly game: AnyGame;
  readonly empty: Draft;
  readonly isEmpty: (draft: Draft) => boolean;
  /** What an older version of the app left on the phone may have another form. */
  readonly isDraft: (value: unknown) => value is Draft;
  readonly reduce: (state: TableState, draft: Draft, action: Action) => Draft;
  /** A round that was entered, opened again at the table as it was before it. */
  readonly reopen: (before: TableState, round: Round) => Draft;
  readonly view: (state: TableState, draft: Draft) => View;
  /** What a key does to the draft; null where it does nothing. */
  readonly keyed: (view: View, event: KeyboardEvent) => Action | null;
  /** Puts a penalty into the round being entered; absent where a game's rounds have none. */
  readonly fine?: (penalty: RoundPenalty) => Action;
  /** The pot and the seats, on which the round is entered. */
  readonly Play: ComponentType<PlayProps<Action, View>>;
  /** Below them, above the buttons: what is asked, and what saving would do. */
  readonly Outcome: ComponentType<PartProps<Action, View>>;
  /** What concerns this deal only: who gives, who sits it out. */
  readonly Deal: ComponentType<DealProps<Action, View>>;
  /** Judges the cards of a round, and gives it their tricks; absent where a game has no referee. */
  readonly Referee?: ComponentType<RefereeProps<Action, View>>;
  /** A round as it was entered, in words. */
  readonly RoundWords: ComponentType<RoundProps>;
  /** What a line of the sheet is called: the pot and who dealt, or who went out. */
  readonly LineTitle: ComponentType<{
    readonly output: RoundOutput;
    readonly words: Words;
    readonly game: GameId;
  }>;
}
