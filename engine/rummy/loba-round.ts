/** What a round of both Lobas is asked: who went out, whose hand is missing, and what is unusual in it. */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import { fault, type Problem, warning } from '@/engine/match/problem';
import { type EnteredHand, isCards, type JudgedHands, judgeHands } from './hands';
import type { LobaRules } from './loba-rules';
import type { Melds } from './melds';
import { lobaPack, mostPoints } from './packs';

/** Nine cards each; a tenth is laid where a house needs no discard to go out. */
export const HAND_SIZE = 9;
const FEWEST_LAID = 3;
const MOST_BESIDE_A_FIGURE = HAND_SIZE - FEWEST_LAID;
const UNUSUAL_POINTS = 90;

/** Exactly one player goes out; nobody only where the house plays blocked rounds. */
export function whoWentOut(
  { blocked }: Pick<LobaRules, 'blocked'>,
  players: readonly PlayerId[],
  { out }: RummyRound,
): { wentOut: PlayerId | null; problems: Problem[] } {
  if (out === undefined) return { wentOut: null, problems: [fault('out', '/out')] };
  if (out === null) {
    const problems = blocked === 'all-score' ? [] : [fault('blocked', '/out')];
    return { wentOut: null, problems };
  }
  const problems = players.includes(out) ? [] : [fault('out', '/out', { player: out })];
  return { wentOut: out, problems };
}

/** What is known of a player's figures beside his hand. */
export interface Known {
  /** How many cards he has laid at the least; 0 where nothing is known. */
  readonly laid: number;
  /** Whether that is all he has laid. */
  readonly exact: boolean;
}

/** Judges the hands of all but who went out. `needed`: everybody has to have one. */
export function judgeLobaHands(
  rules: LobaRules,
  players: readonly PlayerId[],
  wentOut: PlayerId | null,
  entry: RummyRound,
  melds: Melds,
  needed: boolean,
  known: (player: PlayerId) => Known,
): JudgedHands {
  const pack = lobaPack(rules);
  const problems: Problem[] = [];
  const hands: EnteredHand[] = [];
  for (const [player, hand] of Object.entries(entry.hands ?? {})) {
    if (!players.includes(player) || player === wentOut) {
      problems.push(fault('hands', `/hands/${player}`, { player }));
      continue;
    }
    const { laid } = known(player);
    const most = laid > 0 ? Math.min(MOST_BESIDE_A_FIGURE, HAND_SIZE - laid) : HAND_SIZE;
    hands.push({ player, hand, fewest: 1, most: Math.max(0, most), handSize: HAND_SIZE });
  }
  if (needed && entry.out !== undefined) {
    const given = new Set(hands.map(({ player }) => player));
    const missing = players.filter((player) => player !== wentOut && !given.has(player));
    problems.push(...missing.map((player) => fault('hands', '/hands', { player })));
  }
  const judged = judgeHands(pack, hands, melds.named);
  problems.push(...judged.problems);
  const most = mostPoints(pack, MOST_BESIDE_A_FIGURE);
  for (const { player, hand } of hands) {
    const points = judged.points.get(player) ?? 0;
    const at = `/hands/${player}`;
    const { laid, exact } = known(player);
    if (laid > 0 && isCards(hand) && points > most) {
      problems.push(fault('hand-points', at, { player, points }));
    }
    if (laid > 0 && points > UNUSUAL_POINTS) {
      problems.push(warning('points-unusual', at, { player, points, most: UNUSUAL_POINTS }));
    }
    if (isCards(hand) && !isUsual(hand.length, laid, exact)) {
      problems.push(warning('card-count-unusual', at, { player, count: hand.length + laid }));
    }
  }
  return { points: judged.points, problems: [...problems, ...laidOut(wentOut, melds)] };
}

/** Hand and figures are nine cards together; without a figure all nine are in the hand. */
function isUsual(inHand: number, laid: number, exact: boolean): boolean {
  if (exact) return inHand + laid === HAND_SIZE;
  return inHand === HAND_SIZE ? laid === 0 : inHand <= HAND_SIZE - Math.max(laid, FEWEST_LAID);
}

/** Who goes out has laid nine cards, or ten. */
function laidOut(wentOut: PlayerId | null, { laid }: Melds): Problem[] {
  const count = wentOut === null ? undefined : laid.get(wentOut)?.cards;
  if (wentOut === null || count === undefined) return [];
  if (count === HAND_SIZE || count === HAND_SIZE + 1) return [];
  return [warning('card-count-unusual', `/melds/${wentOut}`, { player: wentOut, count })];
}
