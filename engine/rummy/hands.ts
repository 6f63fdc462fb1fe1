/** Hands as they were entered, as points, a sum, or cards, and whether one pack can have given them all. */
import type { Hand, PlayerId } from '@/engine/match/entries';
import { fault, type Problem } from '@/engine/match/problem';
import { canDeal } from './pack-feasibility';
import type { Pack } from './packs';

export interface EnteredHand {
  readonly player: PlayerId;
  readonly hand: Hand;
  /** How many cards it can be at the least, and at the most if it was entered as points. */
  readonly fewest: 0 | 1;
  readonly most: number;
  /** More cards than this are in no hand of the game. */
  readonly handSize: number;
}

/** A card that lies on the table, and where the entry names it. */
export interface NamedCard {
  readonly written: string;
  readonly at: string;
}

export interface JudgedHands {
  readonly points: ReadonlyMap<PlayerId, number>;
  readonly problems: readonly Problem[];
}

/** The points of a number or a sum; a sum is checked as its total only. */
export function pointsOf(entered: number | string): number {
  if (typeof entered === 'number') return entered;
  return entered.split('+').reduce((sum, part) => sum + Number(part), 0);
}

/** Whether a hand was entered card by card, and not as points. */
export function isCards(hand: Hand): hand is readonly string[] {
  return typeof hand === 'object';
}

function atHand(player: PlayerId): string {
  return `/hands/${player}`;
}

/**
 * Judges all hands of a round together (rules/loba.md "Hand points, impossible values"): the cards
 * named in hands and figures are taken from the pack, none more often than it exists; the hands
 * entered as points are then sought in what is left, first each alone, then all at once.
 */
export function judgeHands(
  pack: Pack,
  hands: readonly EnteredHand[],
  table: readonly NamedCard[],
): JudgedHands {
  const points = new Map<PlayerId, number>();
  const problems: Problem[] = [];
  const refuse = (player: PlayerId, sum: number) => {
    problems.push(fault('hand-points', atHand(player), { player, points: sum }));
  };
  const named: NamedCard[] = [];
  for (const { player, hand, fewest, handSize } of hands) {
    if (!isCards(hand)) continue;
    const sum = hand.reduce((all, card) => all + (pack.cards.get(pack.name(card))?.worth ?? 0), 0);
    points.set(player, sum);
    named.push(...hand.map((written, index) => ({ written, at: `${atHand(player)}/${index}` })));
    if (hand.length < fewest || hand.length > handSize) refuse(player, sum);
  }
  const { supply, missing } = taken(pack, [...named, ...table]);
  const summed = hands.flatMap(({ player, hand, fewest, most }) =>
    isCards(hand) ? [] : [{ player, points: pointsOf(hand), fewest, most }],
  );
  for (const one of summed) {
    points.set(one.player, one.points);
    const empty = one.points === 0;
    if (empty ? one.fewest > 0 : !canDeal(supply, [one])) refuse(one.player, one.points);
  }
  if (problems.length === 0 && missing.length === 0 && !canDeal(supply, summed)) {
    const players = summed.map(({ player }) => player);
    problems.push(fault('hand-points', '/hands', { players }));
  }
  return { points, problems: [...problems, ...missing] };
}

/** How many cards of each value are left, and every card that was named once too often. */
function taken(
  pack: Pack,
  named: readonly NamedCard[],
): { supply: Map<number, number>; missing: Problem[] } {
  const left = new Map([...pack.cards].map(([card, { copies }]) => [card, copies]));
  const missing: Problem[] = [];
  for (const { written, at } of named) {
    const card = pack.name(written);
    const copies = left.get(card) ?? 0;
    if (copies > 0) left.set(card, copies - 1);
    else
      missing.push(fault('no-such-card', at, { card, copies: pack.cards.get(card)?.copies ?? 0 }));
  }
  const supply = new Map<number, number>();
  for (const [card, copies] of left) {
    const worth = pack.cards.get(card)?.worth ?? 0;
    supply.set(worth, (supply.get(worth) ?? 0) + copies);
  }
  return { supply, missing };
}
