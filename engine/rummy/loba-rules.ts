/** The house rules of both Lobas, as data (rules/loba.md "loba-de-menos", "loba-de-mas"). */
import {
  accepts,
  type HouseRule,
  isTree,
  type RuleFault,
  ruleAt,
} from '@/engine/match/house-rules';
import {
  BLOCKED,
  checkElimination,
  choice,
  DIRECTION,
  type EliminationRules,
  FLOOR,
  flag,
  isTableOf,
  LATE_ENTRY,
  LIMIT_RULE,
  nextDealer,
  pointsFrom,
  pointsUpToZero,
  REENGANCHE,
  ROUND_FEE,
  type RummyRules,
  STAKE,
  TIE_SPLIT,
} from './house-rules';
import { VALUE_KEYS, type ValueKey } from './values';

export type ValueTable = Readonly<Partial<Record<ValueKey, number>>>;

/** The figures that one round demands before anything else may be laid. */
export interface Demand {
  readonly piernas: number;
  readonly escaleras: number;
}

export interface LobaRules extends RummyRules {
  readonly values: 'rioplatense' | 'all-ten' | 'uruguay' | ValueTable;
  readonly jokers: 4 | 0;
  readonly picos: boolean;
  readonly aceHigh: boolean;
  readonly jokersPerEscalera: null | 1 | 2;
  readonly fourPierna: boolean;
  readonly blocked: 'not-allowed' | 'all-score';
}

export interface DeMenosRules extends LobaRules, EliminationRules {
  readonly oneTurn: number;
  readonly minFirstMeld: number;
  readonly contract: null | readonly Demand[];
}

export interface DeMasRules extends LobaRules {
  readonly target: number;
  readonly handSubtracted: boolean;
  readonly goingOut: number;
  readonly wildValue: 'table' | 'replaced';
  readonly tie: 'play-off' | 'split';
  readonly lateEntry: 'no' | 'lowest';
}

const VALUES: HouseRule = {
  key: 'values',
  values: {
    type: 'either',
    of: [
      choice('rioplatense', 'all-ten', 'uruguay'),
      { type: 'form', form: 'card-values', accepts: isTableOf(VALUE_KEYS, pointsFrom(1)) },
    ],
  },
  default: 'rioplatense',
  level: 'common',
};

const JOKERS: HouseRule = {
  key: 'jokers',
  values: { type: 'number', only: [4, 0] },
  default: 4,
  level: 'common',
};

/** In Uruguay twos are wild, unless it is written that they are not. */
const PICOS: HouseRule = {
  key: 'picos',
  values: flag,
  default: false,
  defaultBeside: (rules) => ruleAt(rules, 'values') === 'uruguay',
  level: 'common',
};

const withWildCards = (rules: unknown) =>
  ruleAt(rules, 'jokers') !== 0 || ruleAt(rules, 'picos') === true;

const ACE_HIGH: HouseRule = { key: 'aceHigh', values: flag, default: false, level: 'rare' };

const JOKERS_PER_ESCALERA: HouseRule = {
  key: 'jokersPerEscalera',
  values: { type: 'number', only: [1, 2], orNull: true },
  default: null,
  level: 'rare',
  matters: withWildCards,
};

const FOUR_PIERNA: HouseRule = { key: 'fourPierna', values: flag, default: false, level: 'rare' };

/** At least one round, and each demands at least one figure. */
function isContract(value: unknown): boolean {
  if (value === null) return true;
  return Array.isArray(value) && value.length > 0 && value.every(isDemand);
}

function isDemand(value: unknown): boolean {
  if (!isTree(value) || Object.keys(value).length !== 2) return false;
  const figures = [ruleAt(value, 'piernas'), ruleAt(value, 'escaleras')];
  return figures.every((one) => accepts(pointsFrom(0), one)) && figures.some((one) => one !== 0);
}

export const DE_MENOS_RULES: readonly HouseRule[] = [
  STAKE,
  ROUND_FEE,
  VALUES,
  JOKERS,
  PICOS,
  { key: 'limit', values: { ...pointsFrom(1), orNull: true }, default: 101, level: 'common' },
  LIMIT_RULE,
  ...REENGANCHE,
  { key: 'oneTurn', values: pointsUpToZero, default: 0, level: 'common' },
  FLOOR,
  FOUR_PIERNA,
  { key: 'minFirstMeld', values: pointsFrom(0), default: 0, level: 'rare' },
  {
    key: 'contract',
    values: { type: 'form', form: 'contract', accepts: isContract },
    default: null,
    level: 'rare',
  },
  ACE_HIGH,
  JOKERS_PER_ESCALERA,
  nextDealer('round-winner'),
  DIRECTION,
  TIE_SPLIT,
  BLOCKED,
  LATE_ENTRY,
];

export const DE_MAS_RULES: readonly HouseRule[] = [
  STAKE,
  ROUND_FEE,
  VALUES,
  JOKERS,
  PICOS,
  ACE_HIGH,
  JOKERS_PER_ESCALERA,
  nextDealer('round-winner'),
  DIRECTION,
  BLOCKED,
  { key: 'target', values: pointsFrom(1), default: 150, level: 'common' },
  { key: 'handSubtracted', values: flag, default: false, level: 'common' },
  { key: 'goingOut', values: pointsFrom(0), default: 5, level: 'common' },
  { ...FOUR_PIERNA, matters: (rules) => ruleAt(rules, 'goingOut') !== 0 },
  {
    key: 'wildValue',
    values: choice('table', 'replaced'),
    default: 'table',
    level: 'rare',
    matters: withWildCards,
  },
  { key: 'tie', values: choice('play-off', 'split'), default: 'play-off', level: 'rare' },
  { key: 'lateEntry', values: choice('no', 'lowest'), default: 'no', level: 'rare' },
];

/** A match without a limit needs a contract, or it would never end. */
export function checkDeMenosRules(rules: DeMenosRules): RuleFault[] {
  const faults = checkElimination(rules);
  if (rules.limit === null && rules.contract === null) {
    faults.unshift({ at: '/limit', reason: 'needs', key: 'limit' });
  }
  return faults;
}
