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
