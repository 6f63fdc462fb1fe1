/** Loba de Más: figures count for, and the first over the target with the most wins (rules/loba.md). */
import { own, type PlayerId, type RummyRound } from '@/engine/match/entries';
import { anyGame } from '@/engine/match/game';
import { fault, type Problem } from '@/engine/match/problem';
import { rummyGame } from './game';
import { pointsOf } from './hands';
import { judgeLobaHands, type Known, whoWentOut } from './loba-round';
import { DE_MAS_RULES, type DeMasRules } from './loba-rules';
import { laidBy, type Melds, readMelds } from './melds';
import { race } from './race';
import type { RummyVariant, Scored, Table } from './state';

/** Two packs of nine cards each hold no more, with jokers or without. */
const MOST_PLAYERS = 11;

/**
 * A round is entered as points, or as figures from which they are counted, or as both. Hands are
 * needed where they are subtracted from counted figures; whole points have them subtracted already.
 */
function score({ rules, players }: Table<DeMasRules>, entry: RummyRound): Scored {
  const { wentOut, problems: out } = whoWentOut(rules, players, entry);
  const counts = entry.melds !== undefined;
  const read = readMelds(rules, players, entry);
  const melds = counts ? { ...read, laid: ofEverybody(players, read) } : read;
  const known = (player: PlayerId): Known => ({
    laid: laidBy(melds, player)?.cards ?? 0,
    exact: counts,
  });
  const needed = counts && rules.handSubtracted;
  const hands = judgeLobaHands(rules, players, wentOut, entry, melds, needed, known);
  const counted = counts ? countedPoints(rules, players, wentOut, melds, hands.points) : null;
  const entered = enteredPoints(players, entry);
  const problems = [...out, ...hands.problems, ...melds.problems, ...entered.problems];
  if (counted === null && entered.points === null) {
    problems.push(...players.map((player) => fault('hands', '/points', { player })));
  }
  if (counted !== null && entered.points !== null) {
    problems.push(...disagreements(counted, entered.points));
  }
  return { problems, points: counted ?? entered.points ?? new Map(), wentOut };
}

/** Who is missing from `melds` has laid nothing. */
function ofEverybody(players: readonly PlayerId[], melds: Melds): Melds['laid'] {
  return new Map(
    players.map((player) => [player, laidBy(melds, player) ?? { figures: [], cards: 0 }]),
  );
}

/** Figures, the bonus for going out, and what is left in the hand where that counts against. */
function countedPoints(
  rules: DeMasRules,
  players: readonly PlayerId[],
  wentOut: PlayerId | null,
  melds: Melds,
  hands: ReadonlyMap<PlayerId, number>,
): Map<PlayerId, number> {
  return new Map(
    players.map((player) => {
      const figures = laidBy(melds, player)?.figures ?? [];
      const laid = figures.reduce((sum, { worth }) => sum + worth, 0);
      const bonuses = figures.map(({ isFourPierna }) =>
        rules.fourPierna && isFourPierna ? 2 * rules.goingOut : rules.goingOut,
      );
      const bonus = player === wentOut ? bonuses.reduce((sum, one) => sum + one, 0) : 0;
      const hand = rules.handSubtracted ? (hands.get(player) ?? 0) : 0;
      return [player, laid + bonus - hand];
    }),
  );
}

/** The whole round of everybody; null where no points were entered. */
function enteredPoints(
  players: readonly PlayerId[],
  entry: RummyRound,
): { points: Map<PlayerId, number> | null; problems: Problem[] } {
  if (entry.points === undefined) return { points: null, problems: [] };
  const points = new Map<PlayerId, number>();
  const problems: Problem[] = [];
  for (const player of players) {
    const entered = own(entry.points, player);
    if (entered === undefined) problems.push(fault('hands', '/points', { player }));
    else points.set(player, pointsOf(entered));
  }
  return { points, problems };
}

function disagreements(
  counted: ReadonlyMap<PlayerId, number>,
  entered: ReadonlyMap<PlayerId, number>,
): Problem[] {
  return [...entered].flatMap(([player, points]) => {
    const count = counted.get(player) ?? 0;
    if (points === count) return [];
    return [fault('points-disagree', `/points/${player}`, { player, points, count })];
  });
}

export const DE_MAS: RummyVariant<DeMasRules> = {
  id: 'loba-de-mas',
  houseRules: DE_MAS_RULES,
  mostPlayers: () => MOST_PLAYERS,
  score,
  ending: race(),
  pointsArePaid: () => false,
};

export const lobaDeMas = anyGame(rummyGame(DE_MAS, () => []));
