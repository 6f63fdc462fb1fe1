/** A slip is paid for: who, how much, and whether into this deal's pot or before the next round. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/app/ui/Button';
import type { Penalty, RoundPenalty } from '@/engine/match/entries';
import { ruleAt } from '@/engine/match/house-rules';
import type { DeedProps } from './deed';
import { PenaltyFields, type PenaltyText, penaltyOf } from './PenaltyFields';
import { refusalOf } from './refusal';

export interface PenaltyDeedProps extends DeedProps {
  /** Puts it into the round being entered; absent where a game's rounds have no penalties. */
  readonly onFine?: (penalty: RoundPenalty) => void;
}

export function PenaltyDeed({ game, state, words, onEnter, onFine }: PenaltyDeedProps) {
  const t = useTranslations('deeds.penalty');
  const [text, setText] = useState<PenaltyText>({
    player: null,
    amount: usual(state.setup.rules),
    to: 'pot',
    reason: '',
  });
  const penalty = penaltyOf(text);
  const refused = penalty && refusalOf(game, state, penalty, words);
  const ready = penalty !== null && refused === null;
  const fine = (to: RoundPenalty['to']) => {
    if (!ready) return;
    const { player, amount, reason } = penalty;
    onFine?.({ player, amount, to, ...(reason === undefined ? {} : { reason }) });
  };
  return (
    <>
      <PenaltyFields state={state} text={text} words={words} onChange={setText} />
      <p aria-live="polite" className="text-sm font-semibold text-loss empty:hidden">
        {refused}
      </p>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="pb-2 font-semibold">{t('when')}</legend>
        {onFine && text.to === 'pot' ? (
          <>
            <When
              title={t('thisPot')}
              note={t('thisPotNote')}
              ready={ready}
              onTap={() => fine('this-pot')}
            />
            <When
              title={t('nextPot')}
              note={t('nextPotNote')}
              ready={ready}
              onTap={() => fine('next-pot')}
            />
          </>
        ) : null}
        <When
          title={t('between')}
          note={text.to === 'pot' && onFine ? t('betweenNote') : t('atOnceNote')}
          ready={ready}
          onTap={() => (ready ? onEnter(penalty as Penalty) : undefined)}
        />
      </fieldset>
    </>
  );
}

type WhenProps = { title: string; note: string; ready: boolean; onTap: () => void };

function When({ title, note, ready, onTap }: WhenProps) {
  return (
    <Button disabled={!ready} onClick={onTap} className="flex-col gap-0!">
      <span>{title}</span>
      <span className="text-sm font-normal">{note}</span>
    </Button>
  );
}

/** What a slip usually costs here: a loo where it has a price, otherwise an ante or a unit. */
function usual(rules: unknown): string {
  for (const key of ['loo.amount', 'ante.amount']) {
    const value = ruleAt(rules, key);
    if (typeof value === 'number' || typeof value === 'string') return String(value);
  }
  return '1';
}
