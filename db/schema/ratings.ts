// Projection: how strong a player is in a game, by his places in matches; and what of it is to be filled in again.
import {
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs } from './clubs';
import { clubId } from './columns';
import { matches } from './nights';

/** A row after each match that is over, for each one who sat in it. */
export const ratings = pgTable(
  'ratings',
  {
    clubId: clubId(),
    game: text().notNull(),
    /** The night's. */
    date: date({ mode: 'string' }).notNull(),
    /** Of the match among all of its game, in the order of play, from 1. */
    number: integer().notNull(),
    matchId: uuid().notNull(),
    /** Who he is by now. No foreign key: filling in never waits for who is being merged or erased. */
    playerId: uuid().notNull(),
    mu: doublePrecision().notNull(),
    sigma: doublePrecision().notNull(),
    /** How many of his matches so far it is of, this one among them. */
    matches: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'ratings_pk',
      columns: [table.clubId, table.game, table.date, table.number, table.playerId],
    }),
    // The last one of a player, also up to a date.
    index('ratings_player').on(table.clubId, table.playerId, table.game, table.date, table.number),
    foreignKey({
      name: 'ratings_match_fk',
      columns: [table.clubId, table.matchId],
      foreignColumns: [matches.clubId, matches.id],
    }),
  ],
);

/** While it stands, the ratings of the game from that date on are missing, some or all. */
export const ratingGaps = pgTable(
  'rating_gaps',
  {
    clubId: clubId().references(() => clubs.id),
    game: text().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ name: 'rating_gaps_pk', columns: [table.clubId, table.game] })],
);
