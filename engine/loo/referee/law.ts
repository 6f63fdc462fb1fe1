/** What a player may play, for both Loo games: duties that narrow a hand, one after another. */
import type { Card, Suit } from '@/engine/cards/card';
import type { ErrorCode } from '@/engine/match/problem';

export type CardFault = Extract<
  ErrorCode,
  | 'must-follow'
  | 'must-head'
  | 'must-trump'
  | 'must-trump-high'
  | 'must-lead-trump'
  | 'must-lead-ace'
  | 'pam-must-pass'
>;

/** The cards that are left to choose from, and what it is called to play another of those before. */
export interface Duty {
  readonly code: CardFault;
  readonly cards: readonly Card[];
}

/** How one round of one game is played; `limited-law.ts` and `five-card-law.ts` make them. */
export interface Law {
  /** Cards in a hand, and so the tricks of a round. */
  readonly tricks: 3 | 5;
  /** `after-a-void`: turned when the first trick is complete that somebody could not follow. */
  readonly trumpKnown: 'from-the-start' | 'after-a-void';
  /** Whether this card beats every other. */
  readonly isPam: (card: Card, trump: Suit | null) => boolean;
  /** The suit a card counts as, which is not always the one printed on it. */
  readonly suitOf: (card: Card, trump: Suit | null) => Suit;
  /** In the order in which they bind. Each narrows the one before, and none is ever empty. */
  readonly duties: (position: Position, hand: readonly Card[]) => readonly Duty[];
}

/** A table at the moment when somebody has to play a card. */
export interface Position {
  readonly law: Law;
  /** Null as long as it is unknown. */
  readonly trump: Suit | null;
  readonly turnUp: Card | null;
  /** The cards that lie in this trick, the lead first; empty for who leads. */
  readonly trick: readonly Card[];
}

/**
 * The cards of a hand that may be played, whatever the order they are held in.
 * The referee finds a fault in a card exactly when it is not among these.
 */
export function legalCards(position: Position, hand: readonly Card[]): readonly Card[] {
  return position.law.duties(position, hand).at(-1)?.cards ?? hand;
}

/** The first duty that playing this card breaks; null for a legal card. */
export function verdictOn(position: Position, hand: readonly Card[], card: Card): CardFault | null {
  const broken = position.law.duties(position, hand).find((duty) => !duty.cards.includes(card));
  return broken?.code ?? null;
}

/** The suit that is asked for; null for who leads. */
export function suitLed({ law, trump, trick }: Position): Suit | null {
  const [lead] = trick;
  return lead ? law.suitOf(lead, trump) : null;
}

/** Pam beats all, a higher card the lower of its suit, and a trump every other suit. */
export function beats({ law, trump }: Position, card: Card, other: Card): boolean {
  if (law.isPam(other, trump)) return false;
  if (law.isPam(card, trump)) return true;
  const suit = law.suitOf(card, trump);
  if (suit === law.suitOf(other, trump)) return card.height > other.height;
  return suit === trump;
}

/** The card that wins the trick as far as it goes. Something has to lie there. */
export function bestOf(position: Position): Card {
  return position.trick.reduce((best, card) => (beats(position, card, best) ? card : best));
}

/** Those of some cards that would win the trick as it lies. Nobody asks it of who leads. */
export function winning(position: Position, cards: readonly Card[]): Card[] {
  const best = bestOf(position);
  return cards.filter((card) => beats(position, card, best));
}

/** A duty only where there is a card to fulfil it with. */
export function duty(code: CardFault, cards: readonly Card[]): Duty[] {
  return cards.length > 0 ? [{ code, cards }] : [];
}

/** The cards that count as this suit, Pam with his own. */
export function ofSuit({ law, trump }: Position, hand: readonly Card[], suit: Suit | null): Card[] {
  return hand.filter((card) => law.suitOf(card, trump) === suit);
}
