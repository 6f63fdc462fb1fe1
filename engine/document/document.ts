/** The card-night document as the program has it once it is read (format.md, "Document"). */
import type { LogEntry, PlayerId } from '@/engine/match/entries';
import type { GameId, Setup } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import type { AmountInput } from '@/engine/money/amount';
import { gameOf } from './games';

export const FORMAT = 'lanturlu/1';

export interface NightDocument {
  readonly format: typeof FORMAT;
  readonly session?: DocumentSession;
  readonly players: readonly DocumentPlayer[];
  readonly matches: readonly DocumentMatch[];
  readonly expenses?: readonly DocumentExpense[];
}

export interface DocumentSession {
  readonly name?: string;
  readonly date: string;
  readonly currency?: string;
  /** Money for one unit, a decimal string above zero; `1` where it is left out. */
  readonly unitValue?: string;
  readonly roundTo?: number;
}

export interface DocumentPlayer {
  readonly id: PlayerId;
  readonly name: string;
}

export interface DocumentMatch {
  readonly game: GameId;
  /** As written: what differs from the game's defaults, or more. */
  readonly rules?: unknown;
  readonly seats: readonly PlayerId[];
  readonly dealer?: PlayerId;
  readonly log: readonly LogEntry[];
}

/** Money, not units. */
export interface DocumentExpense {
  readonly paidBy: PlayerId;
  readonly amount: AmountInput;
  readonly for: readonly PlayerId[];
  readonly note?: string;
}

/** How a match of a document begins: with complete house rules, and everybody it may name. */
export function setupOf(document: NightDocument, match: DocumentMatch): Setup<unknown> {
  return {
    rules: completeRules(gameOf(match.game).houseRules, match.rules),
    players: document.players.map(({ id }) => id),
    seats: match.seats,
    dealer: match.dealer ?? match.seats[0] ?? '',
  };
}
