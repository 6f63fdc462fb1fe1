/** A round as it was entered, in words: who won what, who passed, who had the miss. */
'use client';

import { useTranslations } from 'next-intl';
import type { LooRound } from '@/engine/match/entries';
import type { Words } from './words';

export function RoundWords({ entry, words }: { entry: LooRound; words: Words }) {
  const t = useTranslations('table');
  const won = tricksOf(entry).map(([player, count]) =>
    t('won', { name: words.name(player), count }),
  );
  const said = Object.entries(entry.calls ?? {})
    .filter(([, call]) => call !== 'stand')
    .map(([player, call]) => t('said', { name: words.name(player), call: t(`calls.${call}`) }));
  return <p>{[...won, ...said].join(' · ') || t('noTricks')}</p>;
}

function tricksOf({ tricks = [] }: LooRound): [string, number][] {
  if (!Array.isArray(tricks)) return Object.entries(tricks).filter(([, count]) => count > 0);
  const counts = new Map<string, number>();
  for (const player of tricks as readonly string[])
    counts.set(player, (counts.get(player) ?? 0) + 1);
  return [...counts];
}
