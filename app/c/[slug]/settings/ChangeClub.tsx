/** Changes the club and says so. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ClubForm, type ClubFormProps } from '@/app/c/ClubForm';
import { trpc } from '@/app/trpc/client';
import { Notice } from '@/app/ui/Notice';

export type ChangeClubProps = { clubId: string } & Pick<ClubFormProps, 'initial' | 'currencies'>;

export function ChangeClub({ clubId, initial, currencies }: ChangeClubProps) {
  const t = useTranslations('clubs');
  const router = useRouter();
  const [saved, setSaved] = useState(false);
  return (
    <>
      <ClubForm
        initial={initial}
        currencies={currencies}
        submitLabel={t('save')}
        onSubmit={async (values) => {
          setSaved(false);
          await trpc.clubs.update.mutate({ clubId, ...values });
          setSaved(true);
          router.refresh();
          return undefined;
        }}
      />
      <div aria-live="polite">{saved ? <Notice>{t('saved')}</Notice> : null}</div>
    </>
  );
}
