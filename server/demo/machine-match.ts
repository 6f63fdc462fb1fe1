// A match of any game that machines have played by the book, as a document keeps it.
import type { DocumentMatch } from '@/engine/document/document';
import { FIVE_CARD_TABLE, LIMITED_TABLE, type LooTable } from '@/engine/loo/refereed';
import type { LooRules } from '@/engine/loo/rules';
import { playLooNight } from '@/engine/machines/loo-night';
import type { MachineNight } from '@/engine/machines/night-log';
import { playRummyNight } from '@/engine/machines/rummy-night';
import {
  CHINCHON_TABLE,
  DE_MAS_TABLE,
  DE_MENOS_TABLE,
  type RummyTable,
} from '@/engine/machines/rummy-table';
import type { PlayerId } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import type { RummyRules } from '@/engine/rummy/house-rules';

type Play = (seats: readonly PlayerId[], rounds: number, seed: number) => MachineNight<unknown>;

const PLAYS: Readonly<Record<GameId, Play>> = {
  'limited-loo': loo(LIMITED_TABLE),
  'five-card-loo': loo(FIVE_CARD_TABLE),
  'loba-de-menos': rummy(DE_MENOS_TABLE),
  'loba-de-mas': rummy(DE_MAS_TABLE),
  chinchon: rummy(CHINCHON_TABLE),
};

/**
 * From the first deal to its end, at the level of results; it follows from the seed alone.
 * @param rounds of Loo; in the other games the most that there are
 * @throws Error where more sit down than the game's pack serves
 */
export function machineMatch(
  game: GameId,
  seats: readonly PlayerId[],
  rounds: number,
  seed: number,
): DocumentMatch {
  const { setup, resultLog } = PLAYS[game](seats, rounds, seed);
  return { game, seats: setup.seats, dealer: setup.dealer, log: resultLog };
}

function loo<Rules extends LooRules>(table: LooTable<Rules>): Play {
  const rules = completeRules(table.variant.houseRules) as Rules;
  return (seats, rounds, seed) => playLooNight(table, rules, seats, rounds, seed);
}

function rummy<Rules extends RummyRules>(table: RummyTable<Rules>): Play {
  const rules = completeRules(table.variant.houseRules) as Rules;
  return (seats, rounds, seed) => playRummyNight(table, rules, seats, rounds, seed);
}
