/** Settling up: who pays whom, with the fewest payments, and what everybody won or lost. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Fresh } from '@/app/c/Fresh';
import { mayOrganise } from '@/app/c/may';
import { unitMoney } from '@/app/c/unit-value';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import { formatDate } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { Blocked } from './Blocked';
import { NetBars } from './NetBars';
import { SettleNight } from './SettleNight';
import { ShareNight } from './ShareNight';
import { shareText } from './share-text';
import { Transfers } from './Transfers';

type Props = { params: Promise<{ slug: string; sessionId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settle'))('title') };
}

export default async function Settle({ params }: Props) {
  const { slug, sessionId } = await params;
  const club = await readClub(slug);
  const address = `/c/${slug}/nights/${sessionId}`;
  const locale = await getLocale();
  const t = await getTranslations('settle');
  const [night, settlement] = await read(`${address}/settle`, (api) => {
    const input = { clubId: club.id, sessionId };
    return Promise.all([api.sessions.get(input), api.settlement.get(input)]);
  });
  const { status, ready, blockedBy, currency, lines } = settlement;
  // Before the last pot is split the payments would still change.
  const transfers = blockedBy === null ? settlement.transfers : null;
  const date = formatDate(night.date, locale, { weekday: false });
  const settled = status === 'settled';
  const organiser = mayOrganise(club.role);
  const lead = [
    transfers ? t('payments', { count: transfers.length }) : null,
    currency === null
      ? null
      : t('worth', { worth: unitMoney(settlement.unitValue, currency, locale) }),
  ];
  const share = transfers
    ? await shareText({ club: club.name, date, currency, lines, transfers })
    : null;

  return (
    <Messages of={['settle', 'refusals']}>
      <Page
        title={t('title')}
        lead={lead.filter(Boolean).join(' ')}
        back={{ href: address, label: t('night') }}
        context={settled ? t('settledTag') : date}
        lamp={<Corner />}
        primary={
          settled && share ? (
            <ShareNight title={`${club.name}, ${date}`} text={share} kind="primary" />
          ) : ready && organiser ? (
            <SettleNight clubId={club.id} sessionId={sessionId} version={settlement.version} />
          ) : undefined
        }
        secondary={
          !settled && ready && share ? (
            <ShareNight title={`${club.name}, ${date}`} text={share} kind="quiet" />
          ) : undefined
        }
      >
        <Fresh stamp={crypto.randomUUID()} />
        {blockedBy ? (
          <Blocked
            why={blockedBy}
            href={`${address}/matches/${toGoTo(night.matches, blockedBy)}`}
          />
        ) : null}
        {transfers ? <Transfers transfers={transfers} currency={currency} locale={locale} /> : null}
        <NetBars lines={lines} currency={currency} locale={locale} />
        {settled ? (
          <p className="max-w-prose text-sm text-pretty text-soft">{t('frozen')}</p>
        ) : null}
        {ready && !organiser ? <Notice>{t('onlyOrganisers')}</Notice> : null}
        {currency !== null ? (
          <p className="max-w-prose text-sm text-pretty text-soft">{t('betweenFriends')}</p>
        ) : null}
      </Page>
    </Messages>
  );
}

/** The match to look at: the open one, or the last one, whose entries may want mending. */
function toGoTo(
  matches: readonly { id: string; status: string }[],
  why: 'open-match' | 'to-be-mended',
): string {
  const open = matches.find(({ status }) => status === 'open');
  return (why === 'open-match' ? (open ?? matches.at(-1)) : matches.at(-1))?.id ?? '';
}
