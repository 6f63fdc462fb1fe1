/** What somebody laid out for others: listed for everybody, added and changed by who scores, until it is settled. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Amount } from '@/app/ui/Amount';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { ExpenseSheet } from './ExpenseSheet';

export type WrittenExpense = {
  id: string;
  version: number;
  /** As it is typed, and as it is read. */
  amount: string;
  amountText: string;
  /** Ids of players. */
  paidBy: string;
  for: string[];
  title: string;
  note: string;
  /** For whom, in words. */
  names: string;
};

export type ExpensesProps = {
  clubId: string;
  sessionId: string;
  currency: string | null;
  expenses: readonly WrittenExpense[];
  /** Those of the night first, then the others of the club; who is not `offered` has not come for long. */
  here: readonly { id: string; name: string }[];
  others: readonly { id: string; name: string; offered: boolean }[];
  mayChange: boolean;
};

export function Expenses(props: ExpensesProps) {
  const { expenses, mayChange, currency } = props;
  const t = useTranslations('settle.expenses');
  const [opened, setOpened] = useState<string | null>(null);
  const close = useCallback(() => setOpened(null), []);
  // Without money there is nothing to lay out; what an imported night has is shown all the same.
  const mayAdd = mayChange && currency !== null;
  if (expenses.length === 0 && !mayAdd) return null;
  return (
    <section aria-labelledby="expenses" className="flex flex-col gap-3 pt-4">
      <h2 id="expenses">{t('title')}</h2>
      {expenses.length === 0 ? (
        <p className="max-w-prose text-sm text-pretty text-soft">{t('none')}</p>
      ) : (
        <Rows>
          {expenses.map((expense) => (
            <Row
              key={expense.id}
              title={expense.title}
              note={expense.names}
              trail={
                <span className="flex flex-wrap items-center justify-end gap-2 py-1.5">
                  <Amount text={expense.amountText} size="row" plain />
                  {mayChange ? (
                    <Answering>
                      <Button
                        onClick={() => setOpened(expense.id)}
                        aria-label={t('changeNamed', { what: expense.title })}
                        className="min-w-12"
                      >
                        <span aria-hidden="true">···</span>
                      </Button>
                    </Answering>
                  ) : null}
                </span>
              }
            />
          ))}
        </Rows>
      )}
      {mayAdd ? (
        <Answering>
          <div>
            <Button onClick={() => setOpened('new')}>{t('add')}</Button>
          </div>
        </Answering>
      ) : null}
      {mayChange ? (
        <ExpenseSheet
          clubId={props.clubId}
          sessionId={props.sessionId}
          currency={currency}
          here={props.here}
          others={props.others}
          opened={opened}
          expense={expenses.find(({ id }) => id === opened) ?? null}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
