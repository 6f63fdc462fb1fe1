// How heavy a page may be: bytes of a first load, compressed.

/** A thousand, as in what mobile networks sell. */
const kB = 1000;

/** The JavaScript of an empty page of this framework (`bench/empty-app`), which no page of ours can do without. */
export const EMPTY_PAGE = 137 * kB;

export const BUDGETS = {
  /** A television's old browser opens it: all of it, with its figures. */
  board: 40 * kB,
  /** Every face a page asks for. */
  fonts: 70 * kB,
  /** Above an empty page: language, sending and following, one game's engine and its table. */
  tableScript: EMPTY_PAGE + 60 * kB,
  /** A page to read or a form to fill in. */
  pageScript: 200 * kB,
} as const;

/** A round may cost so many times as much in a document of ten thousand as in one of a thousand. */
export const SCORE_RATIO = 2;

/** What others see, and what a save costs; each against something measured in the same run. */
export const LIVE = {
  /** From the tap on Save to the other screen, against the smallest question to the server: half of the rounds. */
  tapToScreen: 12,
  /** Save with two hundred rounds open, against five: half of them, and nineteen of twenty. */
  longMatch: 2,
  /** The last of two thousand viewers, against the last of two hundred: nineteen of twenty rounds. */
  crowd: 5,
  /** Transactions for each round with ten viewers a table, against one. */
  crowdTransactions: 1.5,
} as const;

/** Memory at its peak, of a club of a hundred thousand rounds against one of a thousand. */
export const BACKUP_RATIO = 2;

/** A page of a club of two thousand nights, against the same page of a club of twenty: half of the times. */
export const HISTORY_RATIO = 3;
