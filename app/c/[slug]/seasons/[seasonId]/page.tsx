/** One season of the club, and for organisers what is to be done with it. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Corner } from '@/app/account/Corner';
import { Attendance } from '@/app/c/[slug]/seasons/Attendance';
import { SeasonView } from '@/app/c/[slug]/seasons/SeasonView';
import { mayOrganise, mayScore } from '@/app/c/may';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import { Page } from '@/app/ui/Page';
import { SeasonDeeds } from './SeasonDeeds';

type Props = { params: Promise<{ slug: string; seasonId: string }> };

const readSeason = cache(async (slug: string, seasonId: string) => {
  const here = `/c/${slug}/seasons/${seasonId}`;
  const { id: clubId } = await readClub(slug, here);
  return read(here, (api) => api.seasons.get({ clubId, seasonId }));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, seasonId } = await params;
  return { title: (await readSeason(slug, seasonId)).season.name };
}

export default async function OneSeason({ params }: Props) {
  const { slug, seasonId } = await params;
  const club = await readClub(slug, `/c/${slug}/seasons/${seasonId}`);
  const { season, table, attendance } = await readSeason(slug, seasonId);
  const t = await getTranslations('seasons');
  const here = `/c/${slug}/seasons`;
  return (
    <Page
      title={season.name}
      lead={t(`state.${season.state}`)}
      back={{ href: here, label: t('title') }}
      lamp={<Corner />}
    >
      <SeasonView season={season} table={table} slug={slug} mayStart={mayScore(club.role)} />
      <Attendance came={attendance} slug={slug} />
      {mayOrganise(club.role) ? (
        <Messages of={['seasons', 'refusals']}>
          <SeasonDeeds
            clubId={club.id}
            href={here}
            currency={season.currency ?? club.currency}
            season={season}
          />
        </Messages>
      ) : null}
    </Page>
  );
}
