/** Each trick in the order of play: every card with its verdict, and who won it. */
'use client';

import { useTranslations } from 'next-intl';
import { cardText } from '@/engine/cards/card';
import type { Play } from '@/engine/loo/referee/play';
import type { PlayerId } from '@/engine/match/entries';
import { cardMark, isRed, MARKS } from './CardPad';

export interface JudgedTricksProps {
  readonly play: Play;
  readonly nameOf: (player: PlayerId) => string;
}

export function JudgedTricks({ play, nameOf }: JudgedTricksProps) {
  const t = useTranslations('referee');
  const counts = new Map<PlayerId, number>();
  for (const winner of play.winners ?? []) counts.set(winner, (counts.get(winner) ?? 0) + 1);
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-1.5">
        {play.tricks.map(({ cards, winner }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trick is its place among the tricks.
          <li key={index} className="rounded-card border bg-paper px-3 py-2">
            <p className="text-sm text-soft">
              {winner === null
                ? t('trickOpen', { number: index + 1 })
                : t('trick', { number: index + 1, name: nameOf(winner) })}
            </p>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
              {cards.map(({ player, card, verdict }) => (
                <li key={player} className="flex items-baseline gap-1.5">
                  <span
                    className={`figures text-lg ${isRed(cardText(card)) ? 'text-loss' : ''} ${player === winner ? 'underline underline-offset-4' : ''}`}
                  >
                    {cardMark(cardText(card), '')}
                  </span>
                  <span className="text-sm">{nameOf(player)}</span>
                  <span className={`text-sm font-bold ${verdict ? 'text-loss' : 'text-win'}`}>
                    <span aria-hidden="true">{verdict ? '✗' : '✓'}</span>
                    <span className="sr-only">{t(verdict ? 'fault' : 'legal')}</span>
                  </span>
                </li>
              ))}
            </ul>
            {play.turnedAfter === index + 1 && play.trump !== null ? (
              <p className="pt-1 text-sm text-brass">{t('turned', { suit: MARKS[play.trump] })}</p>
            ) : null}
          </li>
        ))}
      </ol>
      {counts.size > 0 ? (
        <p className="font-semibold">
          {[...counts]
            .map(([player, count]) => t('won', { name: nameOf(player), count }))
            .join(' · ')}
        </p>
      ) : null}
    </div>
  );
}
