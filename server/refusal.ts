// The one way in which a use case says no: a code and what it speaks of, never a sentence.
import type { LocatedProblem } from '@/engine/match/problem';

export const REFUSALS = {
  'signed-out': 'UNAUTHORIZED',
  'not-allowed': 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  /** Something that came from outside does not have the form it must have. */
  'invalid-input': 'BAD_REQUEST',
  'too-large': 'PAYLOAD_TOO_LARGE',
  'foreign-origin': 'FORBIDDEN',
  /** Somebody else wrote in between; `missed` is what. */
  conflict: 'CONFLICT',
  /** The same client id was sent before with another content. */
  'key-reused': 'CONFLICT',
  /** The rules of the game refuse the entry; `problems` say why. */
  'against-the-rules': 'UNPROCESSABLE_CONTENT',
  /** A night that is read in does not play back: `problems` say where, or `at` in which place of its form. */
  'unusable-document': 'UNPROCESSABLE_CONTENT',
  'night-settled': 'PRECONDITION_FAILED',
  /** A planned night that has begun, or was called off. */
  'planned-over': 'PRECONDITION_FAILED',
  /** What is closed is opened again before it is changed. */
  'season-closed': 'PRECONDITION_FAILED',
  /** Until its last day is over. */
  'season-running': 'PRECONDITION_FAILED',
  /** A match that counts in it is still open. */
  'season-unfinished': 'PRECONDITION_FAILED',
  'too-many-seasons': 'PRECONDITION_FAILED',
  /** Ratings are missing for a moment, since something before them was changed. */
  'being-recomputed': 'PRECONDITION_FAILED',
  'match-open': 'PRECONDITION_FAILED',
  /** What is over counts in its own night. */
  'match-over': 'PRECONDITION_FAILED',
  'to-be-mended': 'PRECONDITION_FAILED',
  'too-many-attempts': 'TOO_MANY_REQUESTS',
  'wrong-sign-in': 'UNAUTHORIZED',
  'already-set-up': 'PRECONDITION_FAILED',
  'wrong-setup-token': 'FORBIDDEN',
  'taken-slug': 'CONFLICT',
  /** Another set of house rules of the game is called so. */
  'taken-name': 'CONFLICT',
  /** A match is still played at that table. */
  'taken-table': 'CONFLICT',
  /** A house rule that cannot be so, or not beside the others. */
  'house-rules': 'UNPROCESSABLE_CONTENT',
  'already-seated': 'CONFLICT',
  /** A player who belongs to an account already, or an account that has one. */
  'taken-player': 'CONFLICT',
  /** Each of two players has an account of his own. */
  'both-members': 'PRECONDITION_FAILED',
  /** Two players sat in one match, so they are two people. */
  'played-together': 'PRECONDITION_FAILED',
  /** Two players have each a place in a night that counts a match of another night. */
  'counted-together': 'PRECONDITION_FAILED',
  /** The player it went to has become part of another one since. */
  'merged-since': 'PRECONDITION_FAILED',
  'taken-email': 'CONFLICT',
  /** It was used, taken back, or has run out. */
  'expired-link': 'PRECONDITION_FAILED',
  /** Somebody has to own the club. */
  'last-owner': 'PRECONDITION_FAILED',
  /** The database is away: nothing is wrong with what was asked, and it may be asked again. */
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type RefusalParams = Readonly<Record<string, string | number>>;

export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly params: RefusalParams = {},
    readonly problems: readonly LocatedProblem[] = [],
    /** What a stale writer has not seen yet; each capability knows its form. */
    readonly missed: readonly unknown[] = [],
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** For a lookup that must find: a wrong club's id answers as if it did not exist. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('not-found');
  return row;
}
