// The forms of history: what is answered about a player's years.
import * as z from 'zod';
import { COUNTERS } from '@/db/schema';
import { GAME_IDS } from '@/engine/match/game';

/** Exact units, and minor units of a currency. */
const units = z.string();
const money = z.strictObject({ currency: z.string(), money: z.string() });
const count = z.int().min(0);

const nightOfNote = z.strictObject({ sessionId: z.uuid(), date: z.string(), units });

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
    }),
  ),
  units,
  /** Of so many of his nights; the others are played for units alone, or their pots are open. */
  money: z.array(money.extend({ nights: count })),
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
