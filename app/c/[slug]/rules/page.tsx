/** The club's house rules: for each game the sets there are, how it is played, and the way to a new set. */
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Fresh } from '@/app/c/Fresh';
import { mayOrganise } from '@/app/c/may';
import { getRuleWords } from '@/app/house-rules/server-words';
import { differencesOf } from '@/app/house-rules/what-differs';
import { read, readClub } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Page } from '@/app/ui/Page';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { GAME_IDS } from '@/engine/match/game';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ruleSets'))('title') };
}

export default async function ClubRules({ params }: Props) {
  const { slug } = await params;
  const club = await readClub(slug, `/c/${slug}/rules`);
  const here = `/c/${slug}/rules`;
  const t = await getTranslations('ruleSets');
  const g = await getTranslations('common.games');
  const words = await getRuleWords();
  const { sets, lastPlayed } = await read(here, (api) => api.houseRules.list({ clubId: club.id }));
  const played = lastPlayed.map(({ game }) => game);
  const games = [...played, ...GAME_IDS.filter((game) => !played.includes(game))];
  const away = sets.filter(({ archived }) => archived);
  const row = (set: (typeof sets)[number]) => {
    const differences = differencesOf(words, set.game, set.rules);
    return (
      <Row
        key={set.id}
        href={`${here}/${set.game}/sets/${set.id}`}
        title={set.name}
        note={
          differences.map(({ title, value }) => `${title}: ${value}`).join(' · ') || t('byBook')
        }
        trail={<span aria-hidden="true">→</span>}
      />
    );
  };
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={{ href: `/c/${slug}`, label: club.name }}
      lamp={<Corner />}
    >
      <Fresh stamp={crypto.randomUUID()} />
      {games.map((game) => {
        const own = sets.filter((set) => set.game === game && !set.archived);
        return (
          <section key={game} aria-labelledby={game} className="flex flex-col gap-3 pb-4">
            <h2 id={game}>{g(game)}</h2>
            {own.length > 0 ? (
              <Rows>{own.map(row)}</Rows>
            ) : (
              <p className="-mt-2 text-soft">{t('none')}</p>
            )}
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              {mayOrganise(club.role) ? (
                <ButtonLink href={`${here}/${game}/sets/new`}>{t('add')}</ButtonLink>
              ) : null}
              <Link
                href={`${here}/${game}`}
                className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
              >
                {t('howTo')}
              </Link>
            </div>
          </section>
        );
      })}
      {away.length > 0 ? (
        <details>
          <summary className="min-h-12 cursor-pointer py-2.5">
            <h2 className="inline">{t('archived')}</h2>
          </summary>
          <Rows className="pt-2">{away.map(row)}</Rows>
        </details>
      ) : null}
    </Page>
  );
}
