/** How strong a player is in each game, over how many matches, and how it went. */
import { getLocale, getTranslations } from 'next-intl/server';
import { Recomputing } from '@/app/c/Recomputing';
import { ratingText } from '@/app/c/rating-text';
import type { PlayerRatings } from '@/app/trpc/types';
import { Card } from '@/app/ui/Card';
import { Details } from '@/app/ui/Details';
import { formatDate } from '@/app/ui/format';
import type { GameId } from '@/engine/match/game';
import { Facts } from './Facts';
import { NetGraph } from './NetGraph';

export type RatingsProps = {
  ratings: PlayerRatings;
  /** The one to which the page is limited; null for all. */
  game: GameId | null;
};

type Rated = PlayerRatings['games'][number];

export async function Ratings({ ratings, game: shown }: RatingsProps) {
  const { games, settledAfter } = ratings;
  const t = await getTranslations('ratings');
  const g = await getTranslations('common.games');
  const of = games.filter(({ game }) => shown === null || game === shown);
  const recomputing = ratings.recomputing.some((game) => shown === null || game === shown);
  if (of.length === 0 && !recomputing) return null;
  return (
    <section aria-labelledby="ratings" className="flex flex-col gap-2 pt-4">
      <h2 id="ratings">{t('title')}</h2>
      <p className="text-sm text-soft">{t('meaning')}</p>
      {recomputing ? <Recomputing /> : null}
      {of.map((one) => (
        <div key={one.game}>
          <OfGame rated={one} name={g(one.game)} settledAfter={settledAfter} />
        </div>
      ))}
    </section>
  );
}

type OfGameProps = { rated: Rated; name: string; settledAfter: number };

async function OfGame({ rated, name, settledAfter }: OfGameProps) {
  const t = await getTranslations('ratings');
  const locale = await getLocale();
  const { game, rating, matches, provisional, course } = rated;
  const numbers = course.map((point) => Number(point.rating));
  const written = (value: number) => ratingText(value.toFixed(2), locale);
  const [highest, lowest] = [written(Math.max(...numbers)), written(Math.min(...numbers))];
  const over = t('of', { count: matches });
  // Of a long course only its end is drawn.
  const drawn = { count: course.length, last: course.length < matches ? 'yes' : 'no' };
  const day = (date = '') => formatDate(date, locale, { weekday: false });
  return (
    <>
      <Facts
        facts={[
          {
            name,
            value: ratingText(rating, locale),
            of: provisional ? t('provisionalOf', { count: matches, least: settledAfter }) : over,
          },
        ]}
      />
      {course.length > 1 ? (
        <Details summary={t('course', drawn)}>
          <Card>
            <NetGraph
              id={`rating-${game}`}
              totals={course.map((point) => point.rating)}
              title={t('courseTitle', { game: name })}
              description={t('courseWords', {
                ...drawn,
                now: ratingText(rating, locale),
                highest,
                lowest,
              })}
              labels={{ zero: '0', highest, lowest }}
              goesOn={course.length < matches}
              days={{ from: day(course[0]?.date), to: day(course.at(-1)?.date) }}
            />
          </Card>
          <Details summary={t('asTable')}>
            <CourseTable course={course} />
          </Details>
        </Details>
      ) : null}
    </>
  );
}

async function CourseTable({ course }: Pick<Rated, 'course'>) {
  const t = await getTranslations('ratings');
  const locale = await getLocale();
  return (
    <table className="w-full border-collapse text-sm">
      <thead className="text-soft">
        <tr>
          <th scope="col" className="py-1 text-left font-semibold">
            {t('after')}
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            {t('rating')}
          </th>
        </tr>
      </thead>
      <tbody>
        {course.toReversed().map(({ date, rating, matches }) => (
          <tr key={matches} className="border-t">
            <th scope="row" className="py-2 text-left font-normal">
              {formatDate(date, locale, { weekday: false })}
            </th>
            <td className="py-2 text-right font-semibold">{ratingText(rating, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
