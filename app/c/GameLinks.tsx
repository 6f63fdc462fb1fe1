/** Which game's numbers are shown: one that compares like with like, or, where it is offered, all together. */
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/engine/match/game';

export type GameLinksProps = {
  games: readonly { game: GameId }[];
  shown: GameId | null;
  href: string;
  /** What stands for all of them; left out where they are not added up. */
  all?: string;
  label: string;
};

export async function GameLinks({ games, shown, href, all, label }: GameLinksProps) {
  const g = await getTranslations('common.games');
  const links = [
    ...(all === undefined ? [] : [{ game: null, name: all, href }]),
    ...games.map(({ game }) => ({ game, name: g(game), href: `${href}?game=${game}` })),
  ];
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
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
