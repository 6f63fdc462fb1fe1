// What people type and phones send: names, addresses, languages, days, versions, decided once for every procedure.
import * as z from 'zod';

export const LOCALES = ['en', 'de', 'es', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];
export const locale = z.enum(LOCALES);

const MOST_GRAPHEMES = 60;
/** What one person may reasonably need for sixty graphemes; keeps the segmenter from long work. */
const MOST_UNITS = 600;

// Control characters, lone surrogates, and marks that turn the direction of what stands beside them.
const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function isLine(text: string, most: number): boolean {
  if (UNWRITABLE.test(text) || !VISIBLE.test(text)) return false;
  return [...graphemes.segment(text)].length <= most;
}

/** The name of a person, a club or a night: 1 to 60 graphemes on one line, trimmed. */
export const name = z
  .string()
  .max(MOST_UNITS)
  .transform((text) => text.normalize('NFC').trim().replace(/ {2,}/g, ' '))
  .refine((text) => isLine(text, MOST_GRAPHEMES));

const MOST_NOTE_GRAPHEMES = 200;

/** A line that somebody adds for the others: up to 200 graphemes, trimmed; it may be empty. */
export const note = z
  .string()
  .max(2000)
  .transform((text) => text.normalize('NFC').trim().replace(/ {2,}/g, ' '))
  .refine((text) => text === '' || isLine(text, MOST_NOTE_GRAPHEMES));

/** Kept in lower case: nobody remembers how he wrote it. */
export const email = z
  .string()
  .max(300)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email().max(254));

/** Names one request, so that it can be sent again: 128 random bits from the sender, as hex. */
export const requestId = z.string().regex(/^[0-9a-f]{32}$/);

/** How many changes a match or a night has seen; the database counts no further. */
export const version = z.int32().min(0);

/** A day of the calendar, `2026-11-26`; the database, like people, knows no year 0. */
export const date = z.iso.date().refine((day) => !day.startsWith('0000'));
