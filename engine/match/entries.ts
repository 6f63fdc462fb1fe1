/** What a log is made of (format.md, "Entries"). The reader in `engine/document` accepts exactly these. */
import type { Suit } from '@/engine/cards/card';
import type { AmountInput } from '@/engine/money/amount';

export type PlayerId = string;

/** Kept by export and import, without any effect on the outcome. */
export interface Remarks {
  readonly time?: string;
  readonly by?: string;
  readonly note?: string;
}

export type Call = 'stand' | 'pass' | 'miss' | 'defend';
export type { Suit };

/** Trick winners in the order of play, or how many each one won. */
export type Tricks = readonly PlayerId[] | Readonly<Record<PlayerId, number>>;

export interface RoundPenalty {
  readonly player: PlayerId;
  readonly amount: AmountInput;
  readonly to: 'this-pot' | 'next-pot';
  readonly reason?: string;
}

export interface LooCards {
  readonly turnUp?: string;
  readonly played: Readonly<Record<PlayerId, readonly string[]>>;
}

export interface LooRound extends Remarks {
  readonly type: 'round';
  readonly dealer?: PlayerId;
  readonly absent?: readonly PlayerId[];
  readonly calls?: Readonly<Record<PlayerId, Call>>;
  readonly exchanged?: readonly PlayerId[];
  readonly tricks?: Tricks;
  readonly trump?: Suit;
  readonly flush?: PlayerId;
  readonly exempt?: readonly PlayerId[];
  readonly penalties?: readonly RoundPenalty[];
  readonly cards?: LooCards;
}

/** Points as a number, a sum to add up (`"25+2"`), or the cards left in the hand. */
export type Hand = number | string | readonly string[];

export interface RummyRound extends Remarks {
  readonly type: 'round';
  readonly dealer?: PlayerId;
  readonly out?: PlayerId | null;
  readonly oneTurn?: boolean;
  readonly hands?: Readonly<Record<PlayerId, Hand>>;
  readonly melds?: Readonly<Record<PlayerId, readonly (readonly string[])[]>>;
  readonly points?: Readonly<Record<PlayerId, number | string>>;
  readonly fourPiernas?: Readonly<Record<PlayerId, number>>;
  readonly firstMeld?: Readonly<Record<PlayerId, number>>;
  readonly opened?: readonly PlayerId[];
  readonly closer?: PlayerId | null;
  readonly allMelded?: PlayerId | readonly PlayerId[];
  readonly chinchon?: PlayerId;
}

export interface Reenganche extends Remarks {
  readonly type: 'reenganche';
  readonly player: PlayerId;
}

export interface Join extends Remarks {
  readonly type: 'join';
  readonly player: PlayerId;
  readonly after?: PlayerId;
}

export interface Leave extends Remarks {
  readonly type: 'leave';
  readonly player: PlayerId;
  readonly share?: boolean;
}

export interface Penalty extends Remarks {
  readonly type: 'penalty';
  readonly player: PlayerId;
  readonly amount: AmountInput;
  readonly to: 'pot' | PlayerId;
  readonly reason?: string;
}

export interface Close extends Remarks {
  readonly type: 'close';
}

/** What can happen at a table. */
export type Entry = LooRound | RummyRound | Reenganche | Join | Leave | Penalty | Close;

export interface Void extends Remarks {
  readonly type: 'void';
  readonly entry: number;
}

export interface Amend extends Remarks {
  readonly type: 'amend';
  readonly entry: number;
  readonly with: Entry;
}

export interface Insert extends Remarks {
  readonly type: 'insert';
  readonly before: number;
  readonly with: Entry;
}

/** What can be written into a log: what happened, or a correction of what was written. */
export type LogEntry = Entry | Void | Amend | Insert;

/** Reads a record keyed by ids, which may be called `constructor`. */
export function own<T>(record: Readonly<Record<string, T>> | undefined, id: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, id) ? record[id] : undefined;
}
