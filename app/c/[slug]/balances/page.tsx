/** What is open in the club over all nights: who gets and who owes, line by line, and settling it together. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { moneyText } from '@/app/c/amounts';
import { Fresh } from '@/app/c/Fresh';
import { mayOrganise } from '@/app/c/may';
import { PlanLines } from '@/app/c/PlanLines';
import { type WriteTerms, writeLines } from '@/app/c/plan-line';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import type { Balances } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { Empty } from '@/app/ui/Empty';
import { formatDate } from '@/app/ui/format';
import { Page } from '@/app/ui/Page';
import { PlainList } from '@/app/ui/PlainList';
import { SettleTogether } from './SettleTogether';

type Props = { params: Promise<{ slug: string }> };
type Open = Balances['open'][number];

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('balances'))('title') };
}

export default async function OpenBalances({ params }: Props) {
  const { slug } = await params;
  const club = await readClub(slug, `/c/${slug}/balances`);
  const t = await getTranslations('balances');
  const locale = await getLocale();
  const organiser = mayOrganise(club.role);
  const { open, plans } = await read(`/c/${slug}/balances`, (api) =>
    api.payments.balances({ clubId: club.id }),
  );
  const { timeZone } = club;
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  // Of several currencies the one that the club has now comes first.
  const sorted = [...open].sort(
    (a, b) => Number(b.currency === club.currency) - Number(a.currency === club.currency),
  );
  const first = sorted[0];
  const together = (one: Open) => (
    <SettleTogether
      clubId={club.id}
      currency={one.currency}
      people={peopleOf(one)}
      lines={one.lines.flatMap(({ planId, number, open: left }) =>
        planId === null ? [] : [{ planId, number, open: left }],
      )}
    />
  );
  return (
    <Messages of={['balances', 'settle', 'refusals']}>
      <Page
        title={t('title')}
        lead={t('lead')}
        back={{ href: `/c/${slug}`, label: club.name }}
        lamp={<Corner />}
        primary={organiser && first && first.lines.length > 1 ? together(first) : undefined}
      >
        <Fresh stamp={crypto.randomUUID()} />
        {open.length === 0 ? <Empty>{t('none')}</Empty> : null}
        {sorted.map((one) => (
          <section
            key={one.currency}
            aria-label={one.currency ?? t('title')}
            className="flex flex-col gap-4"
          >
            <People open={one} locale={locale} title={t('people')} even={t('even')} />
            {byPlan(one.lines).map(([planId, lines]) => (
              <PlanOf
                key={planId}
                title={
                  lines[0]?.sessionId === null
                    ? `${t('plans')}: ${day(lines[0].date)}`
                    : t('night', { date: day(lines[0]?.date ?? '') })
                }
                clubId={club.id}
                organiser={organiser}
                lines={lines}
                currency={one.currency}
                timeZone={timeZone}
              />
            ))}
            {one.more ? <p className="text-sm text-soft">{t('more')}</p> : null}
            {organiser && one !== first && one.lines.length > 1 ? together(one) : null}
          </section>
        ))}
        {plans.length > 0 ? (
          <section aria-labelledby="plans" className="flex flex-col gap-3 pt-4">
            <h2 id="plans">{t('plans')}</h2>
            {plans.map(({ planId, currency, date, lines }) => (
              <PlanOf
                key={planId}
                title={t('planOf', { date: day(date) })}
                clubId={club.id}
                organiser={organiser}
                lines={lines}
                currency={currency}
                timeZone={timeZone}
                empty={t('planEven')}
              />
            ))}
          </section>
        ) : null}
      </Page>
    </Messages>
  );
}

type PlanOfProps = WriteTerms & {
  title: string;
  clubId: string;
  organiser: boolean;
  lines: Parameters<typeof writeLines>[0];
  /** What is said where it has no lines. */
  empty?: string;
};

async function PlanOf({ title, clubId, organiser, lines, empty, ...terms }: PlanOfProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="pt-2 text-base font-semibold text-soft">{title}</h3>
      {lines.length === 0 ? <p>{empty}</p> : null}
      <PlanLines
        clubId={clubId}
        currency={terms.currency}
        lines={await writeLines(lines, terms)}
        label={title}
        organiser={organiser}
      />
    </div>
  );
}

type PeopleProps = { open: Open; locale: string; title: string; even: string };

function People({ open, locale, title, even }: PeopleProps) {
  return (
    <div className="flex flex-col gap-1">
      <h2>{title}</h2>
      {open.players.length === 0 ? <p className="text-soft">{even}</p> : null}
      <PlainList className="flex flex-col">
        {open.players.map(({ playerId, name, open: left }) => (
          <li key={playerId} className="flex min-h-12 items-center gap-3 border-b">
            <span className="min-w-0 flex-1 break-words font-semibold">{name}</span>
            <Amount text={moneyText(left, open.currency, locale, { signed: true })} size="row" />
          </li>
        ))}
      </PlainList>
    </div>
  );
}

function byPlan(lines: Open['lines']): [string, Open['lines']][] {
  const plans = new Map<string, Open['lines']>();
  for (const line of lines) {
    const key = line.planId ?? '';
    plans.set(key, [...(plans.get(key) ?? []), line]);
  }
  return [...plans];
}

/** Everybody whom a line names: one of them may be the treasurer. */
function peopleOf({ lines }: Open): { id: string; name: string }[] {
  const people = new Map(
    lines.flatMap(({ from, to }) => [from, to].map(({ playerId, name }) => [playerId, name])),
  );
  return [...people].map(([id, name]) => ({ id, name }));
}
