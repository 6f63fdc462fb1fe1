/** One shared expense: who paid, how much, for whom, and what for. */
'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { MorePlayers } from '@/app/c/[slug]/players/MorePlayers';
import { readDecimal, typedDecimal } from '@/app/c/decimal';
import { readMinor } from '@/app/c/minor';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Button } from '@/app/ui/Button';
import { Checkbox } from '@/app/ui/Checkbox';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { Select } from '@/app/ui/Select';
import { Sheet } from '@/app/ui/Sheet';
import { TextField } from '@/app/ui/TextField';
import type { ExpensesProps, WrittenExpense } from './Expenses';

export type ExpenseSheetProps = Pick<
  ExpensesProps,
  'clubId' | 'sessionId' | 'currency' | 'here' | 'others'
> & {
  /** Null while it is closed; an id, or `new`. */
  opened: string | null;
  expense: WrittenExpense | null;
  onClose: () => void;
};

export function ExpenseSheet(props: ExpenseSheetProps) {
  const { clubId, sessionId, currency, here, others, opened, expense, onClose } = props;
  const t = useTranslations('settle.expenses');
  const c = useTranslations('common');
  const locale = useLocale();
  const router = useRouter();
  const form = useId();
  const request = useRequestId();
  const { busy, failure, run, setFailure } = useAction();
  const [paidBy, setPaidBy] = useState('');
  const [amount, setAmount] = useState('');
  const [sharers, setSharers] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<'amount' | 'who' | null>(null);
  const [all, setAll] = useState(false);
  const shown = others.filter(
    ({ id, offered }) => all || offered || sharers.has(id) || paidBy === id,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another expense, another beginning.
  useEffect(() => {
    if (opened === null) return;
    setPaidBy(expense?.paidBy ?? here[0]?.id ?? '');
    setAmount(expense ? typedDecimal(expense.amount, locale) : '');
    setSharers(new Set(expense?.for ?? here.map(({ id }) => id)));
    setNote(expense?.note ?? '');
    setWrong(null);
    setFailure(null);
  }, [opened]);

  function act(deed: () => Promise<unknown>) {
    run(async () => {
      try {
        await deed();
      } finally {
        router.refresh();
      }
      onClose();
      return undefined;
    });
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const decimal = readMinor(amount, currency) === null ? null : readDecimal(amount);
    setWrong(decimal === null ? 'amount' : sharers.size === 0 ? 'who' : null);
    if (decimal === null || sharers.size === 0) return;
    const people = [...here, ...others].map(({ id }) => id);
    const shared = people.filter((id) => sharers.has(id));
    const said = { clubId, paidBy, amount: decimal, for: shared, note };
    act(async () => {
      if (expense) {
        const { id: expenseId, version: expectedVersion } = expense;
        return trpc.expenses.change.mutate({ ...said, expenseId, expectedVersion });
      }
      const body = { ...said, sessionId };
      await trpc.expenses.add.mutate({ ...body, requestId: request.for(body) });
      request.answered();
    });
  }

  function remove() {
    if (!expense) return;
    const { id: expenseId, version: expectedVersion } = expense;
    act(() => trpc.expenses.remove.mutate({ clubId, expenseId, expectedVersion }));
  }

  const toggle = (id: string) =>
    setSharers((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const boxes = (people: readonly { id: string; name: string }[]) =>
    people.map(({ id, name }) => (
      <Checkbox
        key={id}
        label={name}
        checked={sharers.has(id)}
        onChange={() => toggle(id)}
        className="min-w-0"
      />
    ));
  const example = typedDecimal('12.50', locale);

  return (
    <Sheet
      open={opened !== null}
      onClose={onClose}
      closeLabel={c('close')}
      title={t('newTitle')}
      secondary={
        expense ? (
          <Button kind="danger" size="large" busy={busy} onClick={remove}>
            {t('remove')}
          </Button>
        ) : undefined
      }
      primary={
        <SubmitButton form={form} kind="primary" size="large" busy={busy}>
          {c('save')}
        </SubmitButton>
      }
    >
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <Form id={form} onSubmit={save} className="flex flex-col gap-4">
        <Select
          label={t('paidBy')}
          value={paidBy}
          onChange={(event) => setPaidBy(event.target.value)}
          options={[...here, ...shown].map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          label={t('amount', { currency: currency ?? '' })}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setAmount(event.target.value)}
          error={wrong === 'amount' ? t('amountWrong', { example }) : undefined}
        />
        <TextField
          label={t('note')}
          hint={t('noteHint')}
          value={note}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
        <fieldset className="flex flex-col gap-1">
          <legend className="font-semibold">{t('who')}</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">{boxes(here)}</div>
          {others.length > 0 ? (
            <details>
              <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-soft">
                {t('others')}
              </summary>
              <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">{boxes(shown)}</div>
              <MorePlayers count={others.length - shown.length} onShow={() => setAll(true)} />
            </details>
          ) : null}
          <p aria-live="polite" className="text-sm font-semibold text-loss">
            {wrong === 'who' ? t('whoWrong') : null}
          </p>
        </fieldset>
      </Form>
    </Sheet>
  );
}
