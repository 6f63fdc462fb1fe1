// A match of each of the other four games, at the point where its screen has most to show.
import type { LogEntry } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';

export type OtherGame = Exclude<GameId, 'limited-loo'>;

export interface MatchToSee {
  /** Who sits in an open match cannot sit down at another: each is played in a club of its own. */
  readonly club: string;
  readonly rules: Readonly<Record<string, unknown>>;
  /** How many of the eight sit down. */
  readonly seats: number;
  readonly log: readonly LogEntry[];
}

export const OTHER_GAMES: Readonly<Record<OtherGame, MatchToSee>> = {
  // A flush has looed everybody else.
  'five-card-loo': {
    club: 'Lanterloo Leiden',
    rules: { flush: 'pot-and-next' },
    seats: 8,
    log: [
      { type: 'round', tricks: ['p1', 'p2', 'p3', 'p4', 'p1'] },
      {
        type: 'round',
        calls: { p5: 'pass', p6: 'pass', p7: 'pass', p8: 'pass' },
        tricks: ['p1', 'p2', 'p2', 'p3', 'p1'],
      },
      { type: 'round', calls: { p1: 'pass', p2: 'pass' }, flush: 'p8' },
    ],
  },
  // One is out and bought back in, one may be, one is below nothing.
  'loba-de-menos': {
    club: 'Los jueves de Almagro',
    rules: { stake: 10, oneTurn: -10, blocked: 'all-score', fourPierna: true },
    seats: 8,
    log: [
      {
        type: 'round',
        out: 'p1',
        oneTurn: true,
        hands: { p2: 14, p3: 55, p4: 90, p5: 60, p6: 33, p7: 40, p8: 21 },
      },
      { type: 'round', out: 'p6', hands: { p1: 5, p2: 8, p3: 40, p4: 15, p5: 20, p7: 48, p8: 9 } },
      { type: 'reenganche', player: 'p4' },
      { type: 'round', out: 'p1', hands: { p2: 3, p3: 2, p4: 3, p5: 25, p6: 20, p7: 4, p8: 61 } },
    ],
  },
  // Three-digit totals, and one who has lost more than he laid down.
  'loba-de-mas': {
    club: 'La mesa de Tita',
    rules: {},
    seats: 6,
    log: [
      {
        type: 'round',
        out: 'p1',
        points: { p1: 57, p2: 18, p3: -45, p4: 24, p5: 33, p6: 0 },
      },
      {
        type: 'round',
        out: 'p4',
        points: { p1: 35, p2: 41, p3: -30, p4: 88, p5: 12, p6: -7 },
      },
      { type: 'round', out: 'p2', points: { p1: 15, p2: 63, p3: 20, p4: 5, p5: -12, p6: 40 } },
    ],
  },
  // One melded everything, one is a point from the limit.
  chinchon: {
    club: 'Peña del Sur',
    rules: { packs: 2 },
    seats: 8,
    log: [
      {
        type: 'round',
        closer: 'p2',
        hands: { p1: 20, p2: 3, p3: 18, p4: 40, p5: 7, p6: 31, p7: 26, p8: 12 },
      },
      {
        type: 'round',
        closer: 'p7',
        allMelded: 'p7',
        hands: { p1: 30, p2: 12, p3: 41, p4: 25, p5: 9, p6: 17, p8: 33 },
      },
      {
        type: 'round',
        closer: 'p5',
        allMelded: 'p5',
        hands: { p1: 49, p2: 22, p3: 16, p4: 21, p6: 10, p7: 8, p8: 27 },
      },
    ],
  },
};
