/** How strong everybody is in a game, by places in matches. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Fresh } from '@/app/c/Fresh';
import { GameLinks } from '@/app/c/GameLinks';
import { NothingPlayed } from '@/app/c/NothingPlayed';
import { Recomputing } from '@/app/c/Recomputing';
import { read, readClub } from '@/app/trpc/read';
import { Details } from '@/app/ui/Details';
import { Page } from '@/app/ui/Page';
import { GAME_IDS } from '@/engine/match/game';
import { RatingTable } from './RatingTable';

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ game?: string | string[] }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ratings'))('title') };
}

export default async function Ratings({ params, searchParams }: Props) {
  const { slug } = await params;
  const asked = (await searchParams).game;
  const wanted = GAME_IDS.find((one) => one === asked);
  const club = await readClub(slug, `/c/${slug}/ratings`);
  const here = `/c/${slug}/ratings`;
  const ratings = await read(here, (api) =>
    api.ratings.list({ clubId: club.id, ...(wanted && { game: wanted }) }),
  );
  const t = await getTranslations('ratings');
  const g = await getTranslations('common.games');
  const { games, game, recomputing, ranked, provisional, settledAfter } = ratings;
  const isEmpty = ranked.length + provisional.length === 0;
  const matches = games.find((one) => one.game === game)?.matches ?? 0;
  return (
    <Page
      title={t('title')}
      lead={isEmpty || game === null ? undefined : t('lead', { game: g(game), count: matches })}
      back={{ href: `/c/${slug}`, label: club.name }}
      lamp={<Corner />}
    >
      {games.length > 1 ? (
        <GameLinks games={games} shown={game} href={here} label={t('games')} />
      ) : null}
      {recomputing ? <Recomputing /> : null}
      {isEmpty ? null : (
        <>
          <p className="max-w-prose text-pretty">{t('meaning')}</p>
          <RatingTable ratings={ratings} slug={slug} />
          <Details summary={t('how')}>
            <p className="max-w-prose text-pretty text-soft">
              {t('howLong', { count: settledAfter })}
            </p>
          </Details>
        </>
      )}
      {isEmpty && !recomputing ? <NothingPlayed club={club}>{t('empty')}</NothingPlayed> : null}
      <Fresh stamp={crypto.randomUUID()} />
    </Page>
  );
}
