/** Name, e-mail and password of somebody new; signs him in and goes on. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { rememberLocale } from '@/app/i18n/locale-cookie';
import type { Locale } from '@/app/i18n/locales';
import { useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { TextField } from '@/app/ui/TextField';
import { signIn } from './login';

const FIELDS = ['name', 'email', 'password'] as const;
type FieldName = (typeof FIELDS)[number];
/** As server/auth/password.ts wants it. */
const SHORTEST_PASSWORD = 10;

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
}

export interface NewAccountFormProps {
  /** Makes the account; answers the address to go on to. */
  readonly create: (account: NewAccount) => Promise<string>;
}

export function NewAccountForm({ create }: NewAccountFormProps) {
  const t = useTranslations('setup');
  const locale = useLocale();
  const [values, setValues] = useState({ name: '', email: '', password: '' });
  const [missing, setMissing] = useState<FieldName | null>(null);
  const { busy, failure, run } = useAction();

  function wrongField(): FieldName | null {
    if (values.name.trim() === '') return 'name';
    if (!/^\S+@\S+\.\S+$/.test(values.email.trim())) return 'email';
    return [...values.password].length < SHORTEST_PASSWORD ? 'password' : null;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = wrongField();
    setMissing(wrong);
    if (wrong !== null) {
      document.getElementById(wrong)?.focus();
      return;
    }
    run(async () => {
      const next = await create({ ...values, locale });
      await signIn(values.email, values.password);
      rememberLocale(locale);
      window.location.assign(next);
      return 'leaving';
    });
  }

  const refused = FIELDS.find((name) => name === failure?.field);
  const field = (name: FieldName) => ({
    id: name,
    name,
    label: t(name),
    value: values[name],
    error: missing === name || refused === name ? t(`${name}Wrong`) : undefined,
    onChange: (event: { target: { value: string } }) =>
      setValues((all) => ({ ...all, [name]: event.target.value })),
  });

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      {failure && !refused ? <Notice kind="error">{failure.text}</Notice> : null}
      <TextField {...field('name')} hint={t('nameHint')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField
        {...field('password')}
        hint={t('passwordHint')}
        type="password"
        autoComplete="new-password"
      />
      <SubmitButton kind="primary" size="large" busy={busy} full>
        {t('create')}
      </SubmitButton>
    </Form>
  );
}
