// The forms of a season: what organisers say of it, and what is answered.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';
import { date, name, version } from '@/server/input';
import { MOST_NIGHTS, MOST_PLACES, MOST_POINTS, neverRises, SEASON_SCORES } from './choices';

const game = z.enum(GAME_IDS).nullable();

const points = z.array(z.int().min(0).max(MOST_POINTS)).min(1).max(MOST_PLACES).refine(neverRises);

/** Said whole, for a new one and for one that is changed. */
export const seasonSaid = z.object({
  name,
  from: date,
  to: date,
  game,
  score: z.enum(SEASON_SCORES),
  bestOf: z.int().min(1).max(MOST_NIGHTS).nullable(),
  minNights: z.int().min(1).max(MOST_NIGHTS),
  points,
});
export type SeasonSaid = z.infer<typeof seasonSaid>;

const count = z.int().min(0);

/** How far it is: yet to begin, running, over so that it may be closed, or closed. */
const state = z.enum(['planned', 'running', 'over', 'closed']);

export const season = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  game,
  score: z.enum(SEASON_SCORES),
  currency: z.string().nullable(),
  bestOf: z.int().nullable(),
  minNights: z.int(),
  points: z.array(z.int()).readonly(),
  version,
  state,
  /** The club's local date. */
  closedOn: z.string().nullable(),
});
export type Season = z.infer<typeof season>;

/** Exact; null where it is money that the reader is not told. */
const standing = z.strictObject({
  place: z.int().nullable(),
  nights: count,
  counted: count,
  score: z.string().nullable(),
});

const person = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Whether he has a page: nobody whose name is gone has. */
  page: z.boolean(),
});

export const seasonTable = z.strictObject({
  /** What a score is. */
  measure: z.enum(['units', 'money', 'points', 'rating']),
  /** Of ratings: who has played fewer matches is provisional, and has no place. */
  settledAfter: z.int().nullable(),
  /** Of money. */
  currency: z.string().nullable(),
  /** Whether the reader is told everybody's money. */
  seesMoney: z.boolean(),
  /** How many nights are counted for anybody. */
  nights: count,
  /** By place; who has none stands behind. */
  rows: z.array(
    z.strictObject({
      player: person,
      /** As it was closed, or as it is; null for who came in by what was changed since. */
      standing: standing.nullable(),
      /** As it is now; null for who is not in it any more. */
      now: standing.nullable(),
      changed: z.boolean(),
    }),
  ),
  /** Whether anything is different from what was closed. */
  changed: z.boolean(),
  /** Whether it counts ratings that are being computed anew: they are not whole yet. */
  recomputing: z.boolean(),
});
export type SeasonTable = z.infer<typeof seasonTable>;

export const attendance = z.strictObject({
  from: z.string(),
  to: z.string(),
  nights: count,
  months: z.array(z.strictObject({ month: z.string(), nights: count }).readonly()).readonly(),
  people: z.array(z.strictObject({ player: person, nights: count })),
});

export const seasonAnswer = z.strictObject({ season, table: seasonTable, attendance });

/** The running year of a club that has said of no season what it is. */
export const yearAnswer = z.strictObject({
  year: z.string(),
  from: z.string(),
  to: z.string(),
  /** What was played in it, most nights first. */
  games: z.array(z.strictObject({ game: z.enum(GAME_IDS), nights: count })),
  /** Of which of them the table is; null before the first. */
  game,
  table: seasonTable,
  attendance,
});

export const seasonList = z.strictObject({
  /** The date of a night that began now. */
  today: z.string(),
  /** The one to show first; null where none is running or waits to be closed. */
  current: z.uuid().nullable(),
  /** The latest first. */
  seasons: z.array(
    season.extend({
      /** Who stood first when it was closed, by the names they have now. */
      winners: z.array(z.string()),
    }),
  ),
});
