/** One line of a plan: what was paid of it by whom and when, a part of it, and unpaid again. */
'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { Button } from '@/app/ui/Button';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { Sheet } from '@/app/ui/Sheet';
import { TextField } from '@/app/ui/TextField';
import { typedDecimal } from './decimal';
import { readMinor, typedMinor } from './minor';
import type { WrittenLine } from './plan-line';
import { usePay } from './use-pay';

export type PlanLineSheetProps = {
  clubId: string;
  currency: string | null;
  /** Null while none is looked at. */
  line: WrittenLine | null;
  organiser: boolean;
  onClose: () => void;
};

export function PlanLineSheet({ clubId, currency, line, organiser, onClose }: PlanLineSheetProps) {
  const t = useTranslations('settle');
  const c = useTranslations('common');
  const locale = useLocale();
  const router = useRouter();
  const form = useId();
  const { busy, failure, run, setFailure, pay } = usePay(clubId);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState(false);
  const open = line?.open ?? '0';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, or another rest of it.
  useEffect(() => {
    setAmount(typedDecimal(typedMinor(open, currency), locale));
    setNote('');
    setWrong(false);
    setFailure(null);
  }, [line?.planId, line?.number, open]);

  const planId = line?.planId ?? null;
  const mayPay = organiser && open !== '0';

  function payPart(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const money = readMinor(amount, currency);
    const isWrong = money === null || BigInt(money) > BigInt(open);
    setWrong(isWrong);
    if (isWrong || line === null) return;
    pay(line, { money, note }, onClose);
  }

  function undo(paymentId: string) {
    if (line === null || planId === null) return;
    const { number } = line;
    run(async () => {
      await trpc.payments.undo.mutate({ clubId, planId, number, paymentId });
      router.refresh();
      return undefined;
    });
  }

  return (
    <Sheet
      open={line !== null}
      onClose={onClose}
      closeLabel={c('close')}
      title={line ? t('paysLine', { from: line.from, to: line.to, amount: line.amount }) : ''}
      primary={
        mayPay ? (
          <SubmitButton form={form} kind="primary" size="large" busy={busy}>
            {t('line.payPart')}
          </SubmitButton>
        ) : undefined
      }
    >
      {line?.cause ? <p className="text-soft">{line.cause}</p> : null}
      {line && line.payments.length > 0 ? (
        <Rows>
          {line.payments.map((payment) => (
            <Row
              key={payment.id}
              title={<span className="text-base font-medium">{payment.text}</span>}
              note={payment.note}
              trail={
                organiser && payment.mayUndo ? (
                  <Button busy={busy} onClick={() => undo(payment.id)}>
                    {t('line.undo')}
                  </Button>
                ) : undefined
              }
            />
          ))}
        </Rows>
      ) : null}
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      {mayPay ? (
        <Form id={form} onSubmit={payPart} className="flex flex-col gap-4">
          <TextField
            label={t('line.amount')}
            hint={t('line.amountHint')}
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setAmount(event.target.value)}
            error={wrong ? t('line.amountWrong') : undefined}
          />
          <TextField
            label={t('line.note')}
            hint={t('line.noteHint')}
            value={note}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
        </Form>
      ) : null}
    </Sheet>
  );
}
