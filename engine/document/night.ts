/** A night, or what a phone has of one, as a document: one way to build it, wherever it is written. */
import type { LogEntry, PlayerId } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import {
  type DocumentExpense,
  type DocumentPlayer,
  type DocumentSession,
  FORMAT,
  type NightDocument,
} from './document';

export interface NightParts {
  readonly session?: DocumentSession | undefined;
  readonly players: readonly { readonly ref: PlayerId; readonly name: string }[];
  readonly matches: readonly {
    readonly game: string;
    /** Complete; the canonical text writes only what differs. */
    readonly rules: unknown;
    readonly seats: readonly PlayerId[];
    readonly dealer: PlayerId;
    readonly log: readonly LogEntry[];
  }[];
  readonly expenses?: readonly DocumentExpense[];
}

/** The document of a night as it is kept elsewhere; what is empty is left out of it. */
export function nightDocument(parts: NightParts): NightDocument {
  const { session, players, matches, expenses = [] } = parts;
  return {
    format: FORMAT,
    ...(session && { session }),
    players: players.map(({ ref, name }): DocumentPlayer => ({ id: ref, name })),
    matches: matches.map(({ game, rules, seats, dealer, log }) => {
      return { game: game as GameId, rules, seats, dealer, log };
    }),
    ...(expenses.length === 0 ? {} : { expenses }),
  };
}

/** @param session its unit value as a decimal text */
export function sessionOf(session: {
  readonly name: string | null;
  readonly date: string;
  readonly currency: string | null;
  readonly unitValue: string;
  readonly roundTo: number;
}): DocumentSession {
  const { name, date, currency, unitValue, roundTo } = session;
  return {
    ...(name === null ? {} : { name }),
    date,
    ...(currency === null ? {} : { currency }),
    unitValue,
    roundTo,
  };
}
