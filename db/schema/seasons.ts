// Seasons of a club: from when to when, what counts in them, and the table of one that is closed.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { SEASON_SCORES } from './choices';
import { clubs, players } from './clubs';
import { clubId, exactAmount, id, moment, now } from './columns';

/** Which nights belong to it is said by their dates alone: a night may count in several, or in none. */
export const seasons = pgTable(
  'seasons',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    name: text().notNull(),
    /** The first and the last date of a night that counts. */
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    /** Null for all games together. */
    game: text(),
    score: text({ enum: SEASON_SCORES }).notNull(),
    /** What it is played for where it counts money; nights of another currency do not count then. */
    currency: text(),
    /** So many of a player's nights count, his best ones; null for all. */
    bestOf: integer(),
    /** Who has played fewer nights has no place. */
    minNights: integer().notNull().default(1),
    /** For the first, the second, … of a night; nothing for those behind. */
    points: integer().array().notNull(),
    /** Grows with every change: who has not seen the newest does not write over it. */
    version: integer().notNull().default(1),
    closedAt: moment(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'seasons_pk', columns: [table.clubId, table.id] }),
    index('seasons_to').on(table.clubId, table.to),
    check('seasons_dates', sql`${table.from} <= ${table.to}`),
    check('seasons_rating_of_a_game', sql`${table.score} <> 'rating' or ${table.game} is not null`),
  ],
);

/** The table as it stood when the season was closed. What is open has none; it is counted when it is read. */
export const seasonRows = pgTable(
  'season_rows',
  {
    clubId: clubId(),
    seasonId: uuid().notNull(),
    playerId: uuid().notNull(),
    /** Null for who played too few nights, and for a rating that is provisional. */
    place: integer(),
    /** He played. */
    nights: integer().notNull(),
    /** Of which so many count. */
    counted: integer().notNull(),
    /** Exact: units, money, points, or a rating. */
    score: exactAmount().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'season_rows_pk',
      columns: [table.clubId, table.seasonId, table.playerId],
    }),
    foreignKey({
      name: 'season_rows_season_fk',
      columns: [table.clubId, table.seasonId],
      foreignColumns: [seasons.clubId, seasons.id],
    }),
    foreignKey({
      name: 'season_rows_player_fk',
      columns: [table.clubId, table.playerId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);
