/** What counts in a season and what a place takes, beside the table that it makes. */
import { getLocale, getTranslations } from 'next-intl/server';
import type { Season } from '@/app/trpc/types';
import { formatAmount, formatDate } from '@/app/ui/format';

export type SeasonRuleProps = {
  season: Season;
  /** So many matches a rating takes for a place; null where none counts. */
  settledAfter: number | null;
};

export async function SeasonRule({ season, settledAfter }: SeasonRuleProps) {
  const t = await getTranslations('seasons');
  const g = await getTranslations('common.games');
  const locale = await getLocale();
  const { from, to, game, score, currency, bestOf, minNights, points } = season;
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  const number = (count: number) => formatAmount(String(count), locale);
  const inUnits = game !== null || currency === null;
  const sentences = [
    score === 'places'
      ? t('rule.points', { points: points.map(number).join(', ') })
      : score === 'rating'
        ? t('rule.rating')
        : inUnits
          ? t('rule.units')
          : t('rule.money', { currency: currency ?? '' }),
    ...(bestOf === null || score === 'rating' ? [] : [t('rule.bestOf', { count: bestOf })]),
    ...(settledAfter === null ? [] : [t('rule.settled', { count: settledAfter })]),
    ...(minNights > 1 ? [t('rule.min', { count: minNights })] : []),
  ];
  return (
    <div className="flex flex-col gap-1 text-sm text-soft">
      <p className="font-semibold">
        <span className="block">{game === null ? t('allGames') : g(game)}</span>
        <span className="block text-balance">{t('span', { from: day(from), to: day(to) })}</span>
      </p>
      <p className="max-w-prose text-pretty">{sentences.join(' ')}</p>
    </div>
  );
}
