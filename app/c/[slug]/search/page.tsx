/** What was found: people, and nights by their names, their dates and who was there. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { nightDay } from '@/app/c/night-day';
import { read, readClub } from '@/app/trpc/read';
import { Empty } from '@/app/ui/Empty';
import { Page } from '@/app/ui/Page';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { SearchField } from '@/app/ui/SearchField';

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
};

/** What is asked for beyond it is not looked at. */
const LONGEST = 200;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('search'))('title') };
}

export default async function Search({ params, searchParams }: Props) {
  const { slug } = await params;
  const { q } = await searchParams;
  // Cut in two, an emoji at the end would be no text any more; nor is what no key writes.
  const said = (typeof q === 'string' ? q : '')
    .slice(0, LONGEST)
    .replace(/[\p{Cs}\p{Cc}]/gu, ' ')
    .trim();
  const club = await readClub(slug, `/c/${slug}/search`);
  const here = `/c/${slug}/search`;
  const { players, morePlayers, nights, moreNights } = await read(
    `${here}?q=${encodeURIComponent(said)}`,
    (api) => api.history.search({ clubId: club.id, said }),
  );
  const t = await getTranslations('search');
  const locale = await getLocale();
  const nothing = players.length === 0 && nights.length === 0;
  return (
    <Page title={t('title')} back={{ href: `/c/${slug}`, label: club.name }} lamp={<Corner />}>
      <SearchField action={here} label={t('label')} hint={t('hint')} submit={t('do')} said={said} />
      {nothing ? <Empty>{said === '' ? t('empty') : t('nothing', { said })}</Empty> : null}
      {players.length > 0 ? (
        <section aria-labelledby="people" className="flex flex-col gap-3">
          <h2 id="people">{t('players')}</h2>
          <Rows>
            {players.map(({ id, name }) => (
              <Row key={id} title={<bdi>{name}</bdi>} href={`/c/${slug}/players/${id}`} />
            ))}
          </Rows>
          {morePlayers ? <p className="text-sm text-soft">{t('mostPlayers')}</p> : null}
        </section>
      ) : null}
      {nights.length > 0 ? (
        <section aria-labelledby="nights" className="flex flex-col gap-3">
          <h2 id="nights">{t('nights')}</h2>
          <Rows>
            {nights.map(({ id, date, name }) => (
              <Row
                key={id}
                title={name ?? nightDay(date, locale)}
                note={name === null ? undefined : nightDay(date, locale)}
                href={`/c/${slug}/nights/${id}`}
              />
            ))}
          </Rows>
          {moreNights ? <p className="text-sm text-soft">{t('most')}</p> : null}
        </section>
      ) : null}
    </Page>
  );
}
