/** The year in a table: the running season first, the running year where there is none, and the seasons that were. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { GameLinks } from '@/app/c/GameLinks';
import { mayOrganise, mayScore } from '@/app/c/may';
import { NothingPlayed } from '@/app/c/NothingPlayed';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import type { Club, SeasonList, SeasonOfList } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { formatDate } from '@/app/ui/format';
import { Page } from '@/app/ui/Page';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { GAME_IDS } from '@/engine/match/game';
import { Attendance } from './Attendance';
import { newSeason } from './new-season';
import { SeasonNew } from './SeasonNew';
import { SeasonTable } from './SeasonTable';
import { SeasonView } from './SeasonView';

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ game?: string | string[] }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('seasons'))('title') };
}

export default async function Seasons({ params, searchParams }: Props) {
  const { slug } = await params;
  const { game } = await searchParams;
  const club = await readClub(slug, `/c/${slug}/seasons`);
  const t = await getTranslations('seasons');
  const here = `/c/${slug}/seasons`;
  const list = await read(here, (api) => api.seasons.list({ clubId: club.id }));
  const { current, seasons, today } = list;
  const others = seasons.filter(({ id }) => id !== current);
  return (
    <Page title={t('title')} back={{ href: `/c/${slug}`, label: club.name }} lamp={<Corner />}>
      {current === null ? (
        <Year club={club} here={here} game={typeof game === 'string' ? game : undefined} />
      ) : (
        <Current club={club} here={here} seasonId={current} />
      )}
      {others.length > 0 ? <Others seasons={others} here={here} /> : null}
      {mayOrganise(club.role) ? (
        <Messages of={['seasons', 'refusals']}>
          <section aria-labelledby="own" className="flex flex-col items-start gap-3 pt-4">
            <h2 id="own">{t('own')}</h2>
            <p className="max-w-prose text-sm text-pretty text-soft">{t('ownText')}</p>
            <SeasonNew
              clubId={club.id}
              href={here}
              currency={club.currency}
              initial={newSeason(seasons, today)}
            />
          </section>
        </Messages>
      ) : null}
    </Page>
  );
}

type PartProps = { club: Club; here: string };

async function Current({ club, here, seasonId }: PartProps & { seasonId: string }) {
  const t = await getTranslations('seasons');
  const { season, table, attendance } = await read(here, (api) =>
    api.seasons.get({ clubId: club.id, seasonId }),
  );
  return (
    <>
      <SeasonView
        season={season}
        table={table}
        slug={club.slug}
        title={<h2>{season.name}</h2>}
        mayStart={mayScore(club.role)}
      />
      <div>
        <ButtonLink href={`${here}/${seasonId}`}>{t('open')}</ButtonLink>
      </div>
      <Attendance came={attendance} slug={club.slug} />
    </>
  );
}

/** Of a club that has no season, or none that is running. */
async function Year({ club, here, game }: PartProps & { game: string | undefined }) {
  const t = await getTranslations('seasons');
  const g = await getTranslations('common.games');
  const { slug, id: clubId } = club;
  const asked = GAME_IDS.find((one) => one === game);
  const {
    year,
    games,
    game: shown,
    table,
    attendance,
  } = await read(here, (api) => api.seasons.year({ clubId, ...(asked && { game: asked }) }));
  const title = t('soFar', { year });
  if (table.rows.length === 0) {
    return (
      <>
        <NothingPlayed club={club}>
          {t(attendance.nights === 0 ? 'empty' : 'emptyYear')}
        </NothingPlayed>
        <Attendance came={attendance} slug={slug} />
      </>
    );
  }
  return (
    <>
      <section aria-labelledby="year" className="flex flex-col gap-3">
        <h2 id="year">{title}</h2>
        <p className="max-w-prose text-sm text-pretty text-soft">
          {games.length === 1 && shown !== null ? (
            <span className="block font-semibold">{g(shown)}</span>
          ) : null}
          {t('implicit')}
        </p>
        {games.length > 1 ? (
          <GameLinks games={games} shown={shown} href={here} label={t('games')} />
        ) : null}
        <SeasonTable table={table} slug={slug} minNights={1} caption={title} />
      </section>
      <Attendance came={attendance} slug={slug} />
    </>
  );
}

async function Others({ seasons, here }: { seasons: SeasonList['seasons']; here: string }) {
  const t = await getTranslations('seasons');
  const locale = await getLocale();
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  const won = ({ state, winners }: SeasonOfList) =>
    winners.length > 0
      ? t('wonBy', { names: new Intl.ListFormat(locale).format(winners) })
      : t(`state.${state}`);
  return (
    <section aria-labelledby="others" className="flex flex-col gap-3 pt-4">
      <h2 id="others">{t('others')}</h2>
      <Rows>
        {seasons.map((season) => (
          <Row
            key={season.id}
            title={<span className="wrap-anywhere">{season.name}</span>}
            href={`${here}/${season.id}`}
            note={
              <>
                <span className="block">
                  {t('span', { from: day(season.from), to: day(season.to) })}
                </span>
                <span className="block wrap-anywhere">{won(season)}</span>
              </>
            }
          />
        ))}
      </Rows>
    </section>
  );
}
