/** A round of Loba or Chinchón as it was entered, in words. */
'use client';

import { useTranslations } from 'next-intl';
import type { RoundProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { Hand, RummyRound } from '@/engine/match/entries';
import { useCardWords } from './use-card-words';

export function RoundWords({ entry, words }: RoundProps) {
  const t = useTranslations('rummy');
  const round = entry as RummyRound;
  const { out, closer, chinchon, oneTurn, hands = {}, points = {}, melds = {} } = round;
  const { read } = useCardWords(closer !== undefined);
  const { allMelded = [] } = round;
  const melded = typeof allMelded === 'string' ? [allMelded] : allMelded;
  const held = (hand: Hand) => (typeof hand === 'object' ? hand.map(read).join(', ') : `${hand}`);
  const went = closer ?? out ?? null;
  const game = closer === undefined ? 'loba-de-menos' : 'chinchon';
  const said = [
    went === null ? t('nobody') : t(`headline.${game}`, { name: words.name(went) }),
    oneTurn ? t('seat.bonus.loba-de-menos') : null,
    ...melded.map((one) => t('of', { name: words.name(one), what: t('seat.bonus.chinchon') })),
    chinchon ? t('of', { name: words.name(chinchon), what: t('chinchon') }) : null,
    ...Object.entries(points).map(([player, sum]) =>
      t('of', { name: words.name(player), what: `${sum}`.replace('-', '−') }),
    ),
    ...Object.entries(melds).map(([player, figures]) =>
      t('of', {
        name: words.name(player),
        what: figures.map((one) => one.map(read).join(', ')).join(' / '),
      }),
    ),
    ...Object.entries(hands).map(([player, hand]) =>
      t('of', { name: words.name(player), what: held(hand) }),
    ),
  ];
  return <p>{said.filter((one) => one !== null).join(' · ')}</p>;
}
