/** The match is over: who won, and what everybody ends with, in the order of the seats. */
'use client';

import { useTranslations } from 'next-intl';
import type { SameAgainProps } from '@/app/c/[slug]/nights/[sessionId]/SameAgain';
import { Amount } from '@/app/ui/Amount';
import type { PlayerId } from '@/engine/match/entries';
import type { AnyGame, Standing } from '@/engine/match/game';
import type { Timeline } from '@/engine/match/replay';
import { sum } from '@/engine/money/amount';
import { later } from './later';
import type { Words } from './words';

const SameAgain = later(() =>
  import('@/app/c/[slug]/nights/[sessionId]/SameAgain').then((one) => one.SameAgain),
);

export interface FinalNetsProps {
  readonly game: AnyGame;
  readonly timeline: Timeline;
  readonly words: Words;
  /** Where the next match as this one begins; null where none can. */
  readonly again: SameAgainProps | null;
}

export function FinalNets({ game, timeline, words, again }: FinalNetsProps) {
  const t = useTranslations('table');
  const { state } = timeline;
  const standings = game.summary?.(state).standings ?? [];
  return (
    <>
      <div className="px-1.5 pt-1 pb-2">
        <p className="tag">{t('over')}</p>
        {state.winners.length > 0 ? (
          <Winners timeline={timeline} words={words} />
        ) : (
          <p className="font-display text-title leading-tight font-[560]">
            {t('roundsPlayed', { count: state.rounds })}
          </p>
        )}
      </div>
      <ul className="flex flex-col gap-1.5">
        {[...state.net].map(([player, net]) => (
          <li
            key={player}
            className={`flex min-h-[58px] items-center gap-3 rounded-card border bg-paper px-3.5 ${state.winners.includes(player) ? 'border-win' : ''}`}
          >
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate text-lg font-semibold">{words.name(player)}</span>
              <Ended standings={standings} player={player} />
            </span>
            <Amount text={words.signed(net)} size="row" />
          </li>
        ))}
      </ul>
      {again ? (
        <div className="px-1.5 pt-2">
          <SameAgain {...again} />
        </div>
      ) : null}
    </>
  );
}

function Winners({ timeline, words }: Pick<FinalNetsProps, 'timeline' | 'words'>) {
  const t = useTranslations('rummy.final');
  const { state, played } = timeline;
  const { winners } = state;
  const prizes = played
    .flatMap(({ output }) => output.postings)
    .filter(({ reason, to }) => reason === 'prize' && to === winners[0]);
  return (
    <>
      <p className="font-display text-title leading-tight font-[560]">
        {t('wins', { names: winners.map(words.name).join(', '), count: winners.length })}
      </p>
      {prizes.length > 0 ? (
        <p className="text-soft">
          {t('prize', { prize: words.units(sum(prizes.map(({ amount }) => amount))) })}
        </p>
      ) : null}
    </>
  );
}

function Ended({ standings, player }: { standings: readonly Standing[]; player: PlayerId }) {
  const standing = standings.find((one) => one.player === player);
  return standing ? <Points {...standing} /> : null;
}

function Points({ total, state, reenganches }: Standing) {
  const t = useTranslations('rummy');
  const said = [
    t('final.points', { points: total }),
    state === 'in' ? null : t(`final.${state}`),
    reenganches > 0 ? t('seat.again', { count: reenganches }) : null,
  ];
  return (
    <span className="truncate text-xs text-soft">
      {said.filter((one) => one !== null).join(' · ')}
    </span>
  );
}
