/** Who pays how much to whom, and what for. */
'use client';

import { useTranslations } from 'next-intl';
import type { TableState } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import { Select } from '@/app/ui/Select';
import { TextField } from '@/app/ui/TextField';
import type { Penalty, PlayerId } from '@/engine/match/entries';
import { readAmount } from '@/engine/money/amount';
import { POT } from '@/engine/money/posting';
import { Choice } from './Choice';

export interface PenaltyText {
  readonly player: PlayerId | null;
  /** As it was typed. */
  readonly amount: string;
  readonly to: 'pot' | PlayerId;
  readonly reason: string;
}

export interface PenaltyFieldsProps {
  readonly state: TableState;
  readonly text: PenaltyText;
  readonly words: Words;
  readonly onChange: (text: PenaltyText) => void;
}

export function textOf({ player, amount, to, reason = '' }: Penalty): PenaltyText {
  return { player, amount: String(amount), to, reason };
}

/** @returns null while nobody is chosen or the amount cannot be read. */
export function penaltyOf({ player, amount, to, reason }: PenaltyText): Penalty | null {
  const units = amount.trim().replace(',', '.');
  if (player === null || readAmount(units) === null) return null;
  const why = reason.trim();
  return { type: 'penalty', player, amount: units, to, ...(why === '' ? {} : { reason: why }) };
}

export function PenaltyFields({ state, text, words, onChange }: PenaltyFieldsProps) {
  const t = useTranslations('deeds.penalty');
  const { player, to } = text;
  const receivers = state.seats.filter((seat) => seat !== player);
  return (
    <>
      <Choice
        legend={t('who')}
        options={state.seats.map((id) => ({ id, label: words.name(id) }))}
        chosen={player}
        onChoose={(id) => onChange({ ...text, player: id, to: to === id ? POT : to })}
      />
      <div className="grid grid-cols-[7rem_1fr] gap-3">
        <TextField
          label={t('amount')}
          value={text.amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onChange({ ...text, amount: target.value })}
        />
        <Select
          label={t('to')}
          value={to}
          onChange={({ target }) => onChange({ ...text, to: target.value })}
          options={[
            { value: POT, label: t('pot') },
            ...receivers.map((id) => ({ value: id, label: words.name(id) })),
          ]}
        />
      </div>
      <TextField
        label={t('reason')}
        value={text.reason}
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => onChange({ ...text, reason: target.value })}
      />
    </>
  );
}
