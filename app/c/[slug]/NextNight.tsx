/** The next planned night on the club's home: when, where, who comes, and one's own answer. */
import { getTranslations } from 'next-intl/server';
import { Messages } from '@/app/i18n/Messages';
import type { PlannedNights } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { PlannedCard } from './plan/PlannedCard';

export type NextNightProps = {
  slug: string;
  clubId: string;
  planned: PlannedNights;
  /** Whether the first one is today's. */
  tonight: boolean;
};

export async function NextNight({ slug, clubId, planned, tonight }: NextNightProps) {
  const t = await getTranslations('planning');
  const [next, ...later] = planned.nights;
  if (!next) return null;
  return (
    <Messages of={['planning', 'refusals']}>
      <PlannedCard clubId={clubId} night={next} tag={tonight ? 'tonight' : 'next'} me={planned.me}>
        {later.length > 0 ? (
          <div>
            <ButtonLink href={`/c/${slug}/plan`}>{t('all')}</ButtonLink>
          </div>
        ) : null}
      </PlannedCard>
    </Messages>
  );
}
