/** Settling up: who pays whom and what is paid, what everybody won or lost and why, and what was laid out. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { moneyText } from '@/app/c/amounts';
import { Fresh } from '@/app/c/Fresh';
import { mayOrganise, mayScore } from '@/app/c/may';
import { readMinor } from '@/app/c/minor';
import { PlanLines } from '@/app/c/PlanLines';
import { writeLines } from '@/app/c/plan-line';
import { unitMoney } from '@/app/c/unit-value';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import type { Settlement } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { formatDate } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { Blocked } from './Blocked';
import { Expenses, type WrittenExpense } from './Expenses';
import { HowToPay } from './HowToPay';
import { NetBars } from './NetBars';
import { SettleNight } from './SettleNight';
import { ShareNight } from './ShareNight';
import { shareText } from './share-text';
import { Unfinished } from './Unfinished';

type Props = {
  params: Promise<{ slug: string; sessionId: string }>;
  searchParams: Promise<{ treasurer?: string | string[] }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settle'))('title') };
}

export default async function Settle({ params, searchParams }: Props) {
  const { slug, sessionId } = await params;
  const { treasurer: asked } = await searchParams;
  const club = await readClub(slug, `/c/${slug}/nights/${sessionId}/settle`);
  const night = `/c/${slug}/nights/${sessionId}`;
  const address = `${night}/settle`;
  const locale = await getLocale();
  const t = await getTranslations('settle');
  const scorer = mayScore(club.role);
  const organiser = mayOrganise(club.role);
  const [session, settlement, everybody] = await read(address, (api) => {
    const input = { clubId: club.id, sessionId };
    return Promise.all([
      api.sessions.get(input),
      api.settlement.get({ ...input, ...(typeof asked === 'string' ? { treasurer: asked } : {}) }),
      scorer ? api.players.list({ clubId: club.id }) : [],
    ]);
  });
  const { ready, blockedBy, currency, lines, treasurer } = settlement;
  const settled = settlement.status === 'settled';
  // Before the last pot is split the payments would still change.
  const transfers = settled || blockedBy === null ? settlement.transfers : null;
  const written = transfers
    ? await writeLines(transfers, { currency, timeZone: club.timeZone })
    : [];
  const date = formatDate(session.date, locale, { weekday: false });
  const nameOf = new Map(lines.map(({ ref, name }) => [ref, name]));
  const came = new Set(lines.map(({ playerId }) => playerId));
  const count = written.length;
  const payments =
    treasurer === null
      ? t('payments', { count })
      : t('paymentsWith', { count, name: nameOf.get(treasurer) ?? treasurer });
  const lead = [
    transfers === null
      ? null
      : settled && count > 0
        ? t('openCount', { count: written.filter(({ open }) => open !== '0').length })
        : payments,
    currency === null
      ? null
      : t('worth', { worth: unitMoney(settlement.unitValue, currency, locale) }),
  ];
  const share = transfers
    ? await shareText({ club: club.name, date, currency, lines, transfers })
    : null;

  return (
    <Messages of={['settle', 'players', 'refusals']}>
      <Page
        title={t('title')}
        lead={lead.filter(Boolean).join(' ')}
        back={{ href: night, label: t('night') }}
        context={settled ? t('settledTag') : date}
        lamp={<Corner />}
        primary={
          settled && share ? (
            <ShareNight title={`${club.name}, ${date}`} text={share} kind="primary" />
          ) : ready && organiser ? (
            <SettleNight
              clubId={club.id}
              sessionId={sessionId}
              version={settlement.version}
              treasurer={treasurer}
            />
          ) : undefined
        }
        secondary={
          !settled && ready && share ? (
            <ShareNight title={`${club.name}, ${date}`} text={share} kind="quiet" />
          ) : undefined
        }
      >
        <Fresh stamp={crypto.randomUUID()} />
        {blockedBy === 'to-be-mended' ? (
          <Blocked href={`${night}/matches/${session.matches.at(-1)?.id ?? ''}`} />
        ) : null}
        <Unfinished
          clubId={club.id}
          slug={slug}
          sessionId={sessionId}
          settlement={settlement}
          scorer={scorer}
          organiser={organiser}
        />
        {ready && (count > 1 || treasurer !== null) ? (
          <HowToPay address={address} treasurer={treasurer} people={lines} />
        ) : null}
        <PlanLines
          clubId={club.id}
          currency={currency}
          lines={written}
          label={t('transfers')}
          organiser={organiser}
        />
        <NetBars lines={lines} currency={currency} locale={locale} address={address} />
        <Expenses
          clubId={club.id}
          sessionId={sessionId}
          currency={currency}
          expenses={await writeExpenses(settlement, locale)}
          here={[...new Map(lines.map((line) => [line.playerId, line.name]))].map(([id, name]) => {
            return { id, name };
          })}
          others={everybody
            .filter(({ id }) => !came.has(id))
            .map(({ id, name, offered }) => ({ id, name, offered }))}
          mayChange={scorer && !settled}
        />
        {settled ? (
          <>
            <p className="max-w-prose text-sm text-pretty text-soft">{t('frozen')}</p>
            <div>
              <ButtonLink href={`/c/${slug}/balances`}>{t('balances')}</ButtonLink>
            </div>
          </>
        ) : null}
        {ready && !organiser ? <Notice>{t('onlyOrganisers')}</Notice> : null}
        {currency !== null ? (
          <p className="max-w-prose text-sm text-pretty text-soft">{t('betweenFriends')}</p>
        ) : null}
      </Page>
    </Messages>
  );
}

async function writeExpenses(
  { expenses, lines, currency }: Settlement,
  locale: string,
): Promise<WrittenExpense[]> {
  const t = await getTranslations('settle.expenses');
  const idOf = new Map(lines.map(({ ref, playerId }) => [ref, playerId]));
  const names = new Intl.ListFormat(locale, { type: 'conjunction' });
  return expenses.map(({ id, version, amount, paidBy, note, ...expense }) => {
    const paid = t('paid', { name: paidBy.name });
    return {
      id,
      version,
      amount,
      amountText: moneyText(readMinor(amount, currency) ?? '0', currency, locale),
      paidBy: idOf.get(paidBy.ref) ?? '',
      for: expense.for.map(({ ref }) => idOf.get(ref) ?? ''),
      title: note === null ? paid : `${paid}: ${note}`,
      note: note ?? '',
      names: t('for', { names: names.format(expense.for.map(({ name }) => name)) }),
    };
  });
}
