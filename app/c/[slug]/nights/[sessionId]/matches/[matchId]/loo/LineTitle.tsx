/** What a round of Loo is called on the sheet: what was in the pot, and who dealt. */
'use client';

import { useTranslations } from 'next-intl';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { RoundOutput } from '@/engine/match/game';

export function LineTitle({ output, words }: { output: RoundOutput; words: Words }) {
  const t = useTranslations('table.history');
  const { facts, dealer } = output;
  if (!('openingPot' in facts)) return null;
  return t('line', { pot: words.units(facts.openingPot), name: words.name(dealer) });
}
