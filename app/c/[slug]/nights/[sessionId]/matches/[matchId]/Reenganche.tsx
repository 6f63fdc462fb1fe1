/** Who has just gone out of the match may come back: at what score, for what fee, or why not. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import type { Entry, PlayerId } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { isError, type Problem } from '@/engine/match/problem';
import type { Timeline } from '@/engine/match/replay';
import { step } from '@/engine/match/step';
import { type Amount, sum, ZERO } from '@/engine/money/amount';
import { justOut } from './just-out';
import type { Words } from './words';

export interface ReengancheProps {
  readonly game: AnyGame;
  readonly timeline: Timeline;
  readonly words: Words;
  /** Something else lies over the table: it does not open by itself. */
  readonly busy: boolean;
  readonly onEnter: (entry: Entry) => void;
}

export function Reenganche({ game, timeline, words, busy, onEnter }: ReengancheProps) {
  const t = useTranslations('rummy.reenganche');
  const [answered, setAnswered] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const fallen = justOut(game, timeline);
  const round = timeline.state.rounds;
  if (fallen.players.length === 0) return null;

  const offers = fallen.players.map((player) => offerOf(game, timeline, player));
  const possible = offers.some(({ refused }) => refused === null);
  const names = fallen.players.map(words.name).join(', ');
  const close = () => {
    setAnswered(round);
    setAsked(false);
  };
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 rounded-card border border-edge border-dashed px-3 text-sm">
        <p className="min-w-0 py-1">
          {possible
            ? t('fallen', { names, count: fallen.players.length })
            : offers.map(({ player, refused }) => (
                <span key={player} className="block">
                  {refused ? words.problem(refused) : null}
                </span>
              ))}
        </p>
        {possible ? (
          <Button onClick={() => setAsked(true)} className="-mr-2 shrink-0 text-sm">
            {t('ask')}
          </Button>
        ) : null}
      </div>
      <Sheet
        open={possible && !busy && (asked || answered !== round)}
        onClose={close}
        title={t('title')}
        closeLabel={t('later')}
      >
        <ul className="flex flex-col gap-4">
          {offers.map(({ player, refused, fee }) => {
            const score = String(fallen.score ?? '');
            return (
              <li key={player} className="flex flex-col gap-1.5">
                {refused ? (
                  <p className="text-soft">{words.problem(refused)}</p>
                ) : (
                  <>
                    <Button
                      size="large"
                      full
                      onClick={() => onEnter({ type: 'reenganche', player })}
                    >
                      {t('enter', { name: words.name(player) })}
                    </Button>
                    <p className="text-sm text-soft">
                      {fee.equals(ZERO)
                        ? t('termsFree', { score })
                        : t('terms', { score, fee: words.units(fee) })}
                    </p>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </Sheet>
    </>
  );
}

interface Offer {
  readonly player: PlayerId;
  /** Why he may not; null where he may. */
  readonly refused: Problem | null;
  readonly fee: Amount;
}

/** Asked of the engine as if it were entered. */
function offerOf(game: AnyGame, { state }: Timeline, player: PlayerId): Offer {
  const { problems, output } = step(game, state, { type: 'reenganche', player });
  return {
    player,
    refused: problems.find(isError) ?? null,
    fee: sum(output.postings.map(({ amount }) => amount)),
  };
}
