/** What each card of Loba is worth, in a hand and in a figure (rules/loba.md `values`). */
import { JOKER } from '@/engine/cards/joker';
import type { LobaRules } from './loba-rules';

export const VALUE_KEYS = [
  JOKER,
  'A',
  'K',
  'Q',
  'J',
  '10',
  '9',
  '8',
  '7',
  '6',
  '5',
  '4',
  '3',
  '2',
] as const;
export type ValueKey = (typeof VALUE_KEYS)[number];

const FACE = { K: 10, Q: 10, J: 10, '10': 10, '9': 9, '8': 8, '7': 7, '6': 6, '5': 5, '4': 4 };

const RIOPLATENSE: Readonly<Record<ValueKey, number>> = { ...FACE, JK: 25, A: 15, '3': 3, '2': 2 };
const ALL_TEN: Readonly<Record<ValueKey, number>> = { ...RIOPLATENSE, JK: 10, A: 10 };
const URUGUAY: Readonly<Record<ValueKey, number>> = { ...RIOPLATENSE, A: 20, '2': 25 };

/** What a joker or a rank is worth at this table; what a written table leaves out, as in Rioplatense. */
export function worthOf({ values }: Pick<LobaRules, 'values'>, key: ValueKey): number {
  switch (values) {
    case 'rioplatense':
      return RIOPLATENSE[key];
    case 'all-ten':
      return ALL_TEN[key];
    case 'uruguay':
      return URUGUAY[key];
    default:
      return values[key] ?? RIOPLATENSE[key];
  }
}
