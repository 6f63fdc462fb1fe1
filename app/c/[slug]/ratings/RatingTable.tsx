/** Who is how strong; below a line those of whom too little is known for a place. */
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { ratingText } from '@/app/c/rating-text';
import type { GameRatings } from '@/app/trpc/types';

export type RatingTableProps = { ratings: GameRatings; slug: string };

type Rated = GameRatings['provisional'][number] & { place?: number };

export async function RatingTable({
  ratings: { ranked, provisional, settledAfter },
  slug,
}: RatingTableProps) {
  const t = await getTranslations('ratings');
  return (
    <table className="w-full border-collapse overflow-hidden rounded-card bg-paper">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="text-sm text-soft">
        <tr>
          <th scope="col" className="w-14 py-2 pl-4 text-left font-semibold">
            <span className="sr-only">{t('place')}</span>
          </th>
          <th scope="col" className="py-2 text-left font-semibold">
            {t('player')}
          </th>
          <th scope="col" className="py-2 pr-4 pl-3 text-right font-semibold">
            {t('rating')}
          </th>
        </tr>
      </thead>
      {ranked.length > 0 ? (
        <tbody>
          {ranked.map((one) => (
            <Row key={one.playerId} rated={one} slug={slug} />
          ))}
        </tbody>
      ) : null}
      {provisional.length > 0 ? (
        <tbody>
          <tr className="border-t border-edge">
            <th
              colSpan={3}
              scope="rowgroup"
              className="px-4 pt-3 pb-1 text-left text-sm font-semibold text-soft"
            >
              {t('below', { count: settledAfter })}
            </th>
          </tr>
          {provisional.map((one) => (
            <Row key={one.playerId} rated={one} slug={slug} />
          ))}
        </tbody>
      ) : null}
    </table>
  );
}

async function Row({ rated, slug }: { rated: Rated; slug: string }) {
  const t = await getTranslations('ratings');
  const locale = await getLocale();
  const { playerId, name, place, rating, matches } = rated;
  return (
    <tr className="border-t">
      <td className="py-2 pl-4 align-baseline">
        <span
          className={`figures text-2xl ${place === 1 ? 'text-accent' : place === undefined ? 'text-soft' : ''}`}
        >
          {place ?? '–'}
        </span>
      </td>
      <th
        scope="row"
        className="relative py-2.5 text-left align-baseline font-normal has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-accent"
      >
        <Link
          href={`/c/${slug}/players/${playerId}`}
          className="block text-lg leading-snug font-semibold wrap-anywhere hyphens-auto after:absolute after:inset-0 focus-visible:outline-none"
        >
          {name}
        </Link>
        <span className="block text-sm text-soft">{t('of', { count: matches })}</span>
      </th>
      <td className="py-2 pr-4 pl-3 text-right align-baseline whitespace-nowrap">
        <span className={`figures text-amount ${place === undefined ? 'text-soft' : ''}`}>
          {ratingText(rating, locale)}
        </span>
      </td>
    </tr>
  );
}
