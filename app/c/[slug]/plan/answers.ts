/** What one can say to a planned night, in the order in which it is asked and told. */
import type { PlannedNight } from '@/app/trpc/types';

export type Answer = PlannedNight['answers'][number]['answer'];
export const ANSWERS = ['yes', 'maybe', 'no'] as const satisfies readonly Answer[];
