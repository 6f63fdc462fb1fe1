/** What each of the three games asks of a round, and how a draft of it becomes an entry and back. */

import type { TableState } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { Hand, PlayerId, RummyRound } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import type { RummyRules } from '@/engine/rummy/house-rules';
import type { Demand } from '@/engine/rummy/loba-rules';
import { outlook, type RummyOutlook } from '@/engine/rummy/outlook';
import type { Pack } from '@/engine/rummy/packs';
import type { RummyState, RummyVariant } from '@/engine/rummy/state';
import type { RummyDraft } from './draft';
import { written } from './typed';

/** What the rules in force ask; the screen shows nothing else. */
export interface Asks {
  readonly game: 'loba-de-menos' | 'loba-de-mas' | 'chinchon';
  /** Where one is out, or what is played to; null where a contract ends the match. */
  readonly goal: number | null;
  readonly pack: Pack;
  readonly handSize: number;
  /** How many digits a cell takes before the next has its turn. */
  readonly digits: (draft: RummyDraft, player: PlayerId) => number;
  /** Whether a hand can be worth a hundred. */
  readonly hundred: boolean;
  /** Whether a round may end without anybody going out. */
  readonly nobody: boolean;
  /** What going out in one turn, or seven melded cards, count; null where nothing. */
  readonly bonus: number | null;
  readonly chinchon: boolean;
  /** Whether points can be taken off in a cell. */
  readonly minus: boolean;
  /** What a figure brings to who goes out; null where points are hands. */
  readonly perFigure: number | null;
  /** What cards lying together are worth; null where they are no figure. Undefined: none are asked. */
  readonly figure?: (cards: readonly string[]) => number | null;
  readonly fourPiernas: boolean;
  /** What a first laying has to be worth; 0 where it is not asked. */
  readonly firstMeld: number;
  readonly demand: Demand | null;
}

export interface Form {
  readonly game: AnyGame;
  readonly asks: (state: TableState) => Asks;
  readonly outlook: (state: TableState, entry: RummyRound) => RummyOutlook;
  readonly entryOf: (draft: RummyDraft) => RummyRound;
  readonly draftOf: (entry: RummyRound) => RummyDraft;
  /** Whose hand or points are typed, of those dealt in. */
  readonly cells: (draft: RummyDraft, players: readonly PlayerId[], asks: Asks) => PlayerId[];
  /** Whether who goes out is asked for what he kept, and first. */
  readonly outFirst: boolean;
}

interface Own<Rules extends RummyRules> extends Omit<Form, 'asks' | 'outlook'> {
  readonly variant: RummyVariant<Rules>;
  readonly asksOf: (rules: Rules, round: number) => Asks;
}

/** The one place where a match's state is taken for that of a game of this family. */
export function formOf<Rules extends RummyRules>({ variant, asksOf, ...form }: Own<Rules>): Form {
  const own = (state: TableState) => state as RummyState<Rules>;
  return {
    ...form,
    asks: (state) => asksOf(own(state).setup.rules, state.rounds + 1),
    outlook: (state, entry) => outlook(variant, own(state), entry),
  };
}

/** Hands as an entry holds them; cells in which nothing stands are left out. */
export function handsOf(cells: RummyDraft['cells']): Record<PlayerId, Hand> {
  const hands = cells.flatMap(([player, cell]): [PlayerId, Hand][] => {
    const hand = typeof cell === 'string' ? written(cell) : cell;
    return hand === null || (typeof hand === 'object' && hand.length === 0) ? [] : [[player, hand]];
  });
  return Object.fromEntries(hands);
}

export function cellsOf(hands: RummyRound['hands'] = {}): RummyDraft['cells'] {
  return Object.entries(hands).map(([player, hand]) => [
    player,
    typeof hand === 'object' ? hand : String(hand),
  ]);
}

/** A field of an entry, left out where nothing stands in it. */
export function filled<Key extends string, Value extends object>(
  key: Key,
  value: Value,
): Partial<Record<Key, Value>> {
  return Object.keys(value).length > 0 ? ({ [key]: value } as Record<Key, Value>) : {};
}
