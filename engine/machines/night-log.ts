/** A night of machines as it grows: whatever they play has to be accepted, entry by entry. */
import type { Entry } from '@/engine/match/entries';
import type { AnyGame, MatchState, Setup } from '@/engine/match/game';
import { isError } from '@/engine/match/problem';
import { open, step } from '@/engine/match/step';
import type { Random } from './random';

export interface MachineNight<Rules> {
  readonly setup: Setup<Rules>;
  /** The night card by card. */
  readonly log: readonly Entry[];
  /** The same night as results: entry for entry the same money. */
  readonly resultLog: readonly Entry[];
}

export interface NightLog<Rules> {
  readonly night: MachineNight<Rules>;
  readonly now: () => MatchState<unknown, unknown>;
  /**
   * Plays on with an entry, and with the one that says the same as a result.
   * @throws Error where the engine refuses what its own legal moves led to
   */
  readonly enter: (entry: Entry, result?: Entry) => void;
}

/** An empty night at a table. */
export function beginNight<Rules>(game: AnyGame, setup: Setup<Rules>): NightLog<Rules> {
  const log: Entry[] = [];
  const resultLog: Entry[] = [];
  let state: MatchState<unknown, unknown> = open(game, setup).state;
  return {
    night: { setup, log, resultLog },
    now: () => state,
    enter: (entry, result = entry) => {
      const judged = step(game, state, entry);
      const error = judged.problems.find(isError);
      if (error)
        throw new Error(`a machine's ${entry.type} was refused: ${error.code} ${error.at}`);
      state = judged.state;
      log.push(entry);
      resultLog.push(result);
    },
  };
}

/** A small penalty from somebody seated, to the pot where he may pay it, or to another. */
export function anyPenalty(
  seats: readonly string[],
  mayPayPot: (player: string) => boolean,
  random: Random,
): Entry[] {
  const [payer, other] = random.shuffled(seats);
  if (payer === undefined || other === undefined) return [];
  const to = mayPayPot(payer) ? random.pick(['pot', other]) : other;
  return [{ type: 'penalty', player: payer, amount: 1 + random.below(3), to }];
}
