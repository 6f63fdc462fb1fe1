/** A round as it was entered, in words: who won what, who passed, who had the miss, and what the house rules add. */
'use client';

import { useTranslations } from 'next-intl';
import type { RoundProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { LooRound } from '@/engine/match/entries';
import { amount } from '@/engine/money/amount';

export function RoundWords({ entry, words }: RoundProps) {
  const round = entry as LooRound;
  const t = useTranslations('table');
  const { name } = words;
  const { calls = {}, absent = [], flush, exempt = [], exchanged = [], trump } = round;
  const won = tricksOf(round).map(([player, count]) => t('won', { name: name(player), count }));
  const shown = flush === undefined ? [] : [t('flush.shown', { name: name(flush) })];
  const said = Object.entries(calls)
    .filter(([, call]) => call !== 'stand')
    .map(([player, call]) => t('said', { name: name(player), call: t(`calls.${call}`) }));
  const others = [
    ...absent.map((player) => t('said', { name: name(player), call: t('calls.absent') })),
    ...exempt.map((player) => t('said', { name: name(player), call: t('seat.exempt') })),
    ...exchanged.map((player) => t('said', { name: name(player), call: t('seat.exchanged') })),
    ...(trump === undefined ? [] : [`${t('trump.ask')} ${t(`trump.suits.${trump}`)}`]),
    ...(round.penalties ?? []).map((one) =>
      t(`penalty.${one.to}`, { name: name(one.player), amount: words.units(amount(one.amount)) }),
    ),
    ...(round.dealer === undefined ? [] : [t('deals', { name: name(round.dealer) })]),
    ...(round.cards ? [t('cardsWritten')] : []),
  ];
  const played = [...won, ...shown];
  return (
    <p>{[...(played.length > 0 ? played : [t('noTricks')]), ...said, ...others].join(' · ')}</p>
  );
}

function tricksOf({ tricks = [] }: LooRound): [string, number][] {
  if (!Array.isArray(tricks)) return Object.entries(tricks).filter(([, count]) => count > 0);
  const counts = new Map<string, number>();
  for (const player of tricks as readonly string[])
    counts.set(player, (counts.get(player) ?? 0) + 1);
  return [...counts];
}
