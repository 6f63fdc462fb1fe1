/** The house rules of both Loo games, as data (rules/loo.md, the two tables). */

import {
  accepts,
  type HouseRule,
  isTree,
  notWhole,
  type RuleFault,
  ruleAt,
} from '@/engine/match/house-rules';
import { type AmountInput, amount, isWhole } from '@/engine/money/amount';

export type End = 'open' | { readonly rounds: number } | { readonly time: string };

/** What both games have. Amounts are units as written; `amount()` reads them. */
export interface LooRules {
  readonly ante: {
    readonly payer: 'dealer' | 'each' | 'each-dealer-double';
    readonly amount: AmountInput;
  };
  readonly loo: {
    readonly kind: 'fixed' | 'pot' | 'pot-capped';
    readonly amount: AmountInput | null;
    readonly cap: AmountInput | null;
    readonly onSingle: AmountInput | null;
  };
  readonly remainder: 'exact' | 'early-tricks' | 'pot';
  readonly miss: { readonly allowed: boolean; readonly fee: AmountInput };
  readonly nobodyStands: 'dealer-takes' | 'carry';
  readonly finalPot: 'split';
  readonly lastLoos: 'paid' | 'excused';
  readonly end: End;
}

export interface LimitedRules extends LooRules {
  readonly single: 'blind-trump' | 'trump-turned' | 'off';
  readonly clubLaw: boolean;
  readonly loneStander: 'dealer-may-defend' | 'dealer-plays-or-yields';
}

export interface FiveCardRules extends LooRules {
  readonly trickShare: 'opening-pot' | 'remaining-pot';
  readonly pam: 'jack-of-clubs' | 'jack-of-trumps' | 'off';
  readonly pamSuit: 'trump' | 'clubs';
  readonly pamCivil: boolean;
  readonly trumping: 'highest' | 'any';
  readonly exchange: boolean;
  readonly flush: 'off' | 'pot-and-next' | 'pot-and-pay' | 'stood-only';
  readonly loneStander: 'takes-pot';
}

const fixedLoo = (rules: unknown) => ruleAt(rules, 'loo.kind') === 'fixed';
const cappedLoo = (rules: unknown) => ruleAt(rules, 'loo.kind') === 'pot-capped';
const withMiss = (rules: unknown) => ruleAt(rules, 'miss.allowed') === true;
const withPam = (rules: unknown) => ruleAt(rules, 'pam') !== 'off';

const choice = (...of: string[]) => ({ type: 'choice', of }) as const;
const flag = { type: 'flag' } as const;
const paid = { type: 'units', from: 'above-zero' } as const;
const paidOrNone = { type: 'units', from: 'above-zero', orNull: true } as const;
const free = { type: 'units', from: 'zero' } as const;
const freeOrNone = { type: 'units', from: 'zero', orNull: true } as const;

/** What was agreed beforehand about the end of the evening: nothing, a number of rounds, a time. */
function isEnd(value: unknown): boolean {
  if (value === 'open') return true;
  if (!isTree(value) || Object.keys(value).length !== 1) return false;
  if (Object.hasOwn(value, 'rounds')) return accepts({ type: 'number', min: 1 }, value.rounds);
  return typeof value.time === 'string' && /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(value.time);
}

const END: HouseRule = {
  key: 'end',
  values: { type: 'form', form: 'end', accepts: isEnd },
  default: 'open',
  level: 'common',
};

export const LIMITED_RULES: readonly HouseRule[] = [
  {
    key: 'ante.payer',
    values: choice('dealer', 'each', 'each-dealer-double'),
    default: 'dealer',
    level: 'common',
  },
  { key: 'ante.amount', values: paid, default: 3, level: 'common' },
  {
    key: 'loo.kind',
    values: choice('fixed', 'pot', 'pot-capped'),
    default: 'fixed',
    level: 'common',
  },
  { key: 'loo.amount', values: paidOrNone, default: 3, level: 'common', matters: fixedLoo },
  { key: 'loo.cap', values: paidOrNone, default: null, level: 'common', matters: cappedLoo },
  { key: 'loo.onSingle', values: freeOrNone, default: null, level: 'rare' },
  {
    key: 'remainder',
    values: choice('exact', 'early-tricks', 'pot'),
    default: 'exact',
    level: 'common',
  },
  {
    key: 'single',
    values: choice('blind-trump', 'trump-turned', 'off'),
    default: 'blind-trump',
    level: 'rare',
  },
  { key: 'clubLaw', values: flag, default: false, level: 'rare' },
  { key: 'miss.allowed', values: flag, default: true, level: 'common' },
  { key: 'miss.fee', values: free, default: 0, level: 'rare', matters: withMiss },
  {
    key: 'nobodyStands',
    values: choice('dealer-takes', 'carry'),
    default: 'dealer-takes',
    level: 'rare',
  },
  {
    key: 'loneStander',
    values: choice('dealer-may-defend', 'dealer-plays-or-yields'),
    default: 'dealer-may-defend',
    level: 'rare',
  },
  { key: 'finalPot', values: choice('split'), default: 'split', level: 'rare' },
  { key: 'lastLoos', values: choice('paid', 'excused'), default: 'paid', level: 'rare' },
  END,
];

