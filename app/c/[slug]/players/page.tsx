/** The people of the club. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { mayOrganise, mayScore } from '@/app/c/may';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Page } from '@/app/ui/Page';
import { PlayerList } from './PlayerList';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('players'))('title') };
}

export default async function Players({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const club = await readClub(slug);
  const players = await read(`/c/${slug}/players`, (api) => api.players.list({ clubId: club.id }));
  const { compare } = new Intl.Collator(club.locale);
  const t = await getTranslations('players');
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={{ href: `/c/${slug}`, label: club.name }}
      lamp={<Corner />}
      primary={
        mayScore(club.role) && players.length > 1 ? (
          <ButtonLink kind="primary" size="large" href={`/c/${slug}/nights/new`}>
            {t('startNight')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Messages of={['players', 'refusals']}>
        <PlayerList
          clubId={club.id}
          mayAdd={mayScore(club.role)}
          mayRename={mayOrganise(club.role)}
          players={players
            .map(({ id, name, userId }) => ({ id, name, member: userId !== null }))
            .sort((a, b) => compare(a.name, b.name))}
        />
      </Messages>
    </Page>
  );
}
