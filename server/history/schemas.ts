// The forms of history: what is answered about a player's years.
import * as z from 'zod';
import { COUNTERS } from '@/db/schema';
import { GAME_IDS } from '@/engine/match/game';

/** Exact units, and minor units of a currency. */
const units = z.string();
const money = z.strictObject({ currency: z.string(), money: z.string() });
const count = z.int().min(0);

const night = { sessionId: z.uuid(), date: z.string() };
const wonPot = z.strictObject({ ...night, units });
/** `net` of what the nights are compared in. */
const nightOfNote = z.strictObject({ ...night, net: z.string() });

export const playerHistory = z.strictObject({
  player: z.strictObject({ id: z.uuid(), name: z.string() }),
  /** What the nights are limited to; null where they are of all games. */
  game: z.enum(GAME_IDS).nullable(),
  /** Whether who asks is told money where there is any. */
  seesMoney: z.boolean(),
  /** Of all his nights, whatever they are limited to. */
  games: z.array(
    z.strictObject({
      game: z.enum(GAME_IDS),
      nights: count,
      matches: count,
      units,
      counted: z.record(z.enum(COUNTERS), z.int()),
      /** Taken at once, in a match that may still be open; null where he never took anything. */
      biggestPot: wonPot.nullable(),
      /** Of the matches in which he bought back: how often, how many of them he won, and their net. */
      reentries: z.strictObject({ matches: count, bought: count, won: count, units }).nullable(),
    }),
  ),
  units,
  /** Of so many of his nights; the others are played for units alone, or their pots are open. */
  money: z.array(money.extend({ nights: count })),
  /** In what nights of several games are compared, where it is known of each; otherwise their units are: null. */
  comparedIn: z.string().nullable(),
  /** How many of his nights are over: of these are the best, the worst and the streaks. */
  nightsOver: count,
  best: nightOfNote.nullable(),
  worst: nightOfNote.nullable(),
  streaks: z.strictObject({
    won: count,
    lost: count,
    now: z.strictObject({ kind: z.enum(['won', 'lost', 'even']), nights: count }),
  }),
  /** In the order in which they were played. */
  nights: z.array(
    z.strictObject({
      sessionId: z.uuid(),
      date: z.string(),
      name: z.string().nullable(),
      games: z.array(z.strictObject({ game: z.string(), matches: count, rounds: count, units })),
      units,
      money: money.nullable(),
    }),
  ),
});

/** Money of matches that are over, at the unit value of their nights; of so many of them. */
const side = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Null where the reader is not told it. */
  money: z.array(money.extend({ matches: count })).nullable(),
});

export const headToHead = z.strictObject({
  player: side,
  other: side,
  /** On which both played, whoever sat with whom. */
  nights: count,
  /** Of matches that are over, in which both sat. */
  games: z.array(
    z.strictObject({
      game: z.enum(GAME_IDS),
      matches: count,
      nights: count,
      /** How often the player finished better than the other, worse, and at the same place. */
      better: count,
      worse: count,
      equal: count,
      units,
      otherUnits: units,
    }),
  ),
});

export const met = z.strictObject({
  others: z.array(z.strictObject({ id: z.uuid(), name: z.string(), nights: count })),
  /** Whether there are more than these. */
  more: z.boolean(),
});

export const searched = z.strictObject({
  players: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  morePlayers: z.boolean(),
  nights: z.array(z.strictObject({ id: z.uuid(), date: z.string(), name: z.string().nullable() })),
  moreNights: z.boolean(),
});
