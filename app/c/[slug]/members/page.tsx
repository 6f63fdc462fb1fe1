/** Who belongs to the club, in which role, and who is invited. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { mayOrganise } from '@/app/c/may';
import { nightDay } from '@/app/c/night-day';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub, readMe } from '@/app/trpc/read';
import { Page } from '@/app/ui/Page';
import { Claims } from './Claims';
import { Invite } from './Invite';
import { MemberRow } from './MemberRow';
import { OpenInvitations } from './OpenInvitations';
import { WhoAmI } from './WhoAmI';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('members'))('title') };
}

export default async function Members({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const club = await readClub(slug, `/c/${slug}/members`);
  const locale = await getLocale();
  const t = await getTranslations('members');
  const organiser = mayOrganise(club.role);
  const clubId = club.id;
  const me = await readMe();
  const [members, players, invitations] = await read(`/c/${slug}/members`, (api) =>
    Promise.all([
      api.members.list({ clubId }),
      api.players.list({ clubId }),
      organiser ? api.members.invitations({ clubId }) : [],
    ]),
  );
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const guests = players
    .filter(({ userId }) => userId === null)
    .map(({ id, name }) => ({ id, name }));
  const own = members.find(({ userId }) => userId === me?.id);
  const claimed = members.flatMap(({ userId, name, claims }) =>
    claims ? [{ userId, name, playerId: claims.playerId, player: claims.name }] : [],
  );
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={{ href: `/c/${slug}`, label: club.name }}
      lamp={<Corner />}
    >
      <Messages of={['members', 'refusals']}>
        {own && own.playerId === null ? (
          <WhoAmI clubId={clubId} guests={guests} asked={own.claims?.name ?? null} />
        ) : null}
        {organiser && claimed.length > 0 ? <Claims clubId={clubId} claims={claimed} /> : null}
        <ul aria-label={t('title')} className="flex flex-col gap-2">
          {members.map(({ userId, name, role, playerId }) => (
            <MemberRow
              key={userId}
              clubId={clubId}
              member={{ userId, name, role }}
              note={
                playerId !== null && names.get(playerId) !== name
                  ? t('playsAs', { name: names.get(playerId) ?? '' })
                  : null
              }
              me={userId === me?.id}
              viewer={club.role}
            />
          ))}
        </ul>
        {organiser ? (
          <>
            <div>
              <Invite clubId={clubId} viewer={club.role} guests={guests} />
            </div>
            <OpenInvitations
              clubId={clubId}
              invitations={invitations.map(({ expiresAt, ...one }) => ({
                ...one,
                until: nightDay(expiresAt.slice(0, 10), locale),
              }))}
            />
          </>
        ) : null}
      </Messages>
    </Page>
  );
}
