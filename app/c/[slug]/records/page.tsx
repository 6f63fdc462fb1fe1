/** What was most: of each game, with whose it was and when. */
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { unitsText } from '@/app/c/amounts';
import { NothingPlayed } from '@/app/c/NothingPlayed';
import { read, readClub } from '@/app/trpc/read';
import type { RecordList } from '@/app/trpc/types';
import { Card } from '@/app/ui/Card';
import { formatAmount, formatDate } from '@/app/ui/format';
import { Page } from '@/app/ui/Page';
import { PlainList } from '@/app/ui/PlainList';

type Record = RecordList['games'][number]['records'][number];

/** So many of those who share it are named. */
const FEW = 2;

/** More than these have their date below them, not beside. */
const ASIDE = 2;

/** What each counts, and whether it is won or lost. */
const UNITS = {
  biggestPot: { figure: 'plain', unit: 'units' },
  bestMatch: { figure: 'net', unit: 'units' },
  longestMatch: { figure: 'plain', unit: 'rounds' },
  mostLooed: { figure: 'plain', unit: 'times' },
  mostReenganches: { figure: 'plain', unit: 'times' },
} as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('records'))('title') };
}

export default async function Records({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const club = await readClub(slug, `/c/${slug}/records`);
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
      {isEmpty ? <NothingPlayed club={club}>{t('empty')}</NothingPlayed> : null}
      {games.map(({ game, records }) => (
        <section key={game} aria-labelledby={game} className="flex flex-col gap-3 pt-2">
          <h2 id={game}>{g(game)}</h2>
          <Card className="py-1">
            {records.map((record) => (
              <OneRecord key={record.kind} record={record} slug={slug} />
            ))}
          </Card>
        </section>
      ))}
    </Page>
  );
}

async function OneRecord({ record, slug }: { record: Record; slug: string }) {
  const t = await getTranslations('records');
  const locale = await getLocale();
  const { kind, value, matches, many } = record;
  const { figure, unit } = UNITS[kind];
  const isSigned = figure === 'net';
  // One of anything, or a part of one.
  const count = value === '1' || value === '-1' ? 1 : 2;
  return (
    <div className="border-t py-3 first:border-t-0">
      <div className="flex items-baseline gap-4">
        <h3 className="min-w-0 flex-1 font-sans text-base font-semibold">{t(`kind.${kind}`)}</h3>
        <p className="whitespace-nowrap">
          <span className="figures text-amount">
            {isSigned ? unitsText(value, locale) : formatAmount(value, locale)}
          </span>{' '}
          <span className="text-sm text-soft">{t(`unit.${unit}`, { count })}</span>
        </p>
      </div>
      {many || matches.length > 1 ? (
        <p className="text-sm text-soft">
          {many ? t('many') : t('shared', { count: matches.length })}
        </p>
      ) : null}
      <PlainList className="flex flex-col">
        {matches.slice(0, FEW).map((match) => (
          <li key={match.matchId}>
            <Link
              href={`/c/${slug}/nights/${match.sessionId}`}
              className={`flex min-h-12 py-1 ${
                match.players.length > ASIDE ? 'flex-col items-start' : 'items-center gap-4'
              }`}
            >
              <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
                <Names names={match.players.map(({ name }) => name)} locale={locale} />
              </span>
              <span className="shrink-0 text-right text-sm text-soft underline decoration-edge underline-offset-4">
                {formatDate(match.date, locale, { weekday: false })}
              </span>
            </Link>
          </li>
        ))}
      </PlainList>
      {matches.length > FEW ? (
        <p className="text-sm text-soft">{t('more', { count: matches.length - FEW })}</p>
      ) : null}
    </div>
  );
}

/** Names of any script, each in its own direction. */
function Names({ names, locale }: { names: readonly string[]; locale: string }) {
  let place = 0;
  return new Intl.ListFormat(locale).formatToParts(names).map(({ type, value }) => {
    place += 1;
    return type === 'element' ? <bdi key={place}>{value}</bdi> : value;
  });
}
