/** The rules of one game, as this club plays it: its own house rules marked beside the book's. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { GameRules } from '@/app/rules/GameRules';
import { gameParam } from '@/app/rules/game-param';
import { read, readClub } from '@/app/trpc/read';
import { Page } from '@/app/ui/Page';

type Props = { params: Promise<{ slug: string; game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = gameParam((await params).game);
  return { title: (await getTranslations('common.games'))(game) };
}

export default async function ClubRulesOfGame({ params }: Props) {
  const { slug, ...asked } = await params;
  const game = gameParam(asked.game);
  const club = await readClub(slug);
  const base = `/c/${slug}/rules`;
  const t = await getTranslations('ruleSets');
  const g = await getTranslations('common.games');
  const { sets } = await read(`${base}/${game}`, (api) => api.houseRules.list({ clubId: club.id }));
  const own = sets.filter((set) => set.game === game && !set.archived);
  return (
    <Page title={g(game)} back={{ href: base, label: t('title') }} lamp={<Corner />}>
      <GameRules game={game} sets={own} base={base} />
    </Page>
  );
}
