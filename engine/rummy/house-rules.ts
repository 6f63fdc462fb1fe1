/** The house rules that Loba and Chinchón share, as data (rules/loba.md, the three tables). */
import {
  accepts,
  type HouseRule,
  isTree,
  type RuleFault,
  ruleAt,
} from '@/engine/match/house-rules';
import type { AmountInput } from '@/engine/money/amount';

/** What every game of the family has. Amounts are units as written; `amount()` reads them. */
export interface RummyRules {
  readonly stake: AmountInput;
  readonly roundFee: AmountInput;
  readonly nextDealer: 'round-winner' | 'next-seat';
  readonly direction: 'counter-clockwise' | 'clockwise';
}

/** What the games have in which whoever reaches a limit is out. */
export interface EliminationRules extends RummyRules {
  readonly limit: number | null;
  readonly limitRule: 'reaches' | 'exceeds';
  readonly reenganche: {
    readonly max: number | null;
    readonly fee: AmountInput | 'stake';
    readonly score: 'highest-in' | 'second-highest' | number;
    readonly needs: number;
  };
  readonly floor: null | 0;
  readonly tie: 'split';
  readonly lateEntry: 'no' | 'highest-counts' | 'highest-free';
}

export const choice = (...of: string[]) => ({ type: 'choice', of }) as const;
export const flag = { type: 'flag' } as const;
export const free = { type: 'units', from: 'zero' } as const;
/** Points of a hand or a whole match are far below this; so no sum of them is ever inexact. */
export const MOST_POINTS = 1_000_000_000_000;
export const pointsFrom = (min: number) => ({ type: 'number', min, max: MOST_POINTS }) as const;
export const pointsUpToZero = { type: 'number', min: -MOST_POINTS, max: 0 } as const;

/** Without a limit nobody is ever out. */
const withLimit = (rules: unknown) => ruleAt(rules, 'limit') !== null;
const withReenganche = (rules: unknown) =>
  withLimit(rules) && ruleAt(rules, 'reenganche.max') !== 0;

export const STAKE: HouseRule = { key: 'stake', values: free, default: 1, level: 'common' };
export const ROUND_FEE: HouseRule = { key: 'roundFee', values: free, default: 0, level: 'rare' };

/** The rule of who deals next, with the default of its game. */
export function nextDealer(byDefault: RummyRules['nextDealer']): HouseRule {
  return {
    key: 'nextDealer',
    values: choice('round-winner', 'next-seat'),
    default: byDefault,
    level: 'rare',
  };
}

export const DIRECTION: HouseRule = {
  key: 'direction',
  values: choice('counter-clockwise', 'clockwise'),
  default: 'counter-clockwise',
  level: 'rare',
};

export const TIE_SPLIT: HouseRule = {
  key: 'tie',
  values: choice('split'),
  default: 'split',
  level: 'rare',
};

export const FLOOR: HouseRule = {
  key: 'floor',
  values: { type: 'number', only: [0], orNull: true },
  default: null,
  level: 'rare',
};

export const LATE_ENTRY: HouseRule = {
  key: 'lateEntry',
  values: choice('no', 'highest-counts', 'highest-free'),
  default: 'no',
  level: 'rare',
};

export const BLOCKED: HouseRule = {
  key: 'blocked',
  values: choice('not-allowed', 'all-score'),
  default: 'not-allowed',
  level: 'rare',
};

export const LIMIT_RULE: HouseRule = {
  key: 'limitRule',
  values: choice('reaches', 'exceeds'),
  default: 'reaches',
  level: 'rare',
  matters: withLimit,
};

export const REENGANCHE: readonly HouseRule[] = [
  {
    key: 'reenganche.max',
    values: { type: 'number', min: 0, orNull: true },
    default: 2,
    level: 'common',
    matters: withLimit,
  },
  {
    key: 'reenganche.fee',
    values: { type: 'either', of: [choice('stake'), free] },
    default: 'stake',
    level: 'common',
    matters: withReenganche,
  },
  {
    key: 'reenganche.score',
    values: {
      type: 'either',
      of: [choice('highest-in', 'second-highest'), { type: 'number', min: -MOST_POINTS }],
    },
    default: 'highest-in',
    level: 'rare',
    matters: withReenganche,
  },
  {
    key: 'reenganche.needs',
    values: { type: 'number', min: 1 },
    default: 2,
    level: 'rare',
    matters: withReenganche,
  },
];

/** A score at which one is out again at once is none. */
export function checkElimination({ limit, reenganche }: EliminationRules): RuleFault[] {
  const { score } = reenganche;
  if (typeof score !== 'number' || limit === null || score < limit) return [];
  return [{ at: '/reenganche/score', reason: 'value', key: 'reenganche.score' }];
}

/** Whether a value is a plain table whose keys are all known and whose values are all allowed. */
export function isTableOf(
  keys: readonly string[],
  values: Parameters<typeof accepts>[0],
): (value: unknown) => boolean {
  return (value) =>
    isTree(value) &&
    Object.entries(value).every(([key, one]) => keys.includes(key) && accepts(values, one));
}
