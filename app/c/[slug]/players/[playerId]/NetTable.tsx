/** The numbers of the graph as a table, the newest first. */
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { moneyText, netText } from '@/app/c/amounts';
import { Amount } from '@/app/ui/Amount';
import { formatDate } from '@/app/ui/format';
import type { Point } from '@/server/history/course';

export type NetTableProps = {
  points: readonly Point[];
  /** In what they are counted; null for units. */
  currency: string | null;
  slug: string;
};

const HEAD = 'py-1 pl-3 text-right font-semibold align-bottom whitespace-nowrap';
const CELL = 'py-1 pl-3 text-right align-middle';

export async function NetTable({ points, currency, slug }: NetTableProps) {
  const t = await getTranslations('history');
  const locale = await getLocale();
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  const inMoney = currency === null && points.some(({ money }) => money !== null);
  return (
    <table aria-labelledby="net" className="w-full border-collapse text-sm">
      <thead className="text-soft">
        <tr>
          <th scope="col" className="py-1 text-left align-bottom font-semibold">
            {t('night')}
          </th>
          <th scope="col" className={HEAD}>
            {t('net')}
          </th>
          {inMoney ? (
            <th scope="col" className={HEAD}>
              {t('money')}
            </th>
          ) : null}
          <th scope="col" className={HEAD}>
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ from, to, nights, sessionId, net, total, money }) => (
          <tr key={`${from} ${sessionId}`} className="border-t">
            <th scope="row" className="text-left font-normal">
              {sessionId === null ? (
                t('span', { from: day(from), to: day(to), nights })
              ) : (
                <Link
                  href={`/c/${slug}/nights/${sessionId}`}
                  className="inline-flex min-h-12 items-center underline decoration-edge underline-offset-4"
                >
                  {day(to)}
                </Link>
              )}
            </th>
            <td className={CELL}>
              <Amount text={netText(net, currency, locale)} />
            </td>
            {inMoney ? (
              <td className={`whitespace-nowrap ${CELL}`}>
                {money ? moneyText(money.money, money.currency, locale, { signed: true }) : '–'}
              </td>
            ) : null}
            <td className={`whitespace-nowrap ${CELL}`}>{netText(total, currency, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
