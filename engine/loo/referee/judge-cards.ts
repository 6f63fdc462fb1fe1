/** The cards in front of their owners, judged one by one: for the referee, and for a screen that shows them. */
import { type Card, cardText } from '@/engine/cards/card';
import type { LooCards, PlayerId } from '@/engine/match/entries';
import { fault, type Problem, warning } from '@/engine/match/problem';
import { type Law, legalCards, suitLed } from './law';
import { type Play, type PlayedCard, playOut } from './play';
import { readCards, turnUpTwice } from './read-cards';

export interface JudgedCards {
  /** Each card with its verdict, each trick with its winner; null where nothing can be told. */
  readonly play: Play | null;
  /** What is wrong with them; `at` is a pointer from the entry. */
  readonly problems: readonly Problem[];
}

/**
 * Judges cards by the law of their round (rules/loo.md "The referee").
 * Cards that cannot have lain there (`no-such-card`, `card-count`, `card-twice`) are reported alone:
 * what a wrongly written card breaks in play says nothing. A turn-up that is missing is reported
 * with the faults found until it was needed.
 * @param active clockwise from the dealer's left; the first of them leads
 */
export function judgeCards(law: Law, active: readonly PlayerId[], cards: LooCards): JudgedCards {
  const { hands, turnUp, problems } = readCards(law, active, cards);
  if (problems.length > 0) return { play: null, problems };
  const play = playOut(law, active, hands, turnUp, asTheyLie);
  const twice = play.turnedAfter === null ? [] : turnUpTwice(hands, turnUp);
  if (twice.length > 0) return { play: null, problems: twice };
  return { play, problems: [...turnUpProblems(play, turnUp), ...cardFaults(play)] };
}

/** The next card of the row. */
function asTheyLie(_: unknown, hand: readonly Card[]): Card {
  return hand[0]!;
}

/** A turn-up that was never turned is no part of the round (rules/loo.md "The referee"). */
function turnUpProblems(play: Play, turnUp: Card | null): Problem[] {
  if (play.turnUpMissing) return [fault('turn-up', '/cards', { trick: play.turnedAfter ?? 0 })];
  if (turnUp === null || play.turnedAfter !== null) return [];
  return [warning('turn-up-ignored', '/cards/turnUp', { card: cardText(turnUp) })];
}

/** In the order of play. */
function cardFaults({ tricks }: Play): Problem[] {
  return tricks.flatMap(({ cards }, index) => cards.flatMap((one) => cardFault(one, index)));
}

function cardFault(
  { player, card, verdict, position, hand }: PlayedCard,
  trick: number,
): Problem[] {
  if (verdict === null) return [];
  const following = verdict === 'must-follow' || verdict === 'must-head';
  const suit = following ? suitLed(position) : position.trump;
  const params = {
    player,
    card: cardText(card),
    trick: trick + 1,
    legal: legalCards(position, hand).map(cardText).join(' '),
    ...(suit === null ? {} : { suit }),
  };
  return [fault(verdict, `/cards/played/${player}/${trick}`, params)];
}
