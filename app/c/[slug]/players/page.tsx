/** The people of the club. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { mayOrganise, mayScore } from '@/app/c/may';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { formatDate } from '@/app/ui/format';
import { Page } from '@/app/ui/Page';
import { localTime } from '@/server/clubs/local-time';
import { Merges } from './Merges';
import { PlayerList } from './PlayerList';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('players'))('title') };
}

export default async function Players({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const club = await readClub(slug, `/c/${slug}/players`);
  const clubId = club.id;
  const organiser = mayOrganise(club.role);
  const [players, merges] = await read(`/c/${slug}/players`, (api) =>
    Promise.all([api.players.list({ clubId }), organiser ? api.players.merges({ clubId }) : []]),
  );
  const locale = await getLocale();
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
          clubId={clubId}
          href={`/c/${slug}/players`}
          mayAdd={mayScore(club.role)}
          mayManage={organiser}
          mayErase={club.role === 'owner'}
          players={players
            .map(({ id, name, userId, active, offered }) => {
              return { id, name, member: userId !== null, active, offered };
            })
            .sort((a, b) => compare(a.name, b.name))}
        />
        <Merges
          clubId={clubId}
          merges={merges.map(({ at, ...merge }) => ({
            ...merge,
            since: formatDate(localTime(new Date(at), club.timeZone).date, locale, {
              weekday: false,
            }),
          }))}
        />
      </Messages>
    </Page>
  );
}