export const FIVE_CARD_RULES: readonly HouseRule[] = [
  {
    key: 'ante.payer',
    values: choice('dealer', 'each', 'each-dealer-double'),
    default: 'each',
    level: 'common',
  },
  { key: 'ante.amount', values: paid, default: 1, level: 'common' },
  {
    key: 'loo.kind',
    values: choice('fixed', 'pot', 'pot-capped'),
    default: 'pot',
    level: 'common',
  },
  { key: 'loo.amount', values: paidOrNone, default: null, level: 'common', matters: fixedLoo },
  { key: 'loo.cap', values: paidOrNone, default: null, level: 'common', matters: cappedLoo },
  { key: 'loo.onSingle', values: freeOrNone, default: null, level: 'rare' },
  {
    key: 'trickShare',
    values: choice('opening-pot', 'remaining-pot'),
    default: 'opening-pot',
    level: 'rare',
  },
  {
    key: 'remainder',
    values: choice('exact', 'early-tricks', 'pot'),
    default: 'exact',
    level: 'common',
  },
  {
    key: 'pam',
    values: choice('jack-of-clubs', 'jack-of-trumps', 'off'),
    default: 'jack-of-clubs',
    level: 'common',
  },
  {
    key: 'pamSuit',
    values: choice('trump', 'clubs'),
    default: 'trump',
    level: 'rare',
    matters: withPam,
  },
  { key: 'pamCivil', values: flag, default: false, level: 'rare', matters: withPam },
  { key: 'trumping', values: choice('highest', 'any'), default: 'highest', level: 'rare' },
  { key: 'miss.allowed', values: flag, default: false, level: 'common' },
  { key: 'miss.fee', values: free, default: 1, level: 'rare', matters: withMiss },
  { key: 'exchange', values: flag, default: false, level: 'rare' },
  {
    key: 'flush',
    values: choice('off', 'pot-and-next', 'pot-and-pay', 'stood-only'),
    default: 'off',
    level: 'common',
  },
  {
    key: 'nobodyStands',
    values: choice('dealer-takes', 'carry'),
    default: 'dealer-takes',
    level: 'rare',
  },
  { key: 'loneStander', values: choice('takes-pot'), default: 'takes-pot', level: 'rare' },
  { key: 'finalPot', values: choice('split'), default: 'split', level: 'rare' },
  { key: 'lastLoos', values: choice('paid', 'excused'), default: 'paid', level: 'rare' },
  END,
];

/** Whether shares are paid in real chips, which do not break (rules/loo.md "Whole units"). */
export function wholeUnits(rules: LooRules): boolean {
  return rules.remainder !== 'exact';
}

/** Rules that need each other: a fixed loo its amount, a capped one its cap, chips whole amounts. */
export function checkLooRules(rules: LooRules): RuleFault[] {
  const faults: RuleFault[] = [];
  if (rules.loo.kind === 'fixed' && rules.loo.amount === null) {
    faults.push({ at: '/loo/amount', reason: 'needs', key: 'loo.amount' });
  }
  if (rules.loo.kind === 'pot-capped' && rules.loo.cap === null) {
    faults.push({ at: '/loo/cap', reason: 'needs', key: 'loo.cap' });
  }
  if (wholeUnits(rules)) {
    const amounts = ['ante.amount', 'loo.amount', 'loo.cap', 'loo.onSingle', 'miss.fee'];
    faults.push(...notWhole(rules, amounts));
  }
  return faults;
}

/** Whether an amount of an entry may be paid at this table. */
export function payable(rules: LooRules, input: AmountInput): boolean {
  return !wholeUnits(rules) || isWhole(amount(input));
}
