/** The account goes for good: what becomes of each club, then the address typed once more. */
'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { TextField } from '@/app/ui/TextField';
import { signOut } from './login';

export interface DeleteAccountProps {
  readonly email: string;
  readonly clubs: readonly {
    readonly clubId: string;
    readonly name: string;
    readonly fate: 'stays' | 'goes' | 'held';
  }[];
}

export function DeleteAccount({ email, clubs }: DeleteAccountProps) {
  const t = useTranslations('account');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { busy, failure, run } = useAction();
  const held = clubs.some(({ fate }) => fate === 'held');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const other = typed.trim().toLowerCase() !== email;
    setWrong(other);
    if (other) return;
    run(async () => {
      await trpc.auth.deleteAccount.mutate();
      // What this browser kept of it; at the server there is nothing left to sign out of.
      await signOut().catch(() => undefined);
      window.location.assign('/');
      return 'leaving';
    });
  }

  return (
    <section aria-labelledby="delete" className="flex flex-col gap-3 border-t pt-6">
      <h2 id="delete">{t('deleteTitle')}</h2>
      <p className="text-pretty">{t('deleteText')}</p>
      {clubs.length > 0 ? (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {clubs.map(({ clubId, name, fate }) => (
            <li key={clubId} className={fate === 'stays' ? '' : 'font-semibold'}>
              {t(fate, { club: name })}
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      {held ? null : (
        <Form onSubmit={submit} className="flex flex-col items-start gap-3">
          <div className="w-full">
            <TextField
              label={t('confirm', { email })}
              value={typed}
              autoComplete="off"
              onChange={({ target }) => {
                setTyped(target.value);
                setWrong(false);
              }}
              error={wrong ? t('confirmWrong') : undefined}
            />
          </div>
          <SubmitButton kind="danger" busy={busy}>
            {t('deleteDo')}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
