/** Opens the sheet for a new season, and leads to it. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { DEFAULT_POINTS } from '@/server/seasons/choices';
import type { SeasonDates } from './new-season';
import { SeasonSheet } from './SeasonSheet';
import { pointsText } from './said';

export type SeasonNewProps = {
  clubId: string;
  /** Of the list; a season's page is below it. */
  href: string;
  currency: string | null;
  initial: SeasonDates;
};

export function SeasonNew({ clubId, href, currency, initial }: SeasonNewProps) {
  const t = useTranslations('seasons');
  const router = useRouter();
  const request = useRequestId();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const typed = {
    ...initial,
    game: null,
    score: 'net' as const,
    bestOf: '',
    minNights: '1',
    points: pointsText(DEFAULT_POINTS),
  };
  return (
    <Answering>
      <Button onClick={() => setOpen(true)}>{t('new')}</Button>
      {open ? (
        <SeasonSheet
          title={t('newTitle')}
          submitLabel={t('new')}
          initial={typed}
          currency={currency}
          onClose={close}
          onSubmit={async (said) => {
            const asked = { clubId, ...said };
            const { id } = await trpc.seasons.create.mutate({
              requestId: request.for(asked),
              ...asked,
            });
            request.answered();
            router.push(`${href}/${id}`);
            return 'leaving';
          }}
        />
      ) : null}
    </Answering>
  );
}
