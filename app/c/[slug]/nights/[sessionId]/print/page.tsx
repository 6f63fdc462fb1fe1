/** The night on paper: a sheet for each match, filled in or, with `?empty`, to be filled in by hand. */
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { nightDay } from '@/app/c/night-day';
import { read, readClub } from '@/app/trpc/read';
import { gameKey } from '@/messages/game';
import { MatchSheet } from './MatchSheet';
import { PrintButton } from './PrintButton';

type Props = {
  params: Promise<{ slug: string; sessionId: string }>;
  searchParams: Promise<{ empty?: string }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, sessionId } = await params;
  const club = await readClub(slug, `/c/${slug}/nights/${sessionId}/print`);
  return { title: `${(await getTranslations('nights'))('night')} · ${club.name}` };
}

export default async function PrintPage({ params, searchParams }: Props) {
  const { slug, sessionId } = await params;
  const empty = (await searchParams).empty !== undefined;
  const club = await readClub(slug, `/c/${slug}/nights/${sessionId}/print`);
  const night = `/c/${slug}/nights/${sessionId}`;
  const ledger = await read(`${night}/print`, (api) =>
    api.export.ledger({ clubId: club.id, sessionId }),
  );
  const locale = await getLocale();
  const t = await getTranslations('print');
  const g = await getTranslations('common.games');
  const words = {
    round: t('round'),
    dealer: t('dealer'),
    pot: t('pot'),
    nextPot: t('nextPot'),
    outside: t('outside'),
    net: t('net'),
    netUnits: t('netUnits'),
  };
  return (
    <main className="mx-auto w-full max-w-5xl bg-white p-6 text-black print:max-w-none print:p-0">
      <p className="flex flex-wrap gap-4 pb-4 print:hidden">
        <Link
          href={night}
          className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          {t('back')}
        </Link>
        <PrintButton label={t('print')} />
      </p>
      <h1 className="text-2xl print:text-xl">
        {club.name} · {empty ? t('empty') : nightDay(ledger.date, locale)}
      </h1>
      {ledger.matches.map((match) => (
        <MatchSheet
          key={match.number}
          title={t('title', { game: g(gameKey(match.game)), table: String(match.tableNumber) })}
          note={match.status === 'open' && !empty ? (pot) => t('open', { pot }) : null}
          ledger={ledger}
          match={match}
          empty={empty}
          locale={locale}
          words={words}
        />
      ))}
    </main>
  );
}
