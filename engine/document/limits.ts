/**
 * How large a document may be. Far above any real night, and low enough that nothing a stranger sends
 * can keep a server busy. What is larger is refused with `too-large`.
 */

/** Ten thousand refereed rounds, written one card a line, are half of this. */
export const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;

/** Log entries in all matches together. */
export const MAX_ENTRIES = 20_000;

export const MAX_PLAYERS = 1_000;
export const MAX_MATCHES = 1_000;
export const MAX_EXPENSES = 1_000;

/** The format itself is ten deep. */
export const MAX_DEPTH = 64;
