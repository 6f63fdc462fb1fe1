/** What a round of Loba or Chinchón is called in the sheet: who went out, and who fell. */
'use client';

import { useTranslations } from 'next-intl';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { GameId, RoundOutput } from '@/engine/match/game';
import { rummyFacts } from './view';

export interface LineTitleProps {
  readonly output: RoundOutput;
  readonly words: Words;
  readonly game: GameId;
}

export function LineTitle({ output, words, game }: LineTitleProps) {
  const t = useTranslations('rummy');
  const facts = rummyFacts(output.facts);
  if (facts === null) return null;
  const { wentOut, out } = facts;
  const verb = game === 'chinchon' ? game : 'loba-de-menos';
  const names = out.map(words.name).join(', ');
  return (
    <>
      {wentOut === null ? t('nobody') : t(`headline.${verb}`, { name: words.name(wentOut) })}
      {out.length > 0 ? ` · ${t('fall', { names, count: out.length })}` : ''}
    </>
  );
}
