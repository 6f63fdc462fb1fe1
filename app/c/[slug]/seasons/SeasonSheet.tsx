/** What a season is: its days and what counts in it, for a new one and for one that is changed. */
'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { type Outcome, useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { Select } from '@/app/ui/Select';
import { Sheet } from '@/app/ui/Sheet';
import { TextField } from '@/app/ui/TextField';
import { GAME_IDS } from '@/engine/match/game';
import { SEASON_SCORES } from '@/server/seasons/choices';
import type { SeasonSaid } from '@/server/seasons/schemas';
import { type Mistake, readSaid, type SeasonTyped } from './said';

export type SeasonSheetProps = {
  title: string;
  submitLabel: string;
  initial: SeasonTyped;
  /** What the club plays for; null for units alone. */
  currency: string | null;
  onSubmit: (said: SeasonSaid) => Promise<Outcome>;
  onClose: () => void;
};

const ALL = 'all';
const FIELDS = ['name', 'from', 'to', 'game', 'points', 'bestOf', 'minNights'] as const;

/** The page gives the namespaces `seasons` and `refusals`. */
export function SeasonSheet(props: SeasonSheetProps) {
  const { title, submitLabel, initial, currency, onSubmit, onClose } = props;
  const t = useTranslations('seasons');
  const c = useTranslations('common');
  const form = useId();
  const { busy, failure, run } = useAction();
  const [typed, setTyped] = useState(initial);
  const [wrong, setWrong] = useState<Mistake | null>(null);

  const set = (more: Partial<SeasonTyped>) => setTyped((now) => ({ ...now, ...more }));
  const refused = FIELDS.find((name) => failure?.field?.startsWith(name));
  const words = {
    name: t('nameWrong'),
    from: t('fromWrong'),
    to: t('toWrong'),
    game: t('gameWrong'),
    points: t('pointsWrong'),
    bestOf: t('countWrong'),
    minNights: t('countWrong'),
  };
  const field = (name: 'name' | 'from' | 'to' | 'points' | 'bestOf' | 'minNights') => ({
    id: `${form}-${name}`,
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: wrong === name || refused === name ? words[name] : undefined,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readSaid(typed);
    setWrong(read.mistake);
    if (read.mistake !== null) {
      document.getElementById(`${form}-${read.mistake}`)?.focus();
      return;
    }
    void run(() => onSubmit(read.said));
  }

  const { game, score } = typed;
  const net = game !== null ? 'units' : currency === null ? 'unitsOfAll' : 'money';
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={c('close')}
      title={title}
      primary={
        <SubmitButton form={form} kind="primary" size="large" busy={busy}>
          {submitLabel}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={submit} className="flex flex-col gap-4">
        {failure && !refused ? <Notice kind="error">{failure.text}</Notice> : null}
        <TextField label={t('name')} hint={t('nameHint')} {...field('name')} />
        <div className="flex flex-wrap gap-3 *:min-w-36 *:flex-1">
          <TextField type="date" label={t('from')} {...field('from')} />
          <TextField type="date" label={t('to')} {...field('to')} />
        </div>
        <Select
          id={`${form}-game`}
          label={t('game')}
          value={game ?? ALL}
          onChange={({ target }) =>
            set({ game: GAME_IDS.find((one) => one === target.value) ?? null })
          }
          options={[
            { value: ALL, label: t('allGames') },
            ...GAME_IDS.map((one) => ({ value: one, label: c(`games.${one}`) })),
          ]}
          error={wrong === 'game' || refused === 'game' ? words.game : undefined}
        />
        <Select
          label={t('scoreBy')}
          hint={t(`scoreHint.${score === 'net' ? net : score}`)}
          value={score}
          onChange={({ target }) =>
            set({ score: SEASON_SCORES.find((one) => one === target.value) ?? 'net' })
          }
          options={SEASON_SCORES.map((one) => ({ value: one, label: t(`scores.${one}`) }))}
        />
        {score === 'places' ? (
          <TextField
            label={t('points')}
            hint={t('pointsHint')}
            inputMode="text"
            {...field('points')}
          />
        ) : null}
        {score === 'rating' ? null : (
          <TextField
            label={t('bestOf')}
            hint={t('bestOfHint')}
            inputMode="numeric"
            {...field('bestOf')}
          />
        )}
        <TextField
          label={t('minNights')}
          hint={t('minNightsHint')}
          inputMode="numeric"
          {...field('minNights')}
        />
      </Form>
    </Sheet>
  );
}
