/** The single values that a document is made of, each with its grammar (format.md, "Numbers", "Cards"). */
import * as z from 'zod';
import type { Hand, PlayerId, Suit } from '@/engine/match/entries';
import { type AmountInput, MAX_AMOUNT_DIGITS } from '@/engine/money/amount';
import { POT } from '@/engine/money/posting';
import type { DocumentFaultCode, FaultParams } from './fault';

/** A schema that puts a value into the form the engine reads, or names its fault. */
export type Schema<T> = z.ZodType<T>;

export interface Refusal {
  readonly refused: DocumentFaultCode;
  readonly params?: FaultParams;
  /** The property at fault, where it is not the value as a whole. */
  readonly property?: string;
}

/** What a reader answers instead of a value; `params` are those of the fault's sentence. */
export function refuse(code: DocumentFaultCode, params: FaultParams = {}): Refusal {
  return { refused: code, params };
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'refused');
}

/** The same as a refusal where a value is checked in zod's own words. */
export function issue(code: DocumentFaultCode, params: FaultParams = {}) {
  return { code: 'custom' as const, params: { fault: code, ...params } };
}

/** A value with a grammar of its own; what is left out where it must stand is `missing`. */
export function value<T>(read: (input: unknown) => T | Refusal): Schema<T> {
  return z.unknown().transform((input, context): T => {
    const got = input === undefined ? refuse('missing') : read(input);
    if (!isRefusal(got)) return got;
    context.issues.push({ ...issue(got.refused, got.params), input });
    return z.NEVER;
  });
}

/** Chooses by a property that says what an object is: a game, the type of an entry. */
export function chosenBy<T>(
  property: string,
  schemaOf: (kind: unknown) => Schema<T> | undefined,
  code: (kind: unknown) => DocumentFaultCode,
): Schema<T> {
  return chosen<T>((input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      return refuse('type', { type: 'object' });
    }
    const kind = Object.hasOwn(input, property)
      ? (input as Record<string, unknown>)[property]
      : undefined;
    if (kind === undefined) return { refused: 'missing', property };
    const params = { [property]: String(kind) };
    return schemaOf(kind) ?? { refused: code(kind), params, property };
  });
}

/** What is missing can be told from what is wrong only where faults carry their input. */
export const REPORTING = { reportInput: true } as const;

