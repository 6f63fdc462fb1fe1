/** A playing card, drawn as type: its rank and its suit on paper. What it is called comes from the page. */
import { SuitMark, type SuitName } from './SuitMark';

export type PlayingCardProps = {
  /** As written on the card: `A`, `10`, `12`. A joker has none of its own. */
  rank: string;
  suit: SuitName | null;
  /** Read out for it: "ace of hearts". */
  label: string;
  /** Lies crosswise or is named below: the card that won, or was turned up. */
  marked?: boolean;
};

const RED: ReadonlySet<SuitName | null> = new Set<SuitName>(['hearts', 'diamonds', 'cups']);

export function PlayingCard({ rank, suit, label, marked = false }: PlayingCardProps) {
  const colour = RED.has(suit) ? 'text-loss' : suit === 'coins' ? 'text-brass' : 'text-ink';
  return (
    <span
      role="img"
      aria-label={label}
      className={`inline-flex h-16 w-12 flex-col items-center justify-center gap-1 rounded-lg border bg-paper ${colour} ${
        marked ? 'border-accent inset-ring inset-ring-accent' : 'border-edge'
      }`}
    >
      <span aria-hidden="true" className="figures text-lg leading-none">
        {rank}
      </span>
      {suit ? <SuitMark suit={suit} /> : <span aria-hidden="true">★</span>}
    </span>
  );
}
