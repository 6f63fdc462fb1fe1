/** Which game's nights are shown: all together, or one that compares like with like. */
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { PlayerHistory } from '@/app/trpc/types';

export type GameLinksProps = { history: PlayerHistory; href: string };

export async function GameLinks({ history: { games, game: shown }, href }: GameLinksProps) {
  const t = await getTranslations('history');
  const g = await getTranslations('common.games');
  const links = [
    { game: null, name: t('all'), href },
    ...games.map(({ game }) => ({ game, name: g(game), href: `${href}?game=${game}` })),
  ];
  return (
    <nav aria-label={t('games')} className="flex flex-wrap gap-2">
      {links.map(({ game, name, href: to }) => (
        <Link
          key={to}
          href={to}
          aria-current={game === shown ? 'page' : undefined}
          className="inline-flex min-h-12 items-center rounded-full border border-edge px-4 font-semibold aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:text-accent-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
