/** Names, amounts and problems as this table says them. */
'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { useProblem } from '@/app/i18n/use-problem';
import { formatAmount } from '@/app/ui/format';
import type { PlayerId } from '@/engine/match/entries';
import type { Problem } from '@/engine/match/problem';
import { type Amount, amountText } from '@/engine/money/amount';

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
  const say = useProblem();
  return useMemo(() => {
    const name = (player: PlayerId) => names.get(player) ?? player;
    return {
      name,
      units: (amount) => formatAmount(amountText(amount), locale),
      signed: (amount) => formatAmount(amountText(amount), locale, { signed: true }),
      problem: (problem) => say(problem, name),
    };
  }, [names, locale, say]);
}
