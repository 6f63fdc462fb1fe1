/** The nights that are to come: who comes, and for organisers to plan, change and call off. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Fresh } from '@/app/c/Fresh';
import { mayOrganise, mayScore } from '@/app/c/may';
import { nightDay } from '@/app/c/night-day';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import type { PlannedNight } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Empty } from '@/app/ui/Empty';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { dayAfter, localTime } from '@/server/clubs/local-time';
import { CalendarLink } from './CalendarLink';
import { OthersAnswers } from './OthersAnswers';
import { PlanChange } from './PlanChange';
import { PlanNew } from './PlanNew';
import { PlannedCard } from './PlannedCard';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('planning'))('title') };
}

export default async function Plan({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const club = await readClub(slug, `/c/${slug}/plan`);
  const t = await getTranslations('planning');
  const locale = await getLocale();
  const { id: clubId, timeZone } = club;
  const organiser = mayOrganise(club.role);
  const [{ today, me, nights }, players] = await read(`/c/${slug}/plan`, (api) =>
    Promise.all([api.planning.list({ clubId }), api.players.list({ clubId })]),
  );
  const { date: thisDay } = localTime(new Date(), timeZone);
  const last = nights.at(-1);
  const form = { clubId, timeZone, today };
  const mayStart = ({ date, calledOff }: PlannedNight) =>
    mayScore(club.role) && date <= thisDay && !calledOff;
  return (
    <Messages of={['planning', 'players', 'refusals']}>
      <Page
        title={t('title')}
        back={{ href: `/c/${slug}`, label: club.name }}
        lamp={<Corner />}
        primary={
          organiser ? (
            <PlanNew
              {...form}
              kind={nights.some(mayStart) ? 'quiet' : 'primary'}
              // As the last one, a week later: what a club does most.
              initial={{
                date: dayAfter(last?.date ?? thisDay, 7),
                time: last?.time ?? '19:30',
                place: last?.place ?? '',
                note: '',
              }}
            />
          ) : undefined
        }
      >
        <Fresh stamp={crypto.randomUUID()} />
        {nights.length === 0 ? <Empty>{t(organiser ? 'empty' : 'emptyMember')}</Empty> : null}
        {nights.length > 0 && me === null ? (
          <Notice
            action={<ButtonLink href={`/c/${slug}/members`}>{t('whoAreYouAction')}</ButtonLink>}
          >
            {t('whoAreYou')}
          </Notice>
        ) : null}
        {nights.map((night) => {
          const { id, version, date, time, place, note, calledOff } = night;
          const day = nightDay(date, locale);
          const starts = mayStart(night);
          return (
            <PlannedCard
              key={id}
              clubId={clubId}
              night={night}
              tag={date <= thisDay ? 'tonight' : 'planned'}
              me={me}
            >
              {organiser || starts ? (
                <div className="flex flex-wrap gap-2">
                  {starts ? (
                    <ButtonLink
                      kind="primary"
                      href={`/c/${slug}/nights/new?planned=${id}`}
                      aria-label={t('startNamed', { day })}
                    >
                      {t('start')}
                    </ButtonLink>
                  ) : null}
                  {organiser && !calledOff ? (
                    <OthersAnswers
                      clubId={clubId}
                      plannedId={id}
                      day={day}
                      people={players.map(({ id: playerId, name, offered }) => ({
                        id: playerId,
                        name,
                        offered,
                        answer:
                          night.answers.find((one) => one.playerId === playerId)?.answer ?? null,
                      }))}
                    />
                  ) : null}
                  {organiser ? (
                    <PlanChange
                      key={version}
                      {...form}
                      day={day}
                      calledOff={calledOff}
                      planned={{ id, version }}
                      initial={{ date, time, place: place ?? '', note: note ?? '' }}
                    />
                  ) : null}
                </div>
              ) : null}
            </PlannedCard>
          );
        })}
        <CalendarLink clubId={clubId} />
      </Page>
    </Messages>
  );
}
