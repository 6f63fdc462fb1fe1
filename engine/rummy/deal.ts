/** Who is dealt in, who deals, and whether everybody named in a round sits at the table. */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import { fault, type Problem, warning } from '@/engine/match/problem';
import { dealerFrom } from '@/engine/match/seating';
import type { RummyRules } from './house-rules';
import { playersIn, type RummyState, type RummyVariant } from './state';

/** The classic table; the packs serve more (rules/loba.md "six or more players"). */
export const BOOK_PLAYERS = [2, 5] as const;

/** Everybody who is in is dealt in. `dealer` is null where nobody could have dealt. */
export function deal<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  state: RummyState<Rules>,
  entry: RummyRound,
): { dealer: PlayerId | null; players: readonly PlayerId[]; problems: Problem[] } {
  const players = playersIn(state.seats, state.own);
  const problems = strangers(state.seats, entry);
  const count = players.length;
  const most = variant.mostPlayers(state.setup.rules);
  if (count < 2 || count > most) problems.push(fault('players', '', { count, fewest: 2, most }));
  else if (count > BOOK_PLAYERS[1]) {
    const [fewest, most] = BOOK_PLAYERS;
    problems.push(warning('seats-unusual', '', { count, fewest, most }));
  }

  const expected = expectedDealer(state);
  const dealer = entry.dealer ?? expected;
  if (dealer === null || !state.seats.includes(dealer)) return { dealer: null, players, problems };
  if (!players.includes(dealer)) problems.push(fault('dealer', '/dealer', { player: dealer }));
  else if (dealer !== expected && expected !== null) {
    problems.push(warning('dealer-out-of-turn', '/dealer', { player: dealer, other: expected }));
  }
  return { dealer, players, problems };
}

/** The seat whose turn it is, or the first after it who is in. */
export function expectedDealer<Rules extends RummyRules>(state: RummyState<Rules>) {
  const players = playersIn(state.seats, state.own);
  return dealerFrom(state.seats, state.nextDealer, (player) => players.includes(player));
}

function strangers(seats: readonly PlayerId[], entry: RummyRound): Problem[] {
  return namedIn(entry).flatMap(([player, at]) =>
    seats.includes(player) ? [] : [fault('not-seated', at, { player })],
  );
}

function namedIn(entry: RummyRound): [player: PlayerId, at: string][] {
  const one = (field: 'dealer' | 'out' | 'closer' | 'chinchon'): [PlayerId, string][] => {
    const player = entry[field];
    return player === undefined || player === null ? [] : [[player, `/${field}`]];
  };
  const keys = (field: 'hands' | 'melds' | 'points' | 'fourPiernas' | 'firstMeld') =>
    Object.keys(entry[field] ?? {}).map((player): [PlayerId, string] => [
      player,
      `/${field}/${player}`,
    ]);
  const { opened = [], allMelded = [] } = entry;
  const items = (players: readonly PlayerId[], field: string) =>
    players.map((player, index): [PlayerId, string] => [player, `/${field}/${index}`]);
  return [
    ...one('dealer'),
    ...one('out'),
    ...one('closer'),
    ...keys('hands'),
    ...keys('melds'),
    ...keys('points'),
    ...keys('fourPiernas'),
    ...keys('firstMeld'),
    ...items(opened, 'opened'),
    ...(typeof allMelded === 'string'
      ? [[allMelded, '/allMelded'] as [PlayerId, string]]
      : items(allMelded, 'allMelded')),
    ...one('chinchon'),
  ];
}
