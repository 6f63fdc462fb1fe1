/** The table screen: the live match, to score or to watch. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { mayOrganise, mayScore } from '@/app/c/may';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub, readMe } from '@/app/trpc/read';
import { sessionOf } from '@/engine/document/night';
import { tableMessages } from './messages';
import { TableScreen } from './TableScreen';

type Props = { params: Promise<{ slug: string; sessionId: string; matchId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, sessionId, matchId } = await params;
  const club = await readClub(slug, `/c/${slug}/nights/${sessionId}/matches/${matchId}`);
  return { title: `${(await getTranslations('table'))('title')} · ${club.name}` };
}

export default async function MatchPage({ params }: Props) {
  const { slug, sessionId, matchId } = await params;
  const night = `/c/${slug}/nights/${sessionId}`;
  const club = await readClub(slug, `/c/${slug}/nights/${sessionId}/matches/${matchId}`);
  const [me, [match, session]] = await Promise.all([
    readMe(),
    read(`${night}/matches/${matchId}`, (api) =>
      Promise.all([
        api.matches.get({ clubId: club.id, matchId }),
        api.sessions.get({ clubId: club.id, sessionId }),
      ]),
    ),
  ]);
  return (
    <Messages of={tableMessages(match.game)}>
      <TableScreen
        clubId={club.id}
        clubName={club.name}
        night={night}
        owner={me?.id ?? 'nobody'}
        mayScore={mayScore(club.role)}
        mayCorrectSettled={mayOrganise(club.role)}
        first={{
          ...match,
          nightStatus: session.status,
          session: sessionOf(session),
        }}
      />
    </Messages>
  );
}
