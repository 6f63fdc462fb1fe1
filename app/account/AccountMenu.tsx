/** Who is signed in, behind one letter: language, clubs, the account itself, and the way out. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Notice } from '@/app/ui/Notice';
import { Sheet } from '@/app/ui/Sheet';
import { LanguageSelect } from './LanguageSelect';
import { signOut } from './login';

/** `name` is null for somebody who is not signed in: then it is the choice of language alone. */
export function AccountMenu({ name }: { name: string | null }) {
  const t = useTranslations('nav');
  const c = useTranslations('common');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { busy, failure, run } = useAction();

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={name === null ? t('language') : t('account', { name })}
        aria-haspopup="dialog"
        className="-mr-1 grid size-12 place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="grid h-9 min-w-9 place-items-center rounded-full border border-edge px-2 text-sm font-bold text-ink"
        >
          {name === null ? t('languageShort') : firstLetter(name)}
        </span>
      </button>
      <Sheet
        open={open}
        onClose={close}
        closeLabel={c('close')}
        title={name === null ? t('language') : name}
        secondary={
          name === null ? undefined : (
            <Button
              busy={busy}
              onClick={() =>
                run(async () => {
                  await signOut();
                  window.location.assign('/');
                  return 'leaving';
                })
              }
            >
              {t('signOut')}
            </Button>
          )
        }
      >
        {failure ? <Notice kind="error">{failure.text}</Notice> : null}
        <LanguageSelect signedIn={name !== null} />
        {name === null ? null : (
          <div className="flex flex-col gap-2">
            <ButtonLink href="/?all">{t('myClubs')}</ButtonLink>
            <ButtonLink href="/c/new">{t('newClub')}</ButtonLink>
            <ButtonLink href="/account">{t('accountPage')}</ButtonLink>
          </div>
        )}
      </Sheet>
    </>
  );
}

function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? '·').toLocaleUpperCase();
}
