/** What the store keeps of a match, what it sends, and what it lets a screen see. */
import type { DocumentSession } from '@/engine/document/document';
import type { Amend, Entry, Insert, LogEntry, PlayerId, Void } from '@/engine/match/entries';
import type { Setup } from '@/engine/match/game';
import type { LocatedProblem } from '@/engine/match/problem';
import type { Timeline } from '@/engine/match/replay';
import type { RefusalCode } from '@/server/refusal';

/** An entry by its number, or by its client id while it is on this phone only. */
export type EntryRef = number | string;

/** An entry as a phone writes it: a correction may name what is not confirmed yet. */
export type SentEntry =
  | Entry
  | (Omit<Void, 'entry'> & { readonly entry: EntryRef })
  | (Omit<Amend, 'entry'> & { readonly entry: EntryRef })
  | (Omit<Insert, 'before'> & { readonly before: EntryRef });

/** A row of the server's log. */
export interface ConfirmedEntry {
  readonly number: number;
  readonly clientId: string;
  readonly entry: LogEntry;
  /** Who entered it; null where a link was used. */
  readonly by: string | null;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** Where a match is found again by somebody who reads that something of it waits here. */
export interface Place {
  /** The table's address. */
  readonly address: string;
  /** The night's date, and its name if it has one. */
  readonly date: string;
  readonly name: string | null;
}

/** An entry that waits on this phone. It is never changed once it was sent. */
export interface OutboxItem {
  readonly clientId: string;
  readonly matchId: string;
  readonly entry: SentEntry;
  /** Its place in the queue of its match. */
  readonly place: number;
  /** How many confirmed entries the scorer had before him: what is newer he may not know of. */
  readonly seen: number;
  /** When it was entered, by this phone's clock, in milliseconds. */
  readonly enteredAt: number;
  readonly at?: Place;
}

/** Where an entry has got to. */
export type EntryState = 'onThisPhone' | 'sent' | 'confirmed';

/** An entry in the log as this phone sees it. The number of one not yet confirmed is provisional. */
export interface LogRow {
  readonly number: number;
  readonly clientId: string;
  readonly entry: LogEntry;
  readonly state: EntryState;
  readonly by: string | null;
  /** When it was entered, ISO 8601: by the phone's clock, or when the server got it. */
  readonly at: string;
}

/** Why the server said no. */
export interface Refused {
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly problems: readonly LocatedProblem[];
}

/** What keeps the queue from going on until somebody decides. */
export type Stop =
  | { readonly kind: 'refused'; readonly item: OutboxItem; readonly refused: Refused }
  /** Two phones saved a round, or corrected the same entry; `theirs` came first. */
  | {
      readonly kind: 'both';
      readonly item: OutboxItem;
      readonly theirs: readonly ConfirmedEntry[];
    }
  | { readonly kind: 'signed-out' };

/** Who took the scoring, as the server tells every phone. */
export interface Scoring {
  /** Null where a link was used, which has no name. */
  readonly name: string | null;
  readonly phone: string;
}

/** Who scores, as this phone sees it. */
export interface Scorer {
  readonly name: string | null;
  /** It is this phone. */
  readonly mine: boolean;
}

export type MatchStatus = 'open' | 'closed' | 'won';

/** The part of a match that a server component gives as the first value. */
export interface MatchSnapshot {
  readonly id: string;
  readonly sessionId: string;
  readonly game: string;
  readonly rules: unknown;
  readonly seats: readonly PlayerId[];
  readonly dealer: PlayerId;
  readonly players: readonly { readonly ref: PlayerId; readonly name: string }[];
  readonly log: readonly ConfirmedEntry[];
  readonly sessionVersion: number;
  readonly nightStatus: string;
  /** It counts in another night than its own: its own being settled does not close it. */
  readonly carried?: boolean;
  /** Null or absent while nobody does. */
  readonly scoring?: Scoring | null;
  /** The night, as its document says it. */
  readonly session?: DocumentSession;
}

/** One moment of the store, never changed: what `useSyncExternalStore` compares. */
export interface TableState {
  readonly setup: Setup<unknown>;
  /** Confirmed and waiting entries, replayed together. */
  readonly timeline: Timeline;
  readonly rows: readonly LogRow[];
  readonly outbox: readonly OutboxItem[];
  readonly confirmed: number;
  readonly stop: Stop | null;
  readonly names: ReadonlyMap<PlayerId, string>;
  readonly nightStatus: string;
  /** Null while nobody has begun. */
  readonly scorer: Scorer | null;
  /** Whether what others enter arrives at once. */
  readonly live: boolean;
  /** Until when it did, in milliseconds; null before the first connection. */
  readonly asOf: number | null;
  /** Whether waiting entries survive a reload of this page. */
  readonly durable: boolean;
  /** Whether the outbox of an earlier visit has been read. */
  readonly ready: boolean;
}
