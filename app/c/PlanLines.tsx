/** Who pays whom how much, each line marked paid with one tap, and unpaid again. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Amount } from '@/app/ui/Amount';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Rows } from '@/app/ui/Rows';
import { PlanLineSheet } from './PlanLineSheet';
import type { WrittenLine } from './plan-line';
import { usePay } from './use-pay';

export type PlanLinesProps = {
  clubId: string;
  currency: string | null;
  lines: readonly WrittenLine[];
  label: string;
  /** Whether the reader marks what is paid. */
  organiser: boolean;
};

export function PlanLines({ clubId, currency, lines, label, organiser }: PlanLinesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const close = useCallback(() => setOpened(null), []);
  if (lines.length === 0) return null;
  const line = lines.find((one) => keyOf(one) === opened) ?? null;
  return (
    <Answering>
      <Rows aria-label={label}>
        {lines.map((one) => (
          <PlanLineRow
            key={keyOf(one)}
            clubId={clubId}
            line={one}
            organiser={organiser}
            onMore={() => setOpened(keyOf(one))}
          />
        ))}
      </Rows>
      <PlanLineSheet
        clubId={clubId}
        currency={currency}
        line={line}
        organiser={organiser}
        onClose={close}
      />
    </Answering>
  );
}

const keyOf = ({ planId, number }: WrittenLine) => `${planId}/${number}`;

type RowProps = {
  clubId: string;
  line: WrittenLine;
  organiser: boolean;
  onMore: () => void;
};

function PlanLineRow({ clubId, line, organiser, onMore }: RowProps) {
  const t = useTranslations('settle');
  const { busy, failure, pay } = usePay(clubId);
  const { planId, from, to, amount, open, openText, state, cause } = line;
  const words = { from, to, amount };

  const notes = [
    state === 'partly' ? t('line.open', { amount: openText }) : null,
    state === 'paid' ? `✓ ${t('line.paid')}` : null,
    state === 'carried' ? t('line.carried') : null,
    cause,
  ].filter(Boolean);
  const isDone = state === 'paid' || state === 'carried';
  const mayPay = planId !== null && organiser && open !== '0';
  return (
    <>
      <li
        className={`flex min-h-[62px] flex-col justify-center gap-1 rounded-card border px-4 py-2.5 ${
          isDone ? 'border-dashed border-edge text-soft' : 'bg-paper'
        }`}
      >
        <div className="flex items-center gap-3">
          <span className="min-w-0 flex-1 break-words text-lg font-semibold">
            {t.rich('pays', {
              from,
              to,
              quiet: (said) => <span className="font-medium text-soft">{said}</span>,
            })}
          </span>
          <Amount text={amount} size="row" plain />
        </div>
        {planId === null ? null : (
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-sm text-soft">{notes.join(' · ')}</span>
            {mayPay ? (
              <Button busy={busy} onClick={() => pay(line)} aria-label={t('line.payNamed', words)}>
                {t('line.pay')}
              </Button>
            ) : null}
            {organiser || line.payments.length > 0 ? (
              <Button onClick={onMore} aria-label={t('line.moreNamed', words)} className="min-w-12">
                <span aria-hidden="true">···</span>
              </Button>
            ) : null}
          </div>
        )}
      </li>
      {failure ? (
        <li>
          <Notice kind="error">{failure.text}</Notice>
        </li>
      ) : null}
    </>
  );
}
