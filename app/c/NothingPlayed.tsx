/** Where there is nothing to look back at yet: why, and for whoever may start one, the way to a night. */
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Club } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Empty } from '@/app/ui/Empty';
import { mayScore } from './may';

type NothingPlayedProps = { club: Pick<Club, 'slug' | 'role'>; children: ReactNode };

export async function NothingPlayed({ club, children }: NothingPlayedProps) {
  const t = await getTranslations('clubs');
  return (
    <Empty
      action={
        mayScore(club.role) ? (
          <ButtonLink kind="primary" href={`/c/${club.slug}/nights/new`}>
            {t('startNight')}
          </ButtonLink>
        ) : undefined
      }
    >
      {children}
    </Empty>
  );
}
