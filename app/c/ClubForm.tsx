/** What a club is asked: its name, what it plays for, where and in which language. For a new one and an old one. */
'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { LOCALE_NAMES, LOCALES, type Locale, toLocale } from '@/app/i18n/locales';
import { type Outcome, useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { Select, type SelectOption } from '@/app/ui/Select';
import { TextField } from '@/app/ui/TextField';
import { MONEY_SHOWN_TO } from '@/server/clubs/choices';
import { readDecimal } from './decimal';
import { useTimeZones } from './time-zones';

type MoneyShownTo = (typeof MONEY_SHOWN_TO)[number];

export type ClubValues = {
  name: string;
  currency: string | null;
  unitValue: string;
  timeZone: string;
  locale: Locale;
  /** Not asked of a new one. */
  moneyShownTo?: MoneyShownTo;
};

export type ClubFormProps = {
  /** `timeZone` null: the browser's own. `unitValue` as people type it. */
  initial: Omit<ClubValues, 'timeZone'> & { timeZone: string | null };
  currencies: readonly SelectOption[];
  submitLabel: string;
  onSubmit: (values: ClubValues) => Promise<Outcome>;
};

const NO_MONEY = 'none';

export function ClubForm({ initial, currencies, submitLabel, onSubmit }: ClubFormProps) {
  const t = useTranslations('clubs');
  const [name, setName] = useState(initial.name);
  const [currency, setCurrency] = useState(initial.currency ?? NO_MONEY);
  const [unitValue, setUnitValue] = useState(initial.unitValue);
  const [chosenZone, setChosenZone] = useState(initial.timeZone);
  const [locale, setLocale] = useState(initial.locale);
  const [shownTo, setShownTo] = useState(initial.moneyShownTo);
  const [wrong, setWrong] = useState<'name' | 'unitValue' | null>(null);
  const { zones, own } = useTimeZones();
  const { busy, failure, run } = useAction();
  const timeZone = chosenZone ?? own ?? 'UTC';
  const money = currency !== NO_MONEY;
  const offered = zones.includes(timeZone) ? zones : [timeZone, ...zones];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Without money a unit is a unit.
    const value = money ? readDecimal(unitValue) : '1';
    const mistake = name.trim() === '' ? 'name' : value === null ? 'unitValue' : null;
    setWrong(mistake);
    if (mistake !== null || value === null) {
      document.getElementById(mistake ?? 'unitValue')?.focus();
      return;
    }
    const values = { name, currency: money ? currency : null, unitValue: value, timeZone, locale };
    run(() => onSubmit({ ...values, ...(shownTo && { moneyShownTo: shownTo }) }));
  }

  const refused = failure?.field;
  return (
    <Form onSubmit={submit} className="flex flex-1 flex-col gap-5">
      {failure && refused !== 'name' && refused !== 'unitValue' ? (
        <Notice kind="error">{failure.text}</Notice>
      ) : null}
      <TextField
        id="name"
        label={t('name')}
        hint={t('nameHint')}
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        error={wrong === 'name' || refused === 'name' ? t('nameWrong') : undefined}
      />
      <Select
        label={t('currency')}
        hint={money ? t('moneyNote') : t('noMoneyNote')}
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        options={[{ value: NO_MONEY, label: t('noMoney') }, ...currencies]}
      />
      {money ? (
        <TextField
          id="unitValue"
          label={t('unitValue')}
          hint={t('unitValueHint')}
          inputMode="decimal"
          autoComplete="off"
          value={unitValue}
          onChange={(event) => setUnitValue(event.target.value)}
          error={wrong === 'unitValue' || refused === 'unitValue' ? t('unitValueWrong') : undefined}
        />
      ) : null}
      {money && shownTo ? (
        <Select
          label={t('moneyShown')}
          hint={t('moneyShownHint')}
          value={shownTo}
          onChange={(event) =>
            setShownTo(MONEY_SHOWN_TO.find((one) => one === event.target.value) ?? shownTo)
          }
          options={MONEY_SHOWN_TO.map((one) => ({ value: one, label: t(`moneyShownTo.${one}`) }))}
        />
      ) : null}
      <Select
        label={t('timeZone')}
        hint={t('timeZoneHint')}
        value={timeZone}
        onChange={(event) => setChosenZone(event.target.value)}
        options={offered.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <Select
        label={t('language')}
        hint={t('languageHint')}
        value={locale}
        onChange={(event) => setLocale(toLocale(event.target.value) ?? locale)}
        options={LOCALES.map((one) => ({ value: one, label: LOCALE_NAMES[one] }))}
      />
      <SubmitButton kind="primary" size="large" busy={busy} full>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
