/** Lines of cards on the table, each card named for who does not see it. */
import { getTranslations } from 'next-intl/server';
import { PlayingCard } from '@/app/ui/PlayingCard';
import type { SuitName } from '@/app/ui/SuitMark';
import { JOKER } from '@/engine/cards/joker';
import type { CardLine, Chapters } from './chapters';

const SUITS: Readonly<Record<Chapters['pack'], Readonly<Record<string, SuitName>>>> = {
  french: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  spanish: { O: 'coins', C: 'cups', E: 'swords', B: 'batons' },
};

export async function Cards({ line, pack }: { line: CardLine; pack: Chapters['pack'] }) {
  const t = await getTranslations('rules');
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {line.who ? <strong className="w-14 shrink-0">{line.who}</strong> : null}
      {line.cards.map((card) => {
        const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
        const marked = line.marked?.includes(card) ?? false;
        if (card === JOKER) {
          return <PlayingCard key={card} rank="" suit={null} label={t('card.joker')} />;
        }
        return (
          <PlayingCard
            key={card}
            rank={rank}
            suit={SUITS[pack][suit] ?? null}
            label={t(`card.${pack}`, { rank, suit })}
            marked={marked}
          />
        );
      })}
    </p>
  );
}
