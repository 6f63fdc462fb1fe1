// The forms of ratings: what is answered of a game's players, and of one player's games.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';

const strength = {
  /** What people are ranked by: a decimal with two digits. */
  rating: z.string(),
  mu: z.number(),
  sigma: z.number(),
  /** Of so many matches. */
  matches: z.int().positive(),
};

const rated = z.strictObject({ playerId: z.uuid(), name: z.string(), ...strength });

export const gameRatings = z.strictObject({
  /** Those that are rated, or soon will be, with how many matches so far. */
  games: z.array(z.strictObject({ game: z.enum(GAME_IDS), matches: z.int().min(0) })),
  /** Whose ratings these are: the one that was asked for, or the one of the most matches; null for none. */
  game: z.enum(GAME_IDS).nullable(),
  /** Whether they are being computed anew, since something before was changed. */
  recomputing: z.boolean(),
  /** Who has played fewer matches is provisional. */
  settledAfter: z.int(),
  /** The best first; equals share a place. */
  ranked: z.array(rated.extend({ place: z.int().positive() })),
  /** Without a place yet, in the same order. */
  provisional: z.array(rated),
});

export const playerRatings = z.strictObject({
  settledAfter: z.int(),
  /** Of the games that he has played, those whose ratings are being computed anew: his may be missing. */
  recomputing: z.array(z.enum(GAME_IDS)),
  /** Those in which he is rated. */
  games: z.array(
    z.strictObject({
      game: z.enum(GAME_IDS),
      provisional: z.boolean(),
      ...strength,
      /** After each of his last matches, at most 200, oldest first. */
      course: z.array(
        z.strictObject({ date: z.string(), rating: z.string(), matches: z.int().positive() }),
      ),
    }),
  ),
});
