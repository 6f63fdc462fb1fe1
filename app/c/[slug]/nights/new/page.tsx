/** A new night, or another match of one that is under way. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { mayScore } from '@/app/c/may';
import { unitField } from '@/app/c/unit-value';
import { getRuleWords } from '@/app/house-rules/server-words';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { localTime, nightDate } from '@/server/clubs/local-time';
import { gameChoices } from './choices';
import { StartNight } from './StartNight';

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ night?: string | string[]; planned?: string | string[] }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nights'))('newTitle') };
}

export default async function NewNight({ params, searchParams }: Props) {
  const { slug } = await params;
  const { night: wish, planned: plannedId } = await searchParams;
  const club = await readClub(slug, `/c/${slug}/nights/new`);
  const { id: clubId, currency } = club;
  const locale = await getLocale();
  const t = await getTranslations('nights');
  const here = `/c/${slug}/nights/new`;
  const { players, last, night, houseRules, planned } = await read(here, async (api) => {
    const [players, { nights }, houseRules] = await Promise.all([
      api.players.list({ clubId }),
      api.sessions.list({ clubId, limit: 1 }),
      api.houseRules.list({ clubId }),
    ]);
    const night =
      typeof wish === 'string' ? await api.sessions.get({ clubId, sessionId: wish }) : null;
    const lastId = nights[0]?.id;
    const last = night ?? (lastId ? await api.sessions.get({ clubId, sessionId: lastId }) : null);
    const planned =
      night === null && typeof plannedId === 'string'
        ? await api.planning.get({ clubId, plannedId })
        : null;
    return { players, last, night, houseRules, planned };
  });
  // Somebody else was faster, or the link is an old one.
  if (planned && planned.sessionId !== null) redirect(`/c/${slug}/nights/${planned.sessionId}`);
  const back = night
    ? { href: `/c/${slug}/nights/${night.id}`, label: t('night') }
    : { href: `/c/${slug}`, label: club.name };
  const title = t(night ? 'anotherMatch' : 'newTitle');

  if (!mayScore(club.role)) {
    return (
      <Page title={title} back={back} lamp={<Corner />}>
        <Notice>{t('onlyScorers')}</Notice>
      </Page>
    );
  }
  const sitsAt = new Map(night?.players.map((one) => [one.playerId, one.sitsAt]) ?? []);
  const coming = planned?.answers.filter(({ answer }) => answer === 'yes') ?? [];
  const { date: thisDay } = localTime(new Date(), club.timeZone);
  const today = nightDate(new Date(), club.timeZone);
  const games = gameChoices(await getRuleWords(), houseRules);
  return (
    <Messages of={['nights', 'players', 'refusals', 'ruleSets']}>
      <StartNight
        title={title}
        back={back}
        corner={<Corner />}
        slug={slug}
        clubId={clubId}
        night={night ? night.id : null}
        planned={planned && !planned.calledOff ? planned.id : null}
        coming={inOrderOf(
          last?.players.map(({ playerId }) => playerId) ?? [],
          coming.map(({ playerId }) => playerId),
        )}
        players={players
          .filter(({ active }) => active)
          .map(({ id, name, offered }) => ({ id, name, offered, sitsAt: sitsAt.get(id) ?? null }))}
        lastTime={
          last ? last.players.map(({ playerId }) => playerId).filter((id) => !sitsAt.get(id)) : []
        }
        // The day it was planned for, also past midnight; but not one that is yet to come.
        today={planned && planned.date <= thisDay ? planned.date : today}
        unitValue={unitField(club.unitValue, currency, locale)}
        currency={currency}
        games={games}
        tablesTaken={
          night?.matches
            .filter(({ status }) => status === 'open')
            .map(({ tableNumber }) => tableNumber) ?? []
        }
      />
    </Messages>
  );
}

/** As they sat last time, and who was not there at the end. */
function inOrderOf(lastTime: readonly string[], coming: readonly string[]): string[] {
  const known = lastTime.filter((player) => coming.includes(player));
  return [...known, ...coming.filter((player) => !known.includes(player))];
}
