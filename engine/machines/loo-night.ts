/** A whole night of Loo at a table of machines: rounds, slips, people who come and go, the close. */
import type { LooTable } from '@/engine/loo/refereed';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import type { Entry, PlayerId } from '@/engine/match/entries';
import { anyGame, type MatchState, type Setup } from '@/engine/match/game';
import { playLooRound } from './loo-round';
import { anyPenalty, beginNight, type MachineNight } from './night-log';
import { type Random, seeded } from './random';

/**
 * Plays a night that follows from its seed alone.
 * @param rules complete house rules
 * @param players in the direction of play; the first deals
 * @throws Error where the engine refuses what its own legal moves led to
 */
export function playLooNight<Rules extends LooRules>(
  table: LooTable<Rules>,
  rules: Rules,
  players: readonly PlayerId[],
  rounds: number,
  seed: number,
): MachineNight<Rules> {
  const random = seeded(seed);
  const setup: Setup<Rules> = { rules, players, seats: players, dealer: players[0] ?? '' };
  const { night, now, enter } = beginNight(anyGame(table.game), setup);
  for (let round = 0; round < rounds; round++) {
    for (const entry of between(now(), table.variant.bookPlayers[0], random)) enter(entry);
    const played = playLooRound(table, now() as LooState<Rules>, random);
    enter(played.entryWithCards, played.entryResultLevel);
  }
  enter({ type: 'close' });
  return night;
}

/** What sometimes happens between two rounds; enough stay to play by the book. */
function between(
  { seats, setup }: MatchState<unknown, unknown>,
  fewest: number,
  random: Random,
): Entry[] {
  if (!random.chance(1 / 8)) return [];
  const away = setup.players.filter((player) => !seats.includes(player));
  if (away.length > 0)
    return [{ type: 'join', player: random.pick(away), after: random.pick(seats) }];
  if (seats.length > fewest && random.chance(1 / 2)) {
    return [{ type: 'leave', player: random.pick(seats), share: random.chance(1 / 2) }];
  }
  return anyPenalty(seats, () => true, random);
}
