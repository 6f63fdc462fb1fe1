/** A night that was kept as a document, or scored elsewhere, comes into the club. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { mayOrganise } from '@/app/c/may';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { nightDate } from '@/server/clubs/local-time';
import { ImportNight } from './ImportNight';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('imports'))('title') };
}

export default async function Import({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const club = await readClub(slug, `/c/${slug}/import`);
  const t = await getTranslations('imports');
  const players = await read(`/c/${slug}/import`, (api) => api.players.list({ clubId: club.id }));
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={{ href: `/c/${slug}`, label: club.name }}
      lamp={<Corner />}
    >
      {mayOrganise(club.role) ? (
        <Messages of={['imports', 'documentFaults', 'problems', 'refusals']}>
          <ImportNight
            slug={slug}
            clubId={club.id}
            today={nightDate(new Date(), club.timeZone)}
            players={players.map(({ id, name }) => ({ id, name }))}
          />
        </Messages>
      ) : (
        <Notice>{t('onlyOrganisers')}</Notice>
      )}
    </Page>
  );
}
