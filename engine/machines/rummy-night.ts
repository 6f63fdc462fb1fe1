/** A whole match of Loba or Chinchón at a table of machines: rounds, re-entries, people who come and go. */
import type { Entry, PlayerId } from '@/engine/match/entries';
import type { Setup } from '@/engine/match/game';
import { clockwiseAfter } from '@/engine/match/seating';
import type { RummyRules } from '@/engine/rummy/house-rules';
import { playersIn, type RummyState, tallyOf } from '@/engine/rummy/state';
import { anyPenalty, beginNight, type MachineNight } from './night-log';
import { type Random, seeded } from './random';
import type { MachineRummyRound, RummyTable } from './rummy-table';

/** A deal without an end is dealt again, and after so many the table goes home. */
const MOST_DEALS = 5;

/**
 * Plays a match that follows from its seed alone, until somebody has won it or the table closes it.
 * @param rules complete house rules
 * @param players in the direction of play; the first deals, and the last may come late where the house lets him
 * @param rounds how many are played at the most
 * @throws Error where the engine refuses what machines have played by its own figures
 */
export function playRummyNight<Rules extends RummyRules>(
  table: RummyTable<Rules>,
  rules: Rules,
  players: readonly PlayerId[],
  rounds: number,
  seed: number,
): MachineNight<Rules> {
  const random = seeded(seed);
  const comesLate = mayJoin(table, rules) && players.length > 2 && random.chance(1 / 2);
  const seats = comesLate ? players.slice(0, -1) : players;
  const setup: Setup<Rules> = { rules, players, seats, dealer: players[0] ?? '' };
  const { night, now: state, enter } = beginNight(table.game, setup);
  const now = () => state() as RummyState<Rules>;

  for (let round = 0; round < rounds && now().status === 'open'; round++) {
    reenter(table, now, enter, random);
    const [between] = comeAndGo(table, now(), random);
    if (between) enter(between);
    if (now().status !== 'open') break;
    const played = playRound(table, now(), random);
    if (played === null) break;
    enter(played.entryWithCards, played.entryResultLevel);
  }
  if (now().status === 'open') enter({ type: 'close' });
  return night;
}

/** One after another, since each who is in again counts for the next. */
function reenter<Rules extends RummyRules>(
  { variant }: RummyTable<Rules>,
  now: () => RummyState<Rules>,
  enter: (entry: Entry) => void,
  random: Random,
): void {
  for (const player of now().own.justOut) {
    const { setup, seats, own } = now();
    const may = variant.ending.mayReenter(setup.rules, seats, own);
    if (may.includes(player) && random.chance(2 / 3)) enter({ type: 'reenganche', player });
  }
}

/** Null where too few are in, or no deal comes to an end. */
function playRound<Rules extends RummyRules>(
  table: RummyTable<Rules>,
  state: RummyState<Rules>,
  random: Random,
): MachineRummyRound | null {
  const dealer = table.game.dealer(state);
  const order = playersIn(clockwiseAfter(state.seats, dealer ?? ''), state.own);
  if (order.length < 2) return null;
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const told = { rules: state.setup.rules, round: state.rounds + 1, order };
    const played = table.play(told, random);
    if (played !== null) return played;
  }
  return null;
}

function mayJoin<Rules extends RummyRules>({ variant }: RummyTable<Rules>, rules: Rules): boolean {
  return variant.ending.lateEntry(rules, [0]) !== null;
}

/** What sometimes happens between two rounds: somebody comes, goes, or pays for a slip. */
function comeAndGo<Rules extends RummyRules>(
  table: RummyTable<Rules>,
  { seats, setup, own }: RummyState<Rules>,
  random: Random,
): Entry[] {
  const inNow = playersIn(seats, own);
  const newcomers = setup.players.filter((player) => !own.tallies.has(player));
  const hasRoom = inNow.length < table.variant.mostPlayers(setup.rules);
  if (newcomers.length > 0 && hasRoom && random.chance(1 / 3)) {
    return [{ type: 'join', player: random.pick(newcomers), after: random.pick(seats) }];
  }
  if (!random.chance(1 / 10)) return [];
  if (inNow.length > 2 && random.chance(1 / 3)) {
    return [{ type: 'leave', player: random.pick(seats) }];
  }
  return anyPenalty(seats, (payer) => tallyOf(own, payer).state !== 'out', random);
}
