/** Says a problem of the engine in the words of the page's language; the page gives `problems` along. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatAmount } from '@/app/ui/format';
import type { PlayerId } from '@/engine/match/entries';
import type { Problem } from '@/engine/match/problem';
import { type ProblemTranslator, problemText } from '@/messages/problem';

export type SayProblem = (
  problem: Pick<Problem, 'code' | 'params'>,
  nameOf: (player: PlayerId) => string,
) => string;

export function useProblem(): SayProblem {
  const locale = useLocale();
  const t = useTranslations('problems');
  return useMemo(() => {
    // Which problem it is, and so which values its sentence takes, is known when it happens.
    const say = t as unknown as ProblemTranslator;
    return (problem, nameOf) =>
      problemText(say, problem, nameOf, (units) => formatAmount(units, locale));
  }, [locale, t]);
}
