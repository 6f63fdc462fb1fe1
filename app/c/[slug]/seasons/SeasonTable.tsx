/** Who stands where in a season; below a line, who has played too little for a place. */
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { SeasonTable as Table } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { scoreText } from './score-text';

export type SeasonTableProps = {
  table: Table;
  slug: string;
  /** So many nights take a place. */
  minNights: number;
  /** What is read out as its name. */
  caption: string;
};

type Row = Table['rows'][number];

export async function SeasonTable({ table, slug, minNights, caption }: SeasonTableProps) {
  const t = await getTranslations('seasons');
  const { rows, measure, seesMoney } = table;
  const placed = rows.filter(({ standing }) => standing !== null && standing.place !== null);
  const below = rows.filter((row) => !placed.includes(row));
  return (
    <>
      <table className="w-full border-collapse overflow-hidden rounded-card bg-paper">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="w-12 py-2 pl-4 text-left font-semibold">
              <span className="sr-only">{t('place')}</span>
            </th>
            <th scope="col" className="py-2 text-left font-semibold">
              {t('player')}
            </th>
            <th scope="col" className="py-2 pr-4 pl-3 text-right font-semibold whitespace-nowrap">
              {t(`score.${measure}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {placed.map((row) => (
            <TableRow key={row.player.id} row={row} table={table} slug={slug} />
          ))}
        </tbody>
        {below.length > 0 ? (
          <tbody>
            <tr className="border-t">
              <th
                colSpan={3}
                scope="rowgroup"
                className="px-4 pt-3 pb-1 text-left text-sm font-semibold text-soft"
              >
                {t('below', { min: minNights })}
              </th>
            </tr>
            {below.map((row) => (
              <TableRow key={row.player.id} row={row} table={table} slug={slug} />
            ))}
          </tbody>
        ) : null}
      </table>
      {seesMoney ? null : <p className="text-sm text-soft">{t('moneyHidden')}</p>}
    </>
  );
}

async function TableRow({ row, table, slug }: { row: Row; table: Table; slug: string }) {
  const t = await getTranslations('seasons');
  const locale = await getLocale();
  const { player, standing } = row;
  const place = standing?.place ?? null;
  const score = standing && scoreText(standing.score, table, locale);
  const change = row.changed ? await changeText(row, table) : null;
  return (
    <tr className="border-t">
      <td className="py-2 pl-4 align-baseline">
        <span
          className={`figures text-2xl ${place === 1 ? 'text-accent' : place === null ? 'text-soft' : ''}`}
        >
          {place ?? '–'}
        </span>
      </td>
      <th
        scope="row"
        className="relative py-2.5 text-left align-baseline font-normal has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-accent"
      >
        <span className="block text-lg leading-snug font-semibold wrap-anywhere hyphens-auto">
          {player.page ? (
            <Link
              href={`/c/${slug}/players/${player.id}`}
              className="after:absolute after:inset-0 focus-visible:outline-none"
            >
              {player.name}
            </Link>
          ) : (
            player.name
          )}
        </span>
        <span className="block text-sm text-soft">
          {standing === null
            ? t('then')
            : standing.counted < standing.nights
              ? t('ofBest', { counted: standing.counted, nights: standing.nights })
              : t('of', { counted: standing.counted })}
        </span>
        {change === null ? null : (
          <span className="block text-sm font-semibold text-brass">{change}</span>
        )}
      </th>
      <td className="py-2 pr-4 pl-3 text-right align-baseline whitespace-nowrap">
        {score === null ? (
          <span className="text-soft">{t('nobody')}</span>
        ) : (
          <Amount
            text={score}
            size="row"
            className="max-[359px]:text-xl"
            plain={table.measure !== 'units' && table.measure !== 'money'}
          />
        )}
      </td>
    </tr>
  );
}

/** What the row comes to now, where that is not what was closed. */
async function changeText({ now }: Row, table: Table): Promise<string> {
  const t = await getTranslations('seasons');
  const locale = await getLocale();
  if (now === null) return t('nowGone');
  const { place } = now;
  const score = scoreText(now.score, table, locale);
  if (place === null)
    return score === null ? t('nowUnplacedUnscored') : t('nowUnplaced', { score });
  return score === null ? t('nowUnscored', { place }) : t('now', { place, score });
}
