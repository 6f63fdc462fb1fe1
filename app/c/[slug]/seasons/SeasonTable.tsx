/** Who stands where in a season; below a line, who has played too little for a place. */
import { getLocale, getTranslations } from 'next-intl/server';
import { type Standing, Standings } from '@/app/c/Standings';
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
  const r = await getTranslations('ratings');
  const { rows, measure, seesMoney, settledAfter: least } = table;
  const all = await Promise.all(rows.map((row) => standingOf(row, table, slug)));
  const below =
    least === null
      ? t('below', { min: minNights })
      : minNights === 1
        ? r('below', { count: least })
        : t('belowRating', { min: minNights, count: least });
  return (
    <>
      <Standings
        caption={caption}
        head={{ place: t('place'), player: t('player'), score: t(`score.${measure}`) }}
        placed={all.filter(({ place }) => place !== null)}
        unplaced={all.filter(({ place }) => place === null)}
        below={below}
      />
      {seesMoney ? null : <p className="text-sm text-soft">{t('moneyHidden')}</p>}
    </>
  );
}

async function standingOf(row: Row, table: Table, slug: string): Promise<Standing> {
  const t = await getTranslations('seasons');
  const { player, standing } = row;
  const score = standing && scoreText(standing.score, table, await getLocale());
  return {
    id: player.id,
    name: player.name,
    href: player.page ? `/c/${slug}/players/${player.id}` : null,
    place: standing?.place ?? null,
    about:
      standing === null
        ? t('then')
        : standing.counted < standing.nights
          ? t('ofBest', { counted: standing.counted, nights: standing.nights })
          : t('of', { counted: standing.counted }),
    change: row.changed ? await changeText(row, table) : null,
    score:
      score === null ? (
        <span className="text-soft">{t('nobody')}</span>
      ) : (
        <Amount
          text={score}
          size="row"
          className="max-[359px]:text-xl"
          plain={table.measure !== 'units' && table.measure !== 'money'}
        />
      ),
  };
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
