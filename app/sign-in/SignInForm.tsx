/** E-mail and password; what is wrong is said above them, and nothing typed is lost. */
'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { signIn } from '@/app/account/login';
import { rememberLocale } from '@/app/i18n/locale-cookie';
import { toLocale } from '@/app/i18n/locales';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { TextField } from '@/app/ui/TextField';

export function SignInForm({ next }: { next: string }) {
  const t = useTranslations('signIn');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const { busy, failure, run } = useAction();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = email.trim() === '' ? 'email' : password === '' ? 'password' : null;
    setMissing(wrong);
    if (wrong !== null) {
      document.getElementById(wrong)?.focus();
      return;
    }
    run(async () => {
      await signIn(email, password);
      const locale = toLocale((await trpc.auth.me.query()).locale);
      if (locale !== null) rememberLocale(locale);
      // The whole page anew: nothing of before belongs to who is signed in now.
      window.location.assign(next);
      return 'leaving';
    });
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <TextField
        id="email"
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        value={email}
        error={missing === 'email' ? t('emailMissing') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        id="password"
        name="password"
        type="password"
        label={t('password')}
        autoComplete="current-password"
        value={password}
        error={missing === 'password' ? t('passwordMissing') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SubmitButton kind="primary" size="large" busy={busy} full>
        {t('signIn')}
      </SubmitButton>
    </Form>
  );
}
