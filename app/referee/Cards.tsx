/** Cards that lie in a row, and the places where the next ones come. */
'use client';

import { useTranslations } from 'next-intl';
import { cardMark, isRed } from './CardPad';

export interface CardsProps {
  readonly label: string;
  readonly cards: readonly string[];
  /** How many lie there in the end; as many as there are, where it is open. */
  readonly of?: number;
  /** The next card comes here. */
  readonly current: boolean;
  readonly onChoose?: () => void;
}

export function Cards({ label, cards, of = cards.length, current, onChoose }: CardsProps) {
  const t = useTranslations('referee.pad');
  const empty = Math.max(0, of - cards.length);
  const said = cards.map((card) => cardMark(card, t('joker')));
  const row = (
    <>
      <span className="w-24 shrink-0 truncate text-left font-semibold">{label}</span>
      <span className="sr-only">{said.length > 0 ? said.join(', ') : t('none')}</span>
      <span aria-hidden="true" className="flex min-w-0 flex-wrap gap-1">
        {cards.map((card, index) => (
          <span
            key={`${card}-${cards.slice(0, index).filter((one) => one === card).length}`}
            className={`figures grid h-9 min-w-9 place-items-center rounded-md border border-edge bg-felt px-1 ${isRed(card) ? 'text-loss' : ''}`}
          >
            {cardMark(card, t('joker'))}
          </span>
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places without a card do not differ.
            key={index}
            className={`h-9 w-9 rounded-md border border-dashed ${current && index === 0 ? 'border-2 border-accent' : 'border-edge'}`}
          />
        ))}
      </span>
    </>
  );
  const className = `flex min-h-[52px] w-full items-center gap-3 rounded-card border bg-paper px-3 py-1.5 ${current ? 'border-accent' : ''}`;
  if (!onChoose) return <div className={className}>{row}</div>;
  return (
    <button type="button" aria-pressed={current} onClick={onChoose} className={className}>
      {row}
    </button>
  );
}
