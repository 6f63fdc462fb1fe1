/** The new password; afterwards it is signed in with. */
'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { TextField } from '@/app/ui/TextField';

export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslations('join');
  const s = useTranslations('setup');
  const [password, setPassword] = useState('');
  const { busy, failure, run } = useAction();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(async () => {
      await trpc.members.setPassword.mutate({ token, password });
      window.location.assign('/sign-in');
      return 'leaving';
    });
  }

  const wrong = failure?.field === 'password';
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      {failure && !wrong ? <Notice kind="error">{failure.text}</Notice> : null}
      <TextField
        id="password"
        name="password"
        type="password"
        label={s('password')}
        hint={s('passwordHint')}
        error={wrong ? s('passwordWrong') : undefined}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SubmitButton kind="primary" size="large" busy={busy} full>
        {t('setPassword')}
      </SubmitButton>
    </Form>
  );
}
