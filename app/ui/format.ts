/**
 * The one place that writes amounts and dates for people.
 * Amounts are built without Intl, so that a phone and the server write the same text.
 */
import { currencyDigits } from '@/engine/money/currency';
import { currencySymbol } from './currency';

export type FormatOptions = {
  /** Writes `+` before a gain. A loss always has its sign, and nothing has none. */
  signed?: boolean;
};

const MINUS = '\u2212';
const NARROW_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';
const SLASH = '\u2044';
const EXACT = /^(-?)(\d+)(?:\/(\d+))?$/;

type Convention = {
  group: string;
  decimal: string;
  /** Where the currency stands: `€2.40`, `€ 2,40` or `2,40 €`. */
  currency: 'before' | 'before-spaced' | 'after';
  /** The tag for dates, which Intl writes. */
  dates: string;
};

const ENGLISH: Convention = { group: ',', decimal: '.', currency: 'before', dates: 'en-GB' };

const CONVENTIONS = new Map<string, Convention>([
  ['en', ENGLISH],
  ['de', { group: '.', decimal: ',', currency: 'after', dates: 'de-DE' }],
  ['es', { group: '.', decimal: ',', currency: 'before-spaced', dates: 'es-AR' }],
  ['pt', { group: '.', decimal: ',', currency: 'before-spaced', dates: 'pt-BR' }],
]);

const VULGAR = new Map([
  ['1/2', '½'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/4', '¼'],
  ['3/4', '¾'],
  ['1/5', '⅕'],
  ['2/5', '⅖'],
  ['3/5', '⅗'],
  ['4/5', '⅘'],
  ['1/6', '⅙'],
  ['5/6', '⅚'],
  ['1/7', '⅐'],
  ['1/8', '⅛'],
  ['3/8', '⅜'],
  ['5/8', '⅝'],
  ['7/8', '⅞'],
  ['1/9', '⅑'],
  ['1/10', '⅒'],
]);

/**
 * Writes an exact number of units: `7/3` as `2 ⅓`, `-3` as `−3`, `12000` as `12,000`.
 * @param exact the canonical text of an amount, as the engine writes it
 * @param locale en, de, es or pt; anything else reads as English
 * @throws RangeError on text that is no exact amount
 */
export function formatAmount(exact: string, locale: string, options: FormatOptions = {}): string {
  const [, minus, top, bottom = '1'] = EXACT.exec(exact) ?? [];
  if (top === undefined || BigInt(bottom) === 0n) {
    throw new RangeError(`not an exact amount: ${exact}`);
  }
  const shared = greatestCommonDivisor(BigInt(top), BigInt(bottom));
  const numerator = BigInt(top) / shared;
  const denominator = BigInt(bottom) / shared;
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  const parts = [];
  if (whole > 0n || rest === 0n) parts.push(grouped(String(whole), convention(locale).group));
  if (rest > 0n) parts.push(fraction(rest, denominator));
  return sign(minus === '-', numerator === 0n, options) + parts.join(NARROW_SPACE);
}

/**
 * Writes money from integer minor units: `-240` in EUR as `−€2.40`, `−2,40 €`, `−€ 2,40`.
 * @param minorUnits an integer of any size, cents where the currency has them
 * @param currency ISO 4217, or null for a club that named none: two digits, no symbol
 * @throws RangeError on text that is no integer
 */
export function formatMoney(
  minorUnits: bigint | string,
  currency: string | null,
  locale: string,
  options: FormatOptions = {},
): string {
  const [, minus, text] = /^(-?)(\d+)$/.exec(String(minorUnits)) ?? [];
  if (text === undefined) throw new RangeError(`not an integer: ${String(minorUnits)}`);
  const { group, decimal, currency: place } = convention(locale);
  const digits = currencyDigits(currency);
  const padded = String(BigInt(text)).padStart(digits + 1, '0');
  const whole = grouped(padded.slice(0, padded.length - digits), group);
  const number = digits === 0 ? whole : `${whole}${decimal}${padded.slice(-digits)}`;
  const signText = sign(minus === '-', BigInt(text) === 0n, options);
  if (currency === null) return signText + number;
  const symbol = currencySymbol(currency, locale);
  if (place === 'after') return `${signText}${number}${NO_BREAK_SPACE}${symbol}`;
  const spaced = place === 'before-spaced' || /[A-Za-z]$/.test(symbol);
  return `${signText}${symbol}${spaced ? NO_BREAK_SPACE : ''}${number}`;
}

export type DateOptions = {
  weekday?: boolean;
  year?: boolean;
};

/**
 * Writes the date of a night. Call it on the server only: it asks Intl, whose texts differ between
 * devices, and a page would not match what it was sent as.
 * @param isoDate the club's local date, `2026-11-26`; no time zone is applied
 * @throws RangeError on text that is no date
 */
export function formatDate(isoDate: string, locale: string, options: DateOptions = {}): string {
  const { weekday = true, year = true } = options;
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate) || date.toISOString().slice(0, 10) !== isoDate) {
    throw new RangeError(`not a date: ${isoDate}`);
  }
  const text = new Intl.DateTimeFormat(convention(locale).dates, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(weekday ? { weekday: 'long' } : {}),
    ...(year ? { year: 'numeric' } : {}),
  }).format(date);
  return text.replace(DAY_OF_MONTH, (day) => day.replaceAll(' ', NO_BREAK_SPACE));
}

/** `26. November`, `26 de noviembre`: what no line's end may tear apart. */
const DAY_OF_MONTH = /\d+\.? (?:de )?\p{L}+/u;

/**
 * Writes a month: `November 2026`, or one letter where there is no more room. On the server only, as
 * `formatDate`.
 * @param month of the calendar, `2026-11`
 */
export function formatMonth(month: string, locale: string, size: 'whole' | 'letter' = 'whole') {
  return new Intl.DateTimeFormat(convention(locale).dates, {
    timeZone: 'UTC',
    ...(size === 'letter' ? { month: 'narrow' } : { month: 'long', year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`));
}

function convention(locale: string): Convention {
  return CONVENTIONS.get(locale.slice(0, 2)) ?? ENGLISH;
}

function sign(negative: boolean, zero: boolean, { signed = false }: FormatOptions): string {
  if (zero) return '';
  if (negative) return MINUS;
  return signed ? '+' : '';
}

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}

function fraction(numerator: bigint, denominator: bigint): string {
  const vulgar = VULGAR.get(`${numerator}/${denominator}`);
  return (
    vulgar ?? `${shifted(numerator, '⁰¹²³⁴⁵⁶⁷⁸⁹')}${SLASH}${shifted(denominator, '₀₁₂₃₄₅₆₇₈₉')}`
  );
}

function shifted(value: bigint, alphabet: string): string {
  return [...String(value)].map((digit) => alphabet[Number(digit)]).join('');
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
