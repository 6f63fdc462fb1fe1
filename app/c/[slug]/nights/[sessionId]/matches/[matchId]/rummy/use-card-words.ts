/** Cards of both packs, as they are read out and as they are drawn. */
'use client';

import { useTranslations } from 'next-intl';
import { JOKER } from '@/engine/cards/joker';

const FRENCH = new Map([
  ['S', { key: 'spades', sign: '♠', red: false }],
  ['H', { key: 'hearts', sign: '♥', red: true }],
  ['D', { key: 'diamonds', sign: '♦', red: true }],
  ['C', { key: 'clubs', sign: '♣', red: false }],
] as const);

/** The suits of the Spanish pack have no sign in any typeface: they are named. */
const SPANISH = new Map([
  ['O', { key: 'oros', sign: null, red: false }],
  ['C', { key: 'copas', sign: null, red: false }],
  ['E', { key: 'espadas', sign: null, red: false }],
  ['B', { key: 'bastos', sign: null, red: false }],
] as const);

export function suitOf(card: string): string {
  return card.slice(-1);
}

export function rankOf(card: string): string {
  return card.slice(0, -1);
}

export function useCardWords(spanish: boolean) {
  const t = useTranslations('rummy.pad');
  const look = (suit: string) =>
    (spanish ? SPANISH.get(suit as 'O') : FRENCH.get(suit as 'S')) ?? null;
  const suitName = (suit: string) => {
    const found = look(suit);
    return found === null ? suit : t(`suits.${found.key}`);
  };
  return {
    suitName,
    /** Null where the suit is named instead. */
    sign: (suit: string) => look(suit)?.sign ?? null,
    isRed: (suit: string) => look(suit)?.red ?? false,
    read: (card: string) =>
      card === JOKER ? t('joker') : t('card', { rank: rankOf(card), suit: suitName(suitOf(card)) }),
  };
}
