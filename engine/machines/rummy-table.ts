/** The three tables at which machines play Loba and Chinchón: how each deals and plays a round. */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { CHINCHON, chinchon } from '@/engine/rummy/chinchon';
import type { ChinchonRules } from '@/engine/rummy/chinchon-rules';
import { demandOf } from '@/engine/rummy/contract';
import type { RummyRules } from '@/engine/rummy/house-rules';
import { DE_MAS, lobaDeMas } from '@/engine/rummy/loba-de-mas';
import { DE_MENOS, lobaDeMenos } from '@/engine/rummy/loba-de-menos';
import type { DeMasRules, DeMenosRules, LobaRules } from '@/engine/rummy/loba-rules';
import type { RummyVariant } from '@/engine/rummy/state';
import { playChinchonRound } from './chinchon-round';
import { deMasEntries, deMenosEntries } from './loba-entries';
import { type PlayedLoba, playLobaRound } from './loba-round';
import type { Random } from './random';

/** The same round, written in two ways. */
export interface MachineRummyRound {
  /** Hands and figures card by card. */
  readonly entryWithCards: RummyRound;
  /** Hands as points or sums, or the points of the whole round. */
  readonly entryResultLevel: RummyRound;
}

/** A round as it is dealt to machines. */
export interface MachineDeal<Rules> {
  readonly rules: Rules;
  /** From 1. */
  readonly round: number;
  /** In the direction of play, who begins first. */
  readonly order: readonly PlayerId[];
}

export interface RummyTable<Rules extends RummyRules> {
  readonly game: AnyGame;
  readonly variant: RummyVariant<Rules>;
  /** Null where a round has no end that the house knows. */
  readonly play: (deal: MachineDeal<Rules>, random: Random) => MachineRummyRound | null;
}

export const DE_MENOS_TABLE: RummyTable<DeMenosRules> = {
  game: lobaDeMenos,
  variant: DE_MENOS,
  play: ({ rules, round, order }, random) => {
    const demand = demandOf(rules, round);
    const played = playLobaRound({ rules, demand, least: rules.minFirstMeld }, order, random);
    return counts(rules, played) ? deMenosEntries(rules, played, demand !== null, random) : null;
  },
};

export const DE_MAS_TABLE: RummyTable<DeMasRules> = {
  game: lobaDeMas,
  variant: DE_MAS,
  play: ({ rules, order }, random) => {
    const played = playLobaRound({ rules, demand: null, least: 0 }, order, random);
    return counts(rules, played) ? deMasEntries(rules, played, random) : null;
  },
};

export const CHINCHON_TABLE: RummyTable<ChinchonRules> = {
  game: chinchon,
  variant: CHINCHON,
  play: ({ rules, order }, random) => playChinchonRound(rules, order, random),
};

/** A round in which nobody goes out counts only where the house says so. */
function counts({ blocked }: LobaRules, { wentOut }: PlayedLoba): boolean {
  return wentOut !== null || blocked === 'all-score';
}
