/** A round played out card by card: who wins each trick, when trump is turned, what was legal. */
import type { Card, Suit } from '@/engine/cards/card';
import type { PlayerId } from '@/engine/match/entries';
import { bestOf, type CardFault, type Law, type Position, verdictOn } from './law';

export interface PlayedCard {
  readonly player: PlayerId;
  readonly card: Card;
  /** What was wrong with it; null for a legal card. */
  readonly verdict: CardFault | null;
  /** The table and the hand as they were when it was played. */
  readonly position: Position;
  readonly hand: readonly Card[];
}

export interface PlayedTrick {
  /** In the order of play, the lead first. */
  readonly cards: readonly PlayedCard[];
  /** Null where trump had to be turned to tell and nobody wrote it down. */
  readonly winner: PlayerId | null;
}

export interface Play {
  /** As far as it can be told. */
  readonly tricks: readonly PlayedTrick[];
  /** Who won each trick, in order; null where some cannot be told. */
  readonly winners: readonly PlayerId[] | null;
  readonly trump: Suit | null;
  /** After how many tricks trump was turned: 0 before play; null where it never was. */
  readonly turnedAfter: number | null;
  /** Trump was turned, or should have been, and the card is not known. */
  readonly turnUpMissing: boolean;
}

/**
 * Plays a round out, going on from the cards as they lie also after a fault.
 * @param order the active players, clockwise from the dealer's left; the first of them leads
 * @param hands as many cards for each of them as the round has tricks
 * @param choose which card of his hand a player plays: the next that lies before him, or any
 */
export function playOut(
  law: Law,
  order: readonly PlayerId[],
  hands: ReadonlyMap<PlayerId, readonly Card[]>,
  turnUp: Card | null,
  choose: (position: Position, hand: readonly Card[], player: PlayerId) => Card,
): Play {
  const fromStart = law.trumpKnown === 'from-the-start';
  if (fromStart && turnUp === null) return { ...NOTHING, turnedAfter: 0, turnUpMissing: true };

  const left = new Map(hands);
  const tricks: PlayedTrick[] = [];
  const winners: PlayerId[] = [];
  const turned = turnUp?.suit ?? null;
  let trump = fromStart ? turned : null;
  let turnedAfter = fromStart ? 0 : null;
  let turns = order;
  while (tricks.length < law.tricks) {
    const cards = playTrick(law, turns, left, trump, turnUp, choose);
    if (trump === null && somebodyFailedToFollow(law, cards)) {
      turnedAfter = tricks.length + 1;
      trump = turned;
      if (trump === null) {
        tricks.push({ cards, winner: null });
        return { tricks, winners: null, trump, turnedAfter, turnUpMissing: true };
      }
    }
    const winner = winnerOf(law, cards, trump, turnUp);
    tricks.push({ cards, winner });
    winners.push(winner);
    turns = from(order, winner);
  }
  return { tricks, winners, trump, turnedAfter, turnUpMissing: false };
}

const NOTHING = { tricks: [], winners: null, trump: null };

function from(order: readonly PlayerId[], leader: PlayerId): PlayerId[] {
  const index = order.indexOf(leader);
  return [...order.slice(index), ...order.slice(0, index)];
}

function playTrick(
  law: Law,
  order: readonly PlayerId[],
  left: Map<PlayerId, readonly Card[]>,
  trump: Suit | null,
  turnUp: Card | null,
  choose: (position: Position, hand: readonly Card[], player: PlayerId) => Card,
): PlayedCard[] {
  const cards: PlayedCard[] = [];
  for (const player of order) {
    const hand = left.get(player)!;
    const position: Position = { law, trump, turnUp, trick: cards.map((one) => one.card) };
    const card = choose(position, hand, player);
    cards.push({ player, card, position, hand, verdict: verdictOn(position, hand, card) });
    left.set(
      player,
      hand.filter((one) => one !== card),
    );
  }
  return cards;
}

/** Also a revoke turns trump: at the table nobody can tell it from a void before the hand is over. */
function somebodyFailedToFollow(law: Law, cards: readonly PlayedCard[]): boolean {
  const suits = new Set(cards.map(({ card }) => law.suitOf(card, null)));
  return suits.size > 1;
}

function winnerOf(
  law: Law,
  cards: readonly PlayedCard[],
  trump: Suit | null,
  turnUp: Card | null,
): PlayerId {
  const best = bestOf({ law, trump, turnUp, trick: cards.map((one) => one.card) });
  return cards.find((one) => one.card === best)!.player;
}
