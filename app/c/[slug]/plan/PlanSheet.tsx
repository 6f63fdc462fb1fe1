/** When, where and what to know: for a new night, or several at once, and for one that is changed. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Button } from '@/app/ui/Button';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { Select } from '@/app/ui/Select';
import { Sheet } from '@/app/ui/Sheet';
import { TextField } from '@/app/ui/TextField';
import { REPEATS, type Repeat, repeated } from './repeat';

export type PlanSheetProps = {
  clubId: string;
  timeZone: string;
  /** No earlier day is planned. */
  today: string;
  initial: { date: string; time: string; place: string; note: string };
  /** The one to change; null for a new one. */
  planned: { id: string; version: number } | null;
  onClose: () => void;
};

const TIMES = [2, 3, 4, 6, 8, 10, 12, 26];
/** Whatever else is refused is said above them. */
const FIELDS = ['date', 'time', 'place', 'note'] as const;
type Wrong = 'date' | 'time' | null;

/** The page gives the namespaces `planning` and `refusals`. */
export function PlanSheet(props: PlanSheetProps) {
  const { clubId, timeZone, today, initial, planned, onClose } = props;
  const t = useTranslations('planning');
  const c = useTranslations('common');
  const router = useRouter();
  const form = useId();
  const request = useRequestId();
  const { busy, failure, run } = useAction();
  const [values, setValues] = useState(initial);
  const [repeat, setRepeat] = useState<Repeat>('once');
  const [times, setTimes] = useState(4);
  const [wrong, setWrong] = useState<Wrong>(null);

  const field = (name: keyof typeof values) => ({
    value: values[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((now) => ({ ...now, [name]: target.value })),
  });

  function done(deed: () => Promise<unknown>) {
    void run(async () => {
      await deed();
      request.answered();
      onClose();
      router.refresh();
      return undefined;
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const mistake = mistakeIn(values, today);
    setWrong(mistake);
    if (mistake !== null) {
      document.getElementById(`${form}-${mistake}`)?.focus();
      return;
    }
    const { date, ...said } = values;
    done(() => {
      if (planned !== null) {
        const { id: plannedId, version: expectedVersion } = planned;
        return trpc.planning.change.mutate({ clubId, plannedId, expectedVersion, date, ...said });
      }
      const asked = { clubId, dates: repeated(date, repeat, times), ...said };
      return trpc.planning.create.mutate({ requestId: request.for(asked), ...asked });
    });
  }

  const refused = FIELDS.find((name) => name === failure?.field);
  const isLong = (name: 'place' | 'note') => (refused === name ? t('tooLong') : undefined);
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={c('close')}
      title={t(planned ? 'changeTitle' : 'planTitle')}
      secondary={
        planned ? (
          <Button
            kind="danger"
            size="large"
            busy={busy}
            onClick={() =>
              done(() =>
                trpc.planning.callOff.mutate({ clubId, plannedId: planned.id, calledOff: true }),
              )
            }
          >
            {t('callOff')}
          </Button>
        ) : undefined
      }
      primary={
        <SubmitButton form={form} kind="primary" size="large" busy={busy}>
          {planned ? c('save') : t('plan')}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={submit} className="flex flex-col gap-4">
        {failure && !refused ? <Notice kind="error">{failure.text}</Notice> : null}
        <TextField
          id={`${form}-date`}
          type="date"
          label={t('date')}
          min={today}
          {...field('date')}
          error={wrong === 'date' || refused === 'date' ? t('dateWrong') : undefined}
        />
        <TextField
          id={`${form}-time`}
          type="time"
          label={t('time')}
          hint={t('timeHint', { zone: timeZone.replaceAll('_', ' ') })}
          {...field('time')}
          error={wrong === 'time' || refused === 'time' ? t('timeWrong') : undefined}
        />
        <TextField
          label={t('place')}
          hint={t('placeHint')}
          {...field('place')}
          error={isLong('place')}
        />
        <TextField
          label={t('note')}
          hint={t('noteHint')}
          {...field('note')}
          error={isLong('note')}
        />
        {planned ? null : (
          <>
            <Select
              label={t('repeat')}
              value={repeat}
              onChange={({ target }) =>
                setRepeat(REPEATS.find((one) => one === target.value) ?? 'once')
              }
              options={REPEATS.map((one) => ({ value: one, label: t(`repeats.${one}`) }))}
            />
            {repeat === 'once' ? null : (
              <Select
                label={t('times')}
                value={times}
                onChange={({ target }) => setTimes(Number(target.value))}
                options={TIMES.map((count) => ({
                  value: String(count),
                  label: t('timesCount', { count: String(count) }),
                }))}
              />
            )}
          </>
        )}
      </Form>
    </Sheet>
  );
}

function mistakeIn({ date, time }: { date: string; time: string }, today: string): Wrong {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < today) return 'date';
  return /^\d{2}:\d{2}$/.test(time) ? null : 'time';
}
