/** The club's home: what matters tonight on top, then the ways to everything, and the nights that were. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Fresh } from '@/app/c/Fresh';
import { mayOrganise, mayScore } from '@/app/c/may';
import { read, readClub } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Empty } from '@/app/ui/Empty';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { SearchField } from '@/app/ui/SearchField';
import { Unsent } from '@/app/unsent/Unsent';
import { localTime } from '@/server/clubs/local-time';
import { ClubNav } from './ClubNav';
import { FirstSteps } from './FirstSteps';
import { LiveNight } from './LiveNight';
import { NextNight } from './NextNight';
import { NightCard } from './NightCard';
import { OwnBalances } from './OwnBalances';

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ before?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const club = await readClub((await params).slug);
  return { title: club.name };
}

export default async function ClubHome({ params, searchParams }: Props) {
  const { slug } = await params;
  const { before } = await searchParams;
  const club = await readClub(slug);
  const t = await getTranslations('clubs');
  const d = await getTranslations('demo');
  const f = await getTranslations('search');
  const p = await getTranslations('planning');
  const cursor = typeof before === 'string' ? before : undefined;
  const [{ nights, nextCursor }, players, planned, own] = await read(`/c/${slug}`, (api) =>
    Promise.all([
      api.sessions.list({ clubId: club.id, cursor }),
      api.players.list({ clubId: club.id }),
      api.planning.list({ clubId: club.id }),
      api.payments.own({ clubId: club.id }),
    ]),
  );
  const live = nights.find(isLive);
  const past = nights.filter((night) => night !== live);
  const enough = players.length > 1;
  const scorer = mayScore(club.role);
  const { date: thisDay } = localTime(new Date(), club.timeZone);
  const tonight = planned.nights.find(({ date, calledOff }) => !calledOff && date <= thisDay);
  return (
    <Page
      title={club.name}
      context="Lanturlu"
      lamp={<Corner />}
      primary={
        scorer && enough ? (
          <ButtonLink
            kind={live ? 'quiet' : 'primary'}
            size="large"
            href={`/c/${slug}/nights/new${tonight ? `?planned=${tonight.id}` : ''}`}
          >
            {tonight ? p('start') : t('startNight')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Fresh stamp={crypto.randomUUID()} />
      <Unsent />
      {live ? <LiveNight slug={slug} night={live} me={planned.me} clubId={club.id} /> : null}
      {cursor === undefined ? (
        <NextNight
          slug={slug}
          clubId={club.id}
          planned={planned}
          tonight={tonight !== undefined && tonight === planned.nights[0]}
        />
      ) : null}
      {cursor === undefined ? <OwnBalances slug={slug} own={own} /> : null}
      {nights.length === 0 && cursor === undefined ? (
        scorer ? (
          <FirstSteps slug={slug} enoughPlayers={enough} />
        ) : (
          <Empty>{t('noNightYet')}</Empty>
        )
      ) : null}
      {club.demo ? (
        <Notice
          action={
            club.role === 'owner' ? (
              <ButtonLink href={`/c/${slug}/settings#demo`}>{d('toRemove')}</ButtonLink>
            ) : undefined
          }
        >
          {d('isDemo')}
        </Notice>
      ) : null}
      {nights.length > 0 ? (
        <SearchField action={`/c/${slug}/search`} label={f('label')} submit={f('do')} />
      ) : null}
      <ClubNav slug={slug} players={players.length} organiser={mayOrganise(club.role)} />
      {past.length > 0 ? (
        <section aria-labelledby="nights" className="flex flex-col gap-3 pt-2">
          <h2 id="nights">{t('nights')}</h2>
          {past.map((night) => (
            <NightCard key={night.id} slug={slug} night={night} />
          ))}
        </section>
      ) : null}
      {nextCursor ? (
        <div>
          <ButtonLink href={`/c/${slug}?before=${encodeURIComponent(nextCursor)}`}>
            {t('earlier')}
          </ButtonLink>
        </div>
      ) : null}
    </Page>
  );
}

function isLive(night: { status: string; matches: { status: string }[] }): boolean {
  return night.status === 'open' && night.matches.some(({ status }) => status === 'open');
}
