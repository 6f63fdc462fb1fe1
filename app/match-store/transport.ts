/** The network's edge: everything the store asks of it, so that a test can drop, delay and repeat. */
import type { RefusalCode } from '@/server/refusal';
import { LONGEST_MS, LOOKED_AT_MS } from './backoff';
import type { ConfirmedEntry, Refused, Scoring, SentEntry } from './types';

export interface Append {
  readonly clientId: string;
  readonly expectedVersion: number;
  readonly entry: SentEntry;
  /** Scores from then on, where nobody did. */
  readonly phone: string;
}

export interface Appended {
  readonly number: number;
  /** How many entries the match has now. */
  readonly version: number;
}

/** What happened in the night since a version of it, as far as this match goes. */
export interface News {
  readonly sessionVersion: number;
  readonly nightStatus: string;
  readonly players: readonly { readonly ref: string; readonly name: string }[];
  readonly entries: readonly ConfirmedEntry[];
  readonly scoring?: Scoring | null;
}

export interface TakenOver {
  readonly scoring: Scoring;
  readonly sessionVersion: number;
}

export interface Watcher {
  readonly onNews: (news: News) => void;
  /** The stream stands, or it has broken and tries again. */
  readonly onLine: (live: boolean) => void;
}

export interface Transport {
  /** @throws Refusal where the server says no; anything else means that no answer came. */
  append(input: Append): Promise<Appended>;
  /** @throws as `append` */
  takeOver(phone: string): Promise<TakenOver>;
  /** The whole match, where what is known has a gap. */
  read(): Promise<News>;
  /** @returns how to end it. */
  watch(since: number, watcher: Watcher): () => void;
}

/** The server's no, with what a stale sender had missed. */
export class Refusal extends Error {
  constructor(
    readonly refused: Refused,
    readonly missed: readonly ConfirmedEntry[] = [],
  ) {
    super(refused.code);
    this.name = 'Refusal';
  }
}

const PASSING: ReadonlySet<RefusalCode> = new Set(['internal', 'unavailable', 'too-many-attempts']);

/** Trouble of the server's own: nothing is wrong with what was asked. */
export function isPassingCode(code: RefusalCode): boolean {
  return PASSING.has(code);
}

/** No answer, or a passing one: it goes out again later. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof Refusal) || isPassingCode(error.refused.code);
}

/** How long to wait for the next try at most. @param lookedAt somebody has the page before him */
export function patience(error: unknown, lookedAt: boolean): number {
  const soon = !(error instanceof Refusal) || SOON.has(error.refused.code);
  return soon && lookedAt ? LOOKED_AT_MS : LONGEST_MS;
}

/** The database is away; another phone was first, and its entry is still under way to this one. */
const SOON: ReadonlySet<RefusalCode> = new Set(['unavailable', 'conflict']);
