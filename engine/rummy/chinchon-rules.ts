/** The house rules of Chinchón, as data (rules/loba.md "chinchon"). */
import { type HouseRule, type RuleFault, ruleAt } from '@/engine/match/house-rules';
import {
  checkElimination,
  choice,
  DIRECTION,
  type EliminationRules,
  FLOOR,
  LATE_ENTRY,
  LIMIT_RULE,
  nextDealer,
  pointsFrom,
  pointsUpToZero,
  REENGANCHE,
  ROUND_FEE,
  STAKE,
  TIE_SPLIT,
} from './house-rules';

export interface ChinchonRules extends EliminationRules {
  readonly deck: 40 | 48;
  readonly packs: 1 | 2;
  /** Sota, caballo, rey. */
  readonly figures: '10-10-10' | '10-11-12' | '8-9-10';
  readonly jokers: 0 | 1 | 2;
  readonly jokerValue: number;
  readonly closeAt: number;
  readonly allMelded: number;
  readonly allMeldedFor: 'closer' | 'everyone';
  readonly chinchon: 'wins' | number;
  readonly prize: 'pot' | 'sum-of-points';
}

const oneOf = (...only: number[]) => ({ type: 'number', only }) as const;

export const CHINCHON_RULES: readonly HouseRule[] = [
  STAKE,
  ROUND_FEE,
  { key: 'limit', values: pointsFrom(1), default: 100, level: 'common' },
  LIMIT_RULE,
  ...REENGANCHE,
  FLOOR,
  nextDealer('next-seat'),
  DIRECTION,
  TIE_SPLIT,
  LATE_ENTRY,
  { key: 'deck', values: oneOf(40, 48), default: 40, level: 'common' },
  { key: 'packs', values: oneOf(1, 2), default: 1, level: 'rare' },
  {
    key: 'figures',
    values: choice('10-10-10', '10-11-12', '8-9-10'),
    default: '10-10-10',
    level: 'common',
  },
  { key: 'jokers', values: oneOf(0, 1, 2), default: 0, level: 'common' },
  {
    key: 'jokerValue',
    values: pointsFrom(0),
    default: 25,
    level: 'rare',
    matters: (rules) => ruleAt(rules, 'jokers') !== 0,
  },
  { key: 'closeAt', values: pointsFrom(0), default: 5, level: 'common' },
  { key: 'allMelded', values: pointsUpToZero, default: -10, level: 'common' },
  {
    key: 'allMeldedFor',
    values: choice('closer', 'everyone'),
    default: 'closer',
    level: 'rare',
    matters: (rules) => ruleAt(rules, 'allMelded') !== 0,
  },
  {
    key: 'chinchon',
    values: { type: 'either', of: [choice('wins'), pointsUpToZero] },
    default: 'wins',
    level: 'common',
  },
  { key: 'prize', values: choice('pot', 'sum-of-points'), default: 'pot', level: 'rare' },
];

/** Figures of 8, 9 and 10 continue a pack that ends with the seven. */
export function checkChinchonRules(rules: ChinchonRules): RuleFault[] {
  const faults = checkElimination(rules);
  if (rules.figures === '8-9-10' && rules.deck !== 40) {
    faults.push({ at: '/figures', reason: 'needs', key: 'figures' });
  }
  return faults;
}
