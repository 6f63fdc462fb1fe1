/** Was that legal? The cards as they lie before their owners, each one judged in words, and the tricks. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProblem } from '@/app/i18n/use-problem';
import { Button } from '@/app/ui/Button';
import { judgeCards } from '@/engine/loo/referee/judge-cards';
import type { Law } from '@/engine/loo/referee/law';
import type { LooCards, PlayerId } from '@/engine/match/entries';
import { isError } from '@/engine/match/problem';
import { CardPad } from './CardPad';
import { Cards } from './Cards';
import { JudgedTricks } from './JudgedTricks';

export interface LooRefereeProps {
  readonly law: Law;
  /** Who plays, clockwise from the dealer's left: the first of them leads. */
  readonly active: readonly PlayerId[];
  readonly nameOf: (player: PlayerId) => string;
  /** What was written down before. */
  readonly first?: LooCards | undefined;
  /** Takes cards and tricks into the round; absent where there is none. */
  readonly onTake?: (cards: LooCards, tricks: readonly PlayerId[]) => void;
}

/** The card turned up is entered like a player's only one. */
const TURN_UP = 'turn up';

export function LooReferee({ law, active, nameOf, first, onTake }: LooRefereeProps) {
  const t = useTranslations('referee');
  const say = useProblem();
  const places = law.trumpKnown === 'from-the-start' ? [TURN_UP, ...active] : [...active, TURN_UP];
  const sizeOf = (place: string) => (place === TURN_UP ? 1 : law.tricks);
  const [lying, setLying] = useState<ReadonlyMap<string, readonly string[]>>(
    () => new Map([...Object.entries(first?.played ?? {}), [TURN_UP, one(first?.turnUp)]]),
  );
  const at = (place: string) => lying.get(place) ?? [];
  const next = places.find((place) => at(place).length < sizeOf(place)) ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  const current = chosen !== null && at(chosen).length < sizeOf(chosen) ? chosen : next;
  const used = new Set(places.flatMap(at));

  const put = (place: string, cards: readonly string[]) =>
    setLying((now) => new Map([...now, [place, cards]]));
  const last = chosen ?? [...places].reverse().find((place) => at(place).length > 0) ?? null;

  const left = active.reduce((sum, player) => sum + law.tricks - at(player).length, 0);
  const [turnUp] = at(TURN_UP);
  const cards: LooCards = {
    ...(turnUp === undefined ? {} : { turnUp }),
    played: Object.fromEntries(active.map((player) => [player, [...at(player)]])),
  };
  const judged = left === 0 ? judgeCards(law, active, cards) : null;
  const tricks = judged?.play?.winners ?? null;
  const sound = judged !== null && !judged.problems.some(isError);

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-soft">{t('how')}</p>
      <div className="flex flex-col gap-1.5">
        {places.map((place) => (
          <Cards
            key={place}
            label={place === TURN_UP ? t('turnUp') : nameOf(place)}
            cards={at(place)}
            of={sizeOf(place)}
            current={current === place}
            onChoose={() => setChosen(place)}
          />
        ))}
      </div>
      <div aria-live="polite" className="flex flex-col gap-3">
        {judged === null ? (
          <p className="text-sm text-soft">{t('left', { count: left })}</p>
        ) : (
          <>
            <p className={`text-lg font-bold ${sound ? 'text-win' : 'text-loss'}`}>
              {t(sound ? 'sound' : 'faulty')}
            </p>
            {judged.problems.map((problem) => (
              <p
                key={`${problem.at} ${problem.code}`}
                className={isError(problem) ? 'font-semibold text-loss' : 'text-brass'}
              >
                {say(problem, nameOf)}
              </p>
            ))}
            {judged.play ? <JudgedTricks play={judged.play} nameOf={nameOf} /> : null}
          </>
        )}
      </div>
      {onTake ? (
        <Button
          kind="primary"
          size="large"
          disabled={!sound || tricks === null}
          onClick={() => (tricks === null ? undefined : onTake(cards, tricks))}
        >
          {t('take')}
        </Button>
      ) : null}
      <CardPad
        isLeft={(card) => !used.has(card)}
        onCard={
          current === null
            ? undefined
            : (card) => {
                const lies = [...at(current), card];
                put(current, lies);
                if (lies.length >= sizeOf(current)) setChosen(null);
              }
        }
        mayTakeBack={last !== null && at(last).length > 0}
        onTakeBack={() => (last === null ? undefined : put(last, at(last).slice(0, -1)))}
      />
    </div>
  );
}

function one(card: string | undefined): readonly string[] {
  return card === undefined ? [] : [card];
}
