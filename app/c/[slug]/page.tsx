/** The club's home: the night under way on top, then the way to a new one, and the nights that were. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Fresh } from '@/app/c/Fresh';
import { mayOrganise, mayScore } from '@/app/c/may';
import { read, readClub } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Empty } from '@/app/ui/Empty';
import { Page } from '@/app/ui/Page';
import { Unsent } from '@/app/unsent/Unsent';
import { localTime } from '@/server/clubs/local-time';
import { FirstSteps } from './FirstSteps';
import { LiveNight } from './LiveNight';
import { NextNight } from './NextNight';
import { NightCard } from './NightCard';

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
  const s = await getTranslations('ruleSets');
  const i = await getTranslations('imports');
  const m = await getTranslations('members');
  const b = await getTranslations('balances');
  const p = await getTranslations('planning');
  const cursor = typeof before === 'string' ? before : undefined;
  const [{ nights, nextCursor }, players, planned] = await read(`/c/${slug}`, (api) =>
    Promise.all([
      api.sessions.list({ clubId: club.id, cursor }),
      api.players.list({ clubId: club.id }),
      api.planning.list({ clubId: club.id }),
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
      <nav aria-label={club.name} className="flex flex-wrap gap-2">
        <ButtonLink href={`/c/${slug}/players`}>
          {t('players', { count: players.length })}
        </ButtonLink>
        <ButtonLink href={`/c/${slug}/plan`}>{p('title')}</ButtonLink>
        <ButtonLink href={`/c/${slug}/rules`}>{s('title')}</ButtonLink>
        <ButtonLink href={`/c/${slug}/balances`}>{b('title')}</ButtonLink>
        <ButtonLink href={`/c/${slug}/members`}>{m('title')}</ButtonLink>
        <ButtonLink href={`/c/${slug}/settings`}>{t('settings')}</ButtonLink>
        {mayOrganise(club.role) ? (
          <ButtonLink href={`/c/${slug}/import`}>{i('link')}</ButtonLink>
        ) : null}
      </nav>
      {live ? <LiveNight slug={slug} night={live} /> : null}
      {cursor === undefined ? (
        <NextNight
          slug={slug}
          clubId={club.id}
          planned={planned}
          tonight={tonight !== undefined && tonight === planned.nights[0]}
        />
      ) : null}
      {nights.length === 0 && cursor === undefined ? (
        scorer ? (
          <FirstSteps slug={slug} enoughPlayers={enough} />
        ) : (
          <Empty>{t('noNightYet')}</Empty>
        )
      ) : null}
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
