/** One season: what counts in it, its table, and what has changed since it was closed. */
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Recomputing } from '@/app/c/Recomputing';
import type { Season, SeasonTable as Table } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Empty } from '@/app/ui/Empty';
import { formatDate } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';
import { SeasonRule } from './SeasonRule';
import { SeasonTable } from './SeasonTable';

export type SeasonViewProps = {
  season: Season;
  table: Table;
  slug: string;
  /** Above the table, where the page itself is not called so. */
  title?: ReactNode;
  mayStart: boolean;
};

export async function SeasonView({ season, table, slug, title, mayStart }: SeasonViewProps) {
  const t = await getTranslations('seasons');
  const c = await getTranslations('clubs');
  const locale = await getLocale();
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  const { name, from, minNights, state, closedOn } = season;
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      {title}
      <SeasonRule season={season} settledAfter={table.settledAfter} />
      {closedOn === null ? null : table.changed ? (
        <Notice kind="warning">{t('changedSince', { date: day(closedOn) })}</Notice>
      ) : (
        <p className="text-sm text-soft">{t('closedOn', { date: day(closedOn) })}</p>
      )}
      {table.recomputing ? <Recomputing /> : null}
      {table.rows.length > 0 ? (
        <SeasonTable table={table} slug={slug} minNights={minNights} caption={name} />
      ) : table.recomputing ? null : (
        <Empty
          action={
            mayStart && state === 'running' ? (
              <ButtonLink href={`/c/${slug}/nights/new`}>{c('startNight')}</ButtonLink>
            ) : undefined
          }
        >
          {t('emptySeason', { from: day(from) })}
        </Empty>
      )}
    </section>
  );
}
