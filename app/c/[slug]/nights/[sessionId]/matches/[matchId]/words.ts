/** Names, amounts and problems as this table says them. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatAmount } from '@/app/ui/format';
import type { PlayerId } from '@/engine/match/entries';
import type { Problem } from '@/engine/match/problem';
import { type Amount, amountText } from '@/engine/money/amount';
import { type ProblemTranslator, problemText } from '@/messages/problem';

export interface Words {
  readonly name: (player: PlayerId) => string;
  /** An amount as it stands: a pot, a price. */
  readonly units: (amount: Amount) => string;
  /** A gain or a loss, always with its sign. */
  readonly signed: (amount: Amount) => string;
  readonly problem: (problem: Problem) => string;
}

export function useWords(names: ReadonlyMap<PlayerId, string>): Words {
  const locale = useLocale();
  const t = useTranslations('problems');
  return useMemo(() => {
    const name = (player: PlayerId) => names.get(player) ?? player;
    // Which problem it is, and so which values its sentence takes, is known when it happens.
    const say = t as unknown as ProblemTranslator;
    const exact = (text: string) => formatAmount(text, locale);
    return {
      name,
      units: (amount) => exact(amountText(amount)),
      signed: (amount) => formatAmount(amountText(amount), locale, { signed: true }),
      problem: (problem) => problemText(say, problem, name, exact),
    };
  }, [names, locale, t]);
}
