/** Chinchón: whoever closes keeps little or nothing, the others count what does not match (rules/loba.md). */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import { anyGame } from '@/engine/match/game';
import { fault, type Problem, warning } from '@/engine/match/problem';
import { CHINCHON_RULES, type ChinchonRules, checkChinchonRules } from './chinchon-rules';
import { elimination } from './elimination';
import { rummyGame } from './game';
import { type EnteredHand, isCards, type JudgedHands, judgeHands } from './hands';
import { chinchonPack } from './packs';
import { judgeReenganche } from './reenganche';
import type { RummyVariant, Scored, Table } from './state';
import { holdsFigure, mostUnmatched } from './unmatched';

export const HAND_SIZE = 7;

function score({ rules, players }: Table<ChinchonRules>, entry: RummyRound): Scored {
  const { closer, chinchon } = entry;
  const allMelded = listed(entry.allMelded);
  const hands = judgeChinchonHands(rules, players, entry);
  const problems = [
    ...judgeCloser(players, closer),
    ...hands.problems,
    ...judgeKept(rules, closer, hands.points),
    ...judgeAllMelded(rules, players, entry, hands.points),
    ...judgeChinchon(players, chinchon, hands.points),
  ];
  const points = players.map((player): [PlayerId, number] => {
    if (player === chinchon && rules.chinchon !== 'wins') return [player, rules.chinchon];
    if (allMelded.includes(player)) return [player, rules.allMelded];
    return [player, hands.points.get(player) ?? 0];
  });
  const scored = { problems, points: new Map(points), wentOut: closer ?? null };
  const wins = rules.chinchon === 'wins' ? chinchon : undefined;
  return wins === undefined ? scored : { ...scored, wins };
}

function listed(players: RummyRound['allMelded'] = []): readonly PlayerId[] {
  return typeof players === 'string' ? [players] : players;
}

/** Somebody closes; there is no blocked round. */
function judgeCloser(players: readonly PlayerId[], closer: PlayerId | null | undefined): Problem[] {
  if (closer === undefined) return [fault('out', '/closer')];
  if (closer === null) return [fault('blocked', '/closer')];
  return players.includes(closer) ? [] : [fault('out', '/closer', { player: closer })];
}

/** Everybody in has one; the closer's may be left out when he kept nothing, and a chinchón is nothing. */
function judgeChinchonHands(
  rules: ChinchonRules,
  players: readonly PlayerId[],
  entry: RummyRound,
): JudgedHands {
  const given = Object.entries(entry.hands ?? {});
  const problems = given.flatMap(([player]) =>
    players.includes(player) ? [] : [fault('hands', `/hands/${player}`, { player })],
  );
  const hands = given
    .filter(([player]) => players.includes(player))
    .map(
      ([player, hand]): EnteredHand => ({
        player,
        hand,
        fewest: 0,
        most: HAND_SIZE,
        handSize: HAND_SIZE,
      }),
    );
  const judged = judgeHands(chinchonPack(rules), hands, []);
  const points = new Map(judged.points);
  for (const player of players) {
    if (points.has(player)) continue;
    const mayLack = player === entry.closer || player === entry.chinchon;
    if (mayLack) points.set(player, 0);
    else if (entry.closer !== undefined) problems.push(fault('hands', '/hands', { player }));
  }
  const warnings = hands.flatMap(({ player, hand }) =>
    overlooked(rules, hand, points.get(player) ?? 0)
      ? [warning('meld-overlooked', `/hands/${player}`, { player })]
      : [],
  );
  return { points, problems: [...problems, ...judged.problems, ...warnings] };
}

function overlooked(rules: ChinchonRules, hand: EnteredHand['hand'], points: number): boolean {
  return isCards(hand) ? holdsFigure(rules, hand) : points > mostUnmatched(rules);
}

function judgeKept(
  { closeAt }: ChinchonRules,
  closer: PlayerId | null | undefined,
  hands: ReadonlyMap<PlayerId, number>,
): Problem[] {
  if (closer === undefined || closer === null) return [];
  const points = hands.get(closer) ?? 0;
  if (points <= closeAt) return [];
  return [fault('close-at', `/hands/${closer}`, { player: closer, points, most: closeAt })];
}

/** All seven melded leaves nothing in the hand; where only the closer gets something for it, he alone. */
function judgeAllMelded(
  rules: ChinchonRules,
  players: readonly PlayerId[],
  entry: RummyRound,
  hands: ReadonlyMap<PlayerId, number>,
): Problem[] {
  const named = listed(entry.allMelded);
  if (rules.allMelded === 0) return named.length > 0 ? [warning('no-effect', '/allMelded')] : [];
  return named.flatMap((player, index) => {
    const mayCount = rules.allMeldedFor === 'everyone' || player === entry.closer;
    if (players.includes(player) && mayCount && (hands.get(player) ?? 0) === 0) return [];
    const at = typeof entry.allMelded === 'string' ? '/allMelded' : `/allMelded/${index}`;
    return [fault('all-melded', at, { player })];
  });
}

function judgeChinchon(
  players: readonly PlayerId[],
  player: PlayerId | undefined,
  hands: ReadonlyMap<PlayerId, number>,
): Problem[] {
  if (player === undefined) return [];
  if (players.includes(player) && (hands.get(player) ?? 0) === 0) return [];
  return [fault('chinchon', '/chinchon', { player })];
}

/** How many the pack serves with seven cards each; more are refused. */
function mostPlayers({ deck, packs }: ChinchonRules): number {
  if (packs === 2) return 8;
  return deck === 48 ? 6 : 5;
}

export const CHINCHON: RummyVariant<ChinchonRules> = {
  id: 'chinchon',
  houseRules: CHINCHON_RULES,
  mostPlayers,
  score,
  ending: elimination(),
  pointsArePaid: ({ prize }) => prize === 'sum-of-points',
};

export const chinchon = anyGame({
  ...rummyGame(CHINCHON, checkChinchonRules),
  reenganche: judgeReenganche,
});
