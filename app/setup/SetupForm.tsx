/** Name, e-mail and password of the first person; signs him in and goes on to his club. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { signIn } from '@/app/account/login';
import { rememberLocale } from '@/app/i18n/locale-cookie';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { TextField } from '@/app/ui/TextField';

const FIELDS = ['name', 'email', 'password'] as const;
type FieldName = (typeof FIELDS)[number];
/** As server/auth/password.ts wants it. */
const SHORTEST_PASSWORD = 10;

export function SetupForm({ token }: { token: string }) {
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
      await trpc.auth.setup.mutate({ token, ...values, locale });
      await signIn(values.email, values.password);
      rememberLocale(locale);
      window.location.assign('/c/new');
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