/** Chooses the schema by what is written, so that a fault speaks of the form that was meant. */
export function chosen<T>(choose: (input: unknown) => Schema<T> | Refusal): Schema<T> {
  return z.unknown().transform((input, context): T => {
    const schema = input === undefined ? refuse('missing') : choose(input);
    if (isRefusal(schema)) {
      const path = schema.property === undefined ? [] : [schema.property];
      context.issues.push({ ...issue(schema.refused, schema.params), input, path });
      return z.NEVER;
    }
    const parsed = schema.safeParse(input, REPORTING);
    if (parsed.success) return parsed.data;
    for (const one of parsed.error.issues) {
      context.issues.push({ input, ...one, path: [...one.path] } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}

const ID = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/**
 * An id by its grammar. That nobody of that id is there makes an entry refused, not the document
 * unreadable; so in entries `pot` is merely the id of nobody.
 */
export const id = value<PlayerId>((input) =>
  typeof input === 'string' && ID.test(input) ? input : refuse('id'),
);

export const ownId = value<PlayerId>((input) =>
  typeof input === 'string' && ID.test(input) && input !== POT ? input : refuse('id'),
);

/** Half a surrogate pair, or a NUL, comes back from no database and no file as it was. */
const BROKEN_TEXT = /[\p{Surrogate}\0]/u;

export const text = value<string>((input) => {
  if (typeof input !== 'string') return refuse('type', { type: 'text' });
  return BROKEN_TEXT.test(input) ? refuse('text') : input;
});

export const flag = value<boolean>((input) =>
  typeof input === 'boolean' ? input : refuse('type', { type: 'flag' }),
);

/** A list of values of one kind. */
export function list<T>(item: Schema<T>): z.ZodArray<Schema<T>> {
  return z.array(item);
}

/** Values by player. Keys are ids. */
export function byPlayer<T>(item: Schema<T>): Schema<Record<PlayerId, T>> {
  return z.record(z.string().regex(ID), item);
}

function integer(input: unknown): number | bigint | null {
  if (typeof input === 'bigint') return input;
  return typeof input === 'number' && Number.isInteger(input) ? input : null;
}

/** Integers that no double holds stand for the largest it does: no table has as many of anything. */
function clamped(input: number | bigint): number {
  const most = Number.MAX_SAFE_INTEGER;
  return Math.max(-most, Math.min(most, Number(input)));
}

/** A whole number from zero on: tricks won, four-suit piernas, points of a first laying. */
export const count = value<number>((input) => {
  const read = integer(input);
  return read === null || read < 0 ? refuse('count') : clamped(read);
});

/** The number of an entry. One that no entry has is read, and the correction refused. */
export const entryNumber = value<number>((input) => {
  const read = integer(input);
  return read === null ? refuse('count') : clamped(read);
});

const UNITS = /^-?[0-9]+(?:\.[0-9]+|\/0*[1-9][0-9]*)?$/;

/**
 * Units. An integer too long for a double is kept as its digits. How many digits an amount may have
 * is the engine's to judge (`too-large`), since that refuses the entry and not the document.
 */
export const units = value<AmountInput>((input) => {
  if (typeof input === 'string') return UNITS.test(input) ? input : refuse('amount');
  const read = integer(input);
  if (read === null) return refuse('amount');
  return Number.isSafeInteger(read) ? Number(read) : String(read);
});

const DECIMAL = /^[0-9]+(?:\.[0-9]+)?$/;

/** A price in money, above zero: a decimal string. */
export const price = value<string>((input) => {
  if (typeof input !== 'string' || !DECIMAL.test(input)) return refuse('amount');
  if (input.length > MAX_AMOUNT_DIGITS) return refuse('too-large');
  return /[1-9]/.test(input) ? input : refuse('above-zero');
});

/**
 * What an expense came to. An expense is no entry that could be refused, so one of nothing or less
 * makes the document unreadable, as does one that names a stranger.
 */
export const expense = value<AmountInput>((input) => {
  const text = integer(input)?.toString() ?? input;
  if (typeof text !== 'string' || !UNITS.test(text)) return refuse('amount');
  if (text.length > MAX_AMOUNT_DIGITS) return refuse('too-large');
  if (text.startsWith('-') || !/^[^/]*[1-9]/.test(text)) return refuse('above-zero');
  return typeof input === 'number' ? input : text;
});

const SUM = /^[0-9]+(?:\+[0-9]+)*$/;

/** Points: an integer, or a sum to add up. Which points are possible, the game says. */
export const points = value<number | string>((input) => {
  if (typeof input === 'string') return SUM.test(input) ? input : refuse('sum');
  const read = integer(input);
  if (read === null) return refuse('sum');
  return Number.isSafeInteger(read) || read < 0 ? clamped(read) : String(read);
});

export type Deck = 'french' | 'french-with-jokers' | 'spanish';

const CARDS: Readonly<Record<Deck, RegExp>> = {
  french: /^(?:[AKQJT2-9]|10)[SHDC]$/,
  'french-with-jokers': /^(?:(?:[AKQJT2-9]|10)[SHDC]|JK)$/,
  spanish: /^(?:(?:[1-9]|1[012])[OCEB]|JK)$/,
};

/**
 * A card of the game's kind of pack, ten written `10`. Whether this very pack has it (a joker, an
 * eight) depends on the house rules, and refuses the entry.
 */
export function card(deck: Deck): Schema<string> {
  const pattern = CARDS[deck];
  return value<string>((input) => {
    if (typeof input !== 'string' || !pattern.test(input)) return refuse('card');
    return input.replace(/^T/, '10');
  });
}

/** What was left in a hand: points, a sum, or the cards themselves. */
export function hand(deck: Deck): Schema<Hand> {
  const cards: Schema<readonly string[]> = list(card(deck));
  return chosen<Hand>((input) => (Array.isArray(input) ? cards : points));
}

/** One of a few words or numbers; anything else is `value`, with what is allowed. */
export function oneOf<const T extends string | number>(...values: readonly T[]): Schema<T> {
  const known = new Map<unknown, T>(values.map((one) => [one, one]));
  return value<T>((input) => known.get(input) ?? refuse('value', { allowed: values.join(', ') }));
}

export const suit: Schema<Suit> = oneOf('S', 'H', 'D', 'C');

const DATE = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Whether the calendar has this day. */
function isDate(input: string): boolean {
  const [, year, month, day] = (DATE.exec(input) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export const date = value<string>((input) =>
  typeof input === 'string' && isDate(input) ? input : refuse('date'),
);

const CLOCK =
  /^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::(?:[0-5][0-9]|60)(?:[.,][0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3])(?::?[0-5][0-9])?)?$/;

/** ISO 8601 in its extended form: a day, or a day and a time, with or without its zone. */
export const time = value<string>((input) => {
  if (typeof input !== 'string') return refuse('time');
  const [day = '', clock] = input.split('T');
  const rest = input.slice(day.length + 1);
  const readable = isDate(day) && (clock === undefined || CLOCK.test(rest));
  return readable ? input : refuse('time');
});
