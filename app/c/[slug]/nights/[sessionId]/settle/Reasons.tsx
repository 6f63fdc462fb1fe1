/** Of what a net is made, in words: each match down to its postings, each expense, the rounding. */
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { moneyText, unitsText } from '@/app/c/amounts';
import type { Settlement } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { formatDate } from '@/app/ui/format';
import { PlainList } from '@/app/ui/PlainList';
import { gameKey } from '@/messages/game';

type Line = Settlement['lines'][number];
type Reason = Line['reasons'][number];

export type ReasonsProps = {
  line: Line;
  currency: string | null;
  /** Of the settlement's page. */
  address: string;
  /** Whether the night has several tables. */
  tables: boolean;
  /** Whether the net is shown as money, and so what was rounded is a reason too. */
  inMoney: boolean;
};

export async function Reasons({ line, currency, address, tables, inMoney }: ReasonsProps) {
  const t = await getTranslations('settle.reason');
  const g = await getTranslations('common.games');
  const locale = await getLocale();
  const reasons = line.reasons.filter(({ kind }) => inMoney || kind !== 'rounding');
  if (reasons.length === 0) return <p className="py-2 text-sm text-soft">{t('none')}</p>;

  function title(reason: Reason): string {
    if (reason.kind === 'rounding') return t('rounding');
    if (reason.kind === 'expense') return reason.note ?? t('expense');
    const game = g(gameKey(reason.game));
    if (reason.carriedFrom !== null) {
      return t('of', { game, date: formatDate(reason.carriedFrom, locale, { weekday: false }) });
    }
    return tables ? t('table', { game, table: String(reason.tableNumber) }) : game;
  }

  function worth(reason: Reason): string {
    if (!inMoney && reason.kind === 'match') return unitsText(reason.units, locale);
    return reason.money === null
      ? '–'
      : moneyText(reason.money, currency, locale, { signed: true });
  }

  return (
    <PlainList className="flex flex-col pb-2 text-sm">
      {reasons.map((reason) => (
        <li
          key={keyOf(reason)}
          className="flex min-h-12 items-center justify-between gap-3 border-t pl-3"
        >
          {reason.kind === 'match' ? (
            <Link
              href={`${address}/${reason.matchId}/${line.playerId}`}
              className="flex min-h-12 min-w-0 flex-1 items-center underline underline-offset-4"
            >
              {title(reason)}
            </Link>
          ) : (
            <span className="min-w-0 flex-1 break-words">{title(reason)}</span>
          )}
          <Amount text={worth(reason)} />
        </li>
      ))}
    </PlainList>
  );
}

function keyOf(reason: Reason): string {
  if (reason.kind === 'rounding') return 'rounding';
  return reason.kind === 'match' ? reason.matchId : reason.expenseId;
}
