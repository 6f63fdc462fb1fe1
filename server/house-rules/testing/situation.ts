// A moment at the table in which each value of a house rule shows, and how it is written down.

/** What to look at afterwards; `answers` are the codes with which entries were refused, or `ok`. */
export type Sight = 'answers' | 'nets' | 'pot' | 'totals' | 'dealer' | 'end' | 'warnings';

export interface Given {
  readonly value: unknown;
  /** What is to be seen then. */
  readonly seen: string;
  /** Other rules that this value needs. */
  readonly beside?: object;
  readonly log?: readonly object[];
}

export interface Situation {
  readonly see: readonly Sight[];
  /** Four sit down, p1 to p4, and p1 deals, unless it says otherwise. */
  readonly players?: number;
  /** Other rules, so that this one matters. */
  readonly beside?: object;
  readonly log: readonly object[];
  /** The book's first. */
  readonly gives: readonly Given[];
  /** Why two values may look the same: the rule is shown or taught, and moves no sum. */
  readonly onlyShown?: string;
}

export const round = (what: object) => ({ type: 'round', ...what });
export const close = { type: 'close' };
export const given = (value: unknown, seen: string, more: Partial<Given> = {}): Given => ({
  value,
  seen,
  ...more,
});
