/** The match is over: what everybody ends with, in the order of the seats. */
'use client';

import { useTranslations } from 'next-intl';
import { Amount } from '@/app/ui/Amount';
import type { MatchState } from '@/engine/match/game';
import type { Words } from './words';

export interface FinalNetsProps {
  readonly state: MatchState<unknown, unknown>;
  readonly words: Words;
}

export function FinalNets({ state, words }: FinalNetsProps) {
  const t = useTranslations('table');
  return (
    <>
      <div className="px-1.5 pt-1 pb-2">
        <p className="tag">{t('over')}</p>
        <p className="font-display text-title leading-tight font-[560]">
          {t('roundsPlayed', { count: state.rounds })}
        </p>
      </div>
      <ul className="flex flex-col gap-1.5">
        {[...state.net].map(([player, net]) => (
          <li
            key={player}
            className="flex min-h-[58px] items-center gap-3 rounded-card border bg-paper px-3.5"
          >
            <span className="min-w-0 flex-1 truncate text-lg font-semibold">
              {words.name(player)}
            </span>
            <Amount text={words.signed(net)} size="row" />
          </li>
        ))}
      </ul>
    </>
  );
}
