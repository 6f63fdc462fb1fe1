/** The rules of one game, open to anyone. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { GameRules } from '@/app/rules/GameRules';
import { gameParam } from '@/app/rules/game-param';
import { Page } from '@/app/ui/Page';

type Props = { params: Promise<{ game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = gameParam((await params).game);
  return { title: (await getTranslations('common.games'))(game) };
}

export default async function RulesOfGame({ params }: Props) {
  const game = gameParam((await params).game);
  const t = await getTranslations('rules');
  const g = await getTranslations('common.games');
  return (
    <Page title={g(game)} back={{ href: '/rules', label: t('backToRules') }} lamp={<Corner />}>
      <GameRules game={game} sets={null} base="/rules" />
    </Page>
  );
}
