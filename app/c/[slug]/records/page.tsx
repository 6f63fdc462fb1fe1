/** What was most: of each game, with whose it was and when. */
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { isOne, unitsText } from '@/app/c/amounts';
import { mayScore } from '@/app/c/may';
import { read, readClub } from '@/app/trpc/read';
import type { RecordList } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Card } from '@/app/ui/Card';
import { Empty } from '@/app/ui/Empty';
import { formatAmount, formatDate } from '@/app/ui/format';
import { Page } from '@/app/ui/Page';
import { PlainList } from '@/app/ui/PlainList';

type Record = RecordList['games'][number]['records'][number];

/** So many of those who share it are named. */
const FEW = 3;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('records'))('title') };
}

export default async function Records({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const club = await readClub(slug);
  const here = `/c/${slug}/records`;
  const { since, games } = await read(here, (api) => api.records.list({ clubId: club.id }));
  const t = await getTranslations('records');
  const g = await getTranslations('common.games');
  const locale = await getLocale();
  const isEmpty = games.length === 0 || since === null;
  return (
    <Page
      title={t('title')}
      lead={
        isEmpty ? undefined : t('lead', { date: formatDate(since, locale, { weekday: false }) })
      }
      back={{ href: `/c/${slug}`, label: club.name }}
      lamp={<Corner />}
    >
      {isEmpty ? (
        <Empty
          action={
            mayScore(club.role) ? (
              <ButtonLink kind="primary" href={`/c/${slug}/nights/new`}>
                {t('startNight')}
              </ButtonLink>
            ) : undefined
          }
        >
          {t('empty')}
        </Empty>
      ) : null}
      {games.map(({ game, records }) => (
        <section key={game} aria-labelledby={game} className="flex flex-col gap-3 pt-2">
          <h2 id={game}>{g(game)}</h2>
          {records.map((record) => (
            <OneRecord key={record.kind} record={record} slug={slug} />
          ))}
        </section>
      ))}
    </Page>
  );
}

async function OneRecord({ record, slug }: { record: Record; slug: string }) {
  const t = await getTranslations('records');
  const locale = await getLocale();
  const { kind, value, matches, many } = record;
  const more = matches.length - FEW;
  return (
    <Card className="flex flex-col gap-1">
      <h3 className="text-base font-semibold text-soft">{t(`kind.${kind}`)}</h3>
      <p className="figures text-amount">{valueText(kind, value)}</p>
      {many ? <p className="text-sm text-soft">{t('many')}</p> : null}
      {matches.length > 1 ? (
        <p className="text-sm text-soft">{t('shared', { count: matches.length })}</p>
      ) : null}
      <PlainList className="flex flex-col">
        {matches.slice(0, FEW).map(({ matchId, sessionId, date, players }) => (
          <li key={matchId} className="flex flex-col py-1">
            <span className="text-lg font-semibold wrap-anywhere">
              {new Intl.ListFormat(locale).format(players.map(({ name }) => name))}
            </span>
            <Link
              href={`/c/${slug}/nights/${sessionId}`}
              className="inline-flex min-h-12 items-center self-start text-sm underline decoration-edge underline-offset-4"
            >
              {formatDate(date, locale, { weekday: false })}
            </Link>
          </li>
        ))}
      </PlainList>
      {more > 0 ? <p className="text-sm text-soft">{t('more', { count: more })}</p> : null}
    </Card>
  );

  function valueText(of: Record['kind'], exact: string): string {
    if (of === 'biggestPot') {
      return t('units', { units: formatAmount(exact, locale), one: isOne(exact) });
    }
    if (of === 'bestMatch') {
      return t('units', { units: unitsText(exact, locale), one: isOne(exact) });
    }
    const count = Number(exact);
    return of === 'longestMatch' ? t('rounds', { count }) : t('times', { count });
  }
}
