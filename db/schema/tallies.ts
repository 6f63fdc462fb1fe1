// Projection: what a player's matches of one game came to in a year, moved with every entry.
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { players } from './clubs';
import { clubId, counters, exactAmount } from './columns';

/** The sum of his `results`, also of matches that are still open. */
export const tallies = pgTable(
  'tallies',
  {
    clubId: clubId(),
    playerId: uuid().notNull(),
    game: text().notNull(),
    /** Of the night's date. */
    year: integer().notNull(),
    matches: integer().notNull(),
    net: exactAmount().notNull(),
    ...counters(),
  },
  (table) => [
    primaryKey({
      name: 'tallies_pk',
      columns: [table.clubId, table.playerId, table.game, table.year],
    }),
    foreignKey({
      name: 'tallies_player_fk',
      columns: [table.clubId, table.playerId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);
