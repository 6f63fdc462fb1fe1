/** Who came to how many of how many nights, and how many there were in each month. */
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Attendance as Came } from '@/app/trpc/types';
import { Card } from '@/app/ui/Card';
import { Details } from '@/app/ui/Details';
import { formatDate, formatMonth } from '@/app/ui/format';
import { MonthBars } from './MonthBars';

export type AttendanceProps = { came: Came; slug: string };

/** So many are seen at once; the others stand behind a tap. */
const FEW = 8;

export async function Attendance({ came, slug }: AttendanceProps) {
  const t = await getTranslations('seasons');
  const locale = await getLocale();
  const { from, to, nights, months, people } = came;
  if (nights === 0) return null;
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  const most = months.reduce((so, one) => (one.nights > so.nights ? one : so));
  const name = (month: string) => formatMonth(month, locale);
  return (
    <section aria-labelledby="came" className="flex flex-col gap-3 pt-4">
      <h2 id="came">{t('came')}</h2>
      <p className="text-pretty text-soft">
        {t('cameTo', { count: nights, from: day(from), to: day(to) })}
      </p>
      <CameTable people={people.slice(0, FEW)} all={nights} slug={slug} caption={t('came')} />
      {people.length > FEW ? (
        <Details summary={t('more', { count: people.length - FEW })}>
          <CameTable people={people.slice(FEW)} all={nights} slug={slug} caption={t('came')} />
        </Details>
      ) : null}
      <h3 className="pt-3">{t('months')}</h3>
      <Card>
        <MonthBars
          months={months.map((one) => ({
            ...one,
            name: formatMonth(one.month, locale, 'letter'),
          }))}
          title={t('months')}
          description={t('monthsWords', {
            count: nights,
            from: name(months[0]?.month ?? ''),
            to: name(months.at(-1)?.month ?? ''),
            month: name(most.month),
            most: most.nights,
          })}
        />
      </Card>
      <Details summary={t('asTable')}>
        <table className="w-full border-collapse text-sm">
          <thead className="text-soft">
            <tr>
              <th scope="col" className="py-1 text-left font-semibold">
                {t('month')}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {t('nights')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((one) => (
              <tr key={one.month} className="border-t">
                <th scope="row" className="py-2 text-left font-normal">
                  {name(one.month)}
                </th>
                <td className="py-2 text-right font-semibold">{one.nights}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Details>
    </section>
  );
}

type CameTableProps = { people: Came['people']; all: number; slug: string; caption: string };

async function CameTable({ people, all, slug, caption }: CameTableProps) {
  const t = await getTranslations('seasons');
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('nights')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ player, nights }) => (
          <tr key={player.id} className="border-t first:border-t-0">
            <th
              scope="row"
              className="relative w-full py-2 pr-4 text-left font-normal has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent"
            >
              {player.page ? (
                <Link
                  href={`/c/${slug}/players/${player.id}`}
                  className="wrap-anywhere hyphens-auto after:absolute after:inset-0 focus-visible:outline-none"
                >
                  {player.name}
                </Link>
              ) : (
                player.name
              )}
              <svg aria-hidden="true" className="mt-1.5 block h-1 w-full">
                <rect width="100%" height="100%" rx="2" className="fill-chip" />
                <rect
                  width={`${(100 * nights) / all}%`}
                  height="100%"
                  rx="2"
                  className="fill-accent"
                />
              </svg>
            </th>
            <td className="py-2 text-right align-bottom font-semibold whitespace-nowrap">
              {t('cameCount', { nights, all })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
