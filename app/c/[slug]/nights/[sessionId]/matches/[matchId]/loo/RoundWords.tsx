/** A round as it was entered, in words: who won what, who passed, who had the miss. */
'use client';

import { useTranslations } from 'next-intl';
import type { RoundProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { LooRound } from '@/engine/match/entries';

export function RoundWords({ entry, words }: RoundProps) {
  const round = entry as LooRound;
  const t = useTranslations('table');
  const won = tricksOf(round).map(([player, count]) =>
    t('won', { name: words.name(player), count }),
  );
  const said = Object.entries(round.calls ?? {})
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
