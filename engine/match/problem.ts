/** What is wrong with an entry: a code, what it speaks of, and where it stands. Never a sentence. */

/**
 * Errors in the order in which one entry reports them (format.md, "Problem codes").
 * An entry with any of these is refused and changes nothing.
 */
export const ERROR_CODES = [
  'closed',
  'players',
  'not-seated',
  'seated',
  'seated-before',
  'dealer',
  'amount',
  'whole-units',
  'penalty',
  'single',
  'miss',
  'miss-twice',
  'club-law',
  'trump-missing',
  'trump-disagrees',
  'defend',
  'dealer-must-play',
  'unplayed',
  'flush',
  'exchanged',
  'tricks-missing',
  'order-needed',
  'trick-total',
  'not-active',
  'card-count',
  'card-twice',
  'turn-up',
  'must-follow',
  'must-head',
  'must-trump',
  'must-trump-high',
  'must-lead-trump',
  'must-lead-ace',
  'pam-must-pass',
  'tricks-disagree',
  'out',
  'hands',
  'hand-points',
  'no-such-card',
  'meld',
  'first-meld',
  'contract',
  'four-piernas',
  'points-disagree',
  'blocked',
  'close-at',
  'all-melded',
  'chinchon',
  'reenganche',
  'late-entry',
  'void-target',
  'too-large',
] as const;

/** What is unusual but possible; the entry counts. */
export const WARNING_CODES = [
  'seats-unusual',
  'ante-indivisible',
  'dealer-out-of-turn',
  'close-uneven',
  'after-end',
  'turn-up-ignored',
  'no-effect',
  'meld-overlooked',
  'card-count-unusual',
  'points-unusual',
  'pot-open',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
export type WarningCode = (typeof WARNING_CODES)[number];
export type ProblemCode = ErrorCode | WarningCode;

/**
 * Values for a problem's sentence. `player`, `other` and `players` hold player ids, which whoever
 * renders the sentence replaces by names; amounts are canonical text; the rest is shown as it is.
 */
export type ProblemParams = Readonly<Record<string, string | number | readonly string[]>>;

export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode;
  readonly params: ProblemParams;
  /** A JSON pointer, relative to what was judged: `/tricks` within an entry. */
  readonly at: string;
}

/** A problem of one entry of a log; `entry` is null where it concerns the match as a whole. */
export interface LocatedProblem extends Problem {
  readonly entry: number | null;
}

/** What refuses an entry. @param at a JSON pointer from what is judged */
export function fault(code: ErrorCode, at: string, params: ProblemParams = {}): Problem {
  return { severity: 'error', code, params, at };
}

/** What is unusual in an entry that counts. @param at a JSON pointer from what is judged */
export function warning(code: WarningCode, at: string, params: ProblemParams = {}): Problem {
  return { severity: 'warning', code, params, at };
}

/** Whether it refuses its entry. */
export function isError(problem: Problem): boolean {
  return problem.severity === 'error';
}

const RANK = new Map<ProblemCode, number>(
  [...ERROR_CODES, ...WARNING_CODES].map((code, index) => [code, index]),
);

/** Card faults stay in the order of play, which is the order in which they were found. */
const CARD_FAULTS_FROM = ERROR_CODES.indexOf('must-follow');
const CARD_FAULTS_TO = ERROR_CODES.indexOf('pam-must-pass');

function rank(code: ProblemCode): number {
  const index = RANK.get(code) ?? ERROR_CODES.length;
  return index > CARD_FAULTS_FROM && index <= CARD_FAULTS_TO ? CARD_FAULTS_FROM : index;
}

/** The problems of one entry in their stable order; equals keep the order in which they were found. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => rank(a.code) - rank(b.code));
}
