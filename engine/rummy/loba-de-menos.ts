/** Loba de Menos: what is left in a hand counts against; at the limit one is out (rules/loba.md). */
import { own, type PlayerId, type RummyRound } from '@/engine/match/entries';
import { anyGame } from '@/engine/match/game';
import { fault, type Problem, warning } from '@/engine/match/problem';
import { demandOf, isLastOfContract, judgeContract } from './contract';
import { elimination } from './elimination';
import { judgeFirstMeld } from './first-meld';
import { judgeFourPiernas } from './four-piernas';
import { rummyGame } from './game';
import { judgeLobaHands, type Known, whoWentOut } from './loba-round';
import { checkDeMenosRules, DE_MENOS_RULES, type DeMenosRules } from './loba-rules';
import { fourPiernasOf, laidBy, type Melds, readMelds } from './melds';
import { judgeReenganche } from './reenganche';
import type { RummyVariant, Scored, Table } from './state';

/** What a four-suit pierna takes off the hand of who laid it. */
const FOUR_PIERNA_BONUS = 10;
const FIGURE = 3;
const FOUR_SUITS = 4;
/** Two packs of nine cards each hold no more, with jokers or without. */
const MOST_PLAYERS = 11;

function score(table: Table<DeMenosRules>, entry: RummyRound): Scored {
  const { rules, players, round } = table;
  const { wentOut, problems: out } = whoWentOut(rules, players, entry);
  const melds = readMelds(rules, players, entry);
  const known = (player: PlayerId) => knownOf(table, entry, melds, player);
  const hands = judgeLobaHands(rules, players, wentOut, entry, melds, true, known);
  const problems = [
    ...out,
    ...judgeOneTurn(rules, wentOut, entry),
    ...hands.problems,
    ...melds.problems,
    ...judgeFirstMeld(rules, players, entry, melds),
    ...judgeContract(rules, round, players, wentOut, entry, melds),
    ...judgeFourPiernas(rules, players, entry, melds),
  ];
  const points = players.map((player): [PlayerId, number] => {
    if (player === wentOut) return [player, entry.oneTurn ? rules.oneTurn : 0];
    const four = rules.fourPierna ? fourPiernasOf(melds, entry, player) : 0;
    const left = (hands.points.get(player) ?? 0) - FOUR_PIERNA_BONUS * four;
    return [player, Math.max(0, left)];
  });
  return { problems, points: new Map(points), wentOut };
}

/**
 * What a round tells of a player's figures. Recorded ones are all he has laid. Where there are none,
 * a four-suit pierna, a first laying or a met contract says how many cards it was at the least; a
 * field whose rule is off says nothing.
 */
function knownOf(
  { rules, round }: Table<DeMenosRules>,
  entry: RummyRound,
  melds: Melds,
  player: PlayerId,
): Known {
  const laid = laidBy(melds, player);
  if (laid) return { laid: laid.cards, exact: true };
  const four = rules.fourPierna ? FOUR_SUITS * (own(entry.fourPiernas, player) ?? 0) : 0;
  const first = rules.minFirstMeld > 0 && own(entry.firstMeld, player) !== undefined ? FIGURE : 0;
  const demand = entry.opened?.includes(player) ? demandOf(rules, round) : null;
  const opened = demand === null ? 0 : FIGURE * (demand.piernas + demand.escaleras);
  return { laid: Math.max(four, first, opened), exact: false };
}

function judgeOneTurn(
  rules: DeMenosRules,
  wentOut: PlayerId | null,
  { oneTurn = false, out }: RummyRound,
): Problem[] {
  if (!oneTurn) return [];
  if (rules.oneTurn === 0) return [warning('no-effect', '/oneTurn')];
  return wentOut === null && out !== undefined ? [fault('out', '/oneTurn')] : [];
}

export const DE_MENOS: RummyVariant<DeMenosRules> = {
  id: 'loba-de-menos',
  houseRules: DE_MENOS_RULES,
  mostPlayers: () => MOST_PLAYERS,
  score,
  ending: elimination(isLastOfContract),
  pointsArePaid: () => false,
};

export const lobaDeMenos = anyGame({
  ...rummyGame(DE_MENOS, checkDeMenosRules),
  reenganche: judgeReenganche,
});
