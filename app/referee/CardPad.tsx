/** A pad for cards: the suit stays chosen, each rank is one tap; what lies already is greyed out. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RANKS, type Rank, SUITS, type Suit } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';

export interface CardPadProps {
  /** Absent while there is no place for a card. */
  readonly onCard?: (card: string) => void;
  readonly onTakeBack: () => void;
  readonly mayTakeBack: boolean;
  /** Whether this card can lie once more. */
  readonly isLeft: (card: string) => boolean;
  readonly joker?: boolean;
}

export const MARKS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** High to low, as a hand is held. */
const ORDER: readonly Rank[] = [...RANKS].reverse();

const KEY =
  'grid min-h-14 min-w-0 place-items-center rounded-card border border-edge bg-paper text-lg font-bold select-none enabled:active:bg-chip disabled:border-dashed disabled:bg-transparent disabled:text-soft disabled:opacity-60 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt';

export function CardPad({ onCard, onTakeBack, mayTakeBack, isLeft, joker = false }: CardPadProps) {
  const t = useTranslations('referee.pad');
  const [suit, setSuit] = useState<Suit>('S');
  const place = (card: string) => (isLeft(card) ? onCard?.(card) : undefined);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toUpperCase();
    const named = SUITS.find((one) => one === key);
    const rank = ORDER.find((one) => one === key || (one === '10' && (key === '0' || key === 'T')));
    if (named) setSuit(named);
    else if (rank) place(rank + suit);
    else if (event.key === 'Backspace') onTakeBack();
    else return;
    event.preventDefault();
  }

  return (
    // The keys stand for the buttons in it, and only while one of them has the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: a group of buttons with shortcuts.
    <div
      onKeyDown={onKeyDown}
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-1.5 border-t bg-felt px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <fieldset className="grid grid-cols-4 gap-1.5">
        <legend className="sr-only">{t('suit')}</legend>
        {SUITS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={suit === one}
            aria-label={t(`suits.${one}`)}
            aria-keyshortcuts={one.toLowerCase()}
            onClick={() => setSuit(one)}
            className={`${KEY} text-2xl ${one === 'H' || one === 'D' ? 'text-loss' : ''}`}
          >
            {MARKS[one]}
          </button>
        ))}
      </fieldset>
      <fieldset className="grid grid-cols-5 gap-1.5">
        <legend className="sr-only">{t('rank')}</legend>
        {ORDER.map((rank) => (
          <button
            key={rank}
            type="button"
            disabled={!onCard || !isLeft(rank + suit)}
            aria-label={t('card', { rank: t(`ranks.${rank}`), suit: t(`suits.${suit}`) })}
            onClick={() => place(rank + suit)}
            className={KEY}
          >
            {rank}
          </button>
        ))}
        {joker ? (
          <button
            type="button"
            disabled={!onCard || !isLeft(JOKER)}
            onClick={() => place(JOKER)}
            className={`${KEY} text-base`}
          >
            {t('joker')}
          </button>
        ) : null}
        <button
          type="button"
          disabled={!mayTakeBack}
          aria-label={t('takeBack')}
          onClick={onTakeBack}
          className={`${KEY} ${joker ? '' : 'col-span-2'}`}
        >
          <span aria-hidden="true">⌫</span>
        </button>
      </fieldset>
    </div>
  );
}

/** `10H` as ten of hearts: rank and mark. */
export function cardMark(card: string, joker: string): string {
  if (card === JOKER) return joker;
  const suit = SUITS.find((one) => card.endsWith(one));
  return suit ? card.slice(0, -1) + MARKS[suit] : card;
}

export function isRed(card: string): boolean {
  return /[HD]$/.test(card);
}
