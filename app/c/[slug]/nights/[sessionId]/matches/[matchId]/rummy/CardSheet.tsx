/** Cards tapped one by one: those left in a hand, or the figures that lie on the table. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import { JOKER } from '@/engine/cards/joker';
import type { RummyAction } from './draft';
import { rankOf, suitOf, useCardWords } from './use-card-words';
import { usePoints } from './use-points';
import type { RummySeat, RummyView } from './view';

export interface CardSheetProps {
  readonly seat: RummySeat;
  readonly view: RummyView;
  readonly words: Words;
  readonly tap: (action: RummyAction) => void;
  /** Figures on the table, instead of a hand. */
  readonly figures: boolean;
  readonly onClose: () => void;
}

export function CardSheet({ seat, view, words, tap, figures, onClose }: CardSheetProps) {
  const t = useTranslations('rummy.pad');
  const say = usePoints();
  const { player } = seat;
  const [opens, setOpens] = useState(seat.figures.length === 0);
  const hand = typeof seat.cell === 'object' ? seat.cell : [];
  const name = words.name(player);

  const setFigures = (all: readonly (readonly string[])[]) =>
    tap({ type: 'figures', player, figures: all.filter((one) => one.length > 0) });
  const add = (card: string) => {
    if (!figures) return tap({ type: 'cards', player, cards: [...hand, card] });
    const before = opens ? seat.figures : seat.figures.slice(0, -1);
    const last = opens ? [] : (seat.figures.at(-1) ?? []);
    setOpens(false);
    setFigures([...before, inOrder(view, [...last, card])]);
  };
  const full = !figures && hand.length >= view.asks.handSize;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(figures ? 'figures' : 'cards', { name })}
      closeLabel={t('done')}
      secondary={
        figures ? (
          <Button
            size="large"
            disabled={opens || seat.figures.length === 0}
            onClick={() => setOpens(true)}
          >
            {t('nextFigure')}
          </Button>
        ) : undefined
      }
    >
      <div aria-live="polite" className="flex min-h-12 flex-col gap-1.5">
        {figures ? (
          seat.figures.map((cards, index) => (
            <Cards
              // biome-ignore lint/suspicious/noArrayIndexKey: two figures may hold the same cards.
              key={index}
              cards={cards}
              spanish={isSpanish(view)}
              worth={view.asks.figure?.(cards) ?? null}
              onTake={(place) =>
                setFigures(
                  seat.figures.map((one, at) =>
                    at === index
                      ? inOrder(
                          view,
                          one.filter((_, card) => card !== place),
                        )
                      : one,
                  ),
                )
              }
            />
          ))
        ) : (
          <Cards
            cards={hand}
            spanish={isSpanish(view)}
            worth={hand.length > 0 ? (seat.points ?? 0) : null}
            onTake={(place) =>
              tap({ type: 'cards', player, cards: hand.filter((_, card) => card !== place) })
            }
          />
        )}
        {figures && seat.points !== null ? (
          <p className="text-sm text-soft">{t('round', { points: say(seat.points, true) })}</p>
        ) : null}
      </div>
      <Pack view={view} onTake={full ? undefined : add} />
    </Sheet>
  );
}

/** Cards that are a figure in no order but one are put into that one; the engine says which it is. */
function inOrder({ asks }: RummyView, cards: readonly string[]): readonly string[] {
  const { figure, pack } = asks;
  if (!figure || figure(cards) !== null) return cards;
  const names = [...pack.cards.keys()];
  const low = [...cards].sort((a, b) => names.indexOf(a) - names.indexOf(b));
  const aces = low.filter((card) => card.startsWith('A'));
  const orders = [low, [...aces, ...low.filter((card) => !card.startsWith('A'))]];
  return orders.find((one) => figure(one) !== null) ?? cards;
}

interface CardsProps {
  readonly spanish: boolean;
  readonly cards: readonly string[];
  readonly worth: number | null;
  readonly onTake: (place: number) => void;
}

function Cards({ cards, worth, spanish, onTake }: CardsProps) {
  const t = useTranslations('rummy.pad');
  const say = usePoints();
  const { read } = useCardWords(spanish);
  return (
    <div className="flex items-center gap-2">
      <div className="flex min-h-12 min-w-0 flex-1 flex-wrap gap-1">
        {cards.map((card, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two packs hold every card twice.
            key={place}
            type="button"
            onClick={() => onTake(place)}
            aria-label={t('takeBack', { card: read(card) })}
            className="min-h-12 min-w-12 rounded-pip border bg-paper px-1 font-display text-lg"
          >
            <Face card={card} spanish={spanish} whole />
          </button>
        ))}
      </div>
      <p className="shrink-0 text-right">
        {worth === null ? (
          <span className="text-sm text-soft">{cards.length > 0 ? t('noFigure') : t('none')}</span>
        ) : (
          <b className="figures text-amount">{say(worth)}</b>
        )}
      </p>
    </div>
  );
}

/** One suit at a time; a card of which none is left is grey. */
function Pack({ view, onTake }: { view: RummyView; onTake?: (card: string) => void }) {
  const spanish = isSpanish(view);
  const { sign, suitName, isRed, read } = useCardWords(spanish);
  const cards = [...view.asks.pack.cards].filter(([, { copies }]) => copies > 0);
  const suits = [...new Set(cards.flatMap(([card]) => (card === JOKER ? [] : [suitOf(card)])))];
  const [suit, setSuit] = useState(suits[0] ?? '');
  const isLeft = (card: string) => (view.left.get(card) ?? 0) > 0;
  return (
    <>
      <div className="flex gap-1.5">
        {suits.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === suit}
            aria-label={suitName(one)}
            onClick={() => setSuit(one)}
            className={`min-h-14 min-w-0 flex-1 rounded-card border bg-chip font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt ${isRed(one) && one !== suit ? 'text-loss' : ''} ${sign(one) === null ? 'text-sm' : 'text-xl'}`}
          >
            {sign(one) ?? suitName(one)}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-5 gap-1.5">
        {cards
          .filter(([card]) => card === JOKER || suitOf(card) === suit)
          .map(([card]) => (
            <button
              key={card}
              type="button"
              disabled={!onTake || !isLeft(card)}
              onClick={() => onTake?.(card)}
              aria-label={read(card)}
              className="min-h-14 min-w-0 rounded-card border bg-paper font-display text-xl disabled:border-dashed disabled:text-soft disabled:line-through"
            >
              <Face card={card} spanish={spanish} />
            </button>
          ))}
      </div>
    </>
  );
}

function isSpanish({ asks }: RummyView): boolean {
  return asks.game === 'chinchon';
}

function Face({ card, spanish, whole }: { card: string; spanish: boolean; whole?: boolean }) {
  const { sign, suitName, isRed } = useCardWords(spanish);
  const t = useTranslations('rummy.pad');
  if (card === JOKER) return <span className="text-sm">{t('joker')}</span>;
  const suit = suitOf(card);
  return (
    <span aria-hidden="true" className={isRed(suit) ? 'text-loss' : ''}>
      {rankOf(card)}
      {sign(suit) ?? (whole ? <small className="text-xs"> {suitName(suit)}</small> : null)}
    </span>
  );
}
