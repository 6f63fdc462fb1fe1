/** Who is how strong; below a line those of whom too little is known for a place. */
import { getLocale, getTranslations } from 'next-intl/server';
import { ratingText } from '@/app/c/rating-text';
import { type Standing, Standings } from '@/app/c/Standings';
import type { GameRatings } from '@/app/trpc/types';

export type RatingTableProps = { ratings: GameRatings; slug: string };

type Rated = GameRatings['provisional'][number] & { place?: number };

export async function RatingTable({
  ratings: { ranked, provisional, settledAfter },
  slug,
}: RatingTableProps) {
  const t = await getTranslations('ratings');
  const locale = await getLocale();
  const standing = ({ playerId, name, place, rating, matches }: Rated): Standing => ({
    id: playerId,
    name,
    href: `/c/${slug}/players/${playerId}`,
    place: place ?? null,
    about: t('of', { count: matches }),
    score: (
      <span className={`figures text-amount ${place === undefined ? 'text-soft' : ''}`}>
        {ratingText(rating, locale)}
      </span>
    ),
  });
  return (
    <Standings
      caption={t('title')}
      head={{ place: t('place'), player: t('player'), score: t('rating') }}
      placed={ranked.map(standing)}
      unplaced={provisional.map(standing)}
      below={t('below', { count: settledAfter })}
    />
  );
}
