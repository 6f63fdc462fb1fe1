// Two players who are one person: what was moved from one to the other, so that exactly that can go back.
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { players } from './clubs';
import { clubId, id, moment, now } from './columns';
import { sessionPlayers } from './nights';

/** While it stands, `fromId` is nobody of his own: whoever names him means `intoId`. */
export const merges = pgTable(
  'merges',
  {
    clubId: clubId(),
    id: id(),
    fromId: uuid().notNull(),
    intoId: uuid().notNull(),
    /** The account that went along; null where `fromId` was a guest. */
    movedUserId: uuid(),
    /** Who did it. */
    userId: uuid(),
    at: now(),
    undoneAt: moment(),
  },
  (table) => [
    primaryKey({ name: 'merges_pk', columns: [table.clubId, table.id] }),
    uniqueIndex('merges_standing')
      .on(table.clubId, table.fromId)
      .where(sql`${table.undoneAt} is null`),
    index('merges_into').on(table.clubId, table.intoId),
    foreignKey({
      name: 'merges_from_fk',
      columns: [table.clubId, table.fromId],
      foreignColumns: [players.clubId, players.id],
    }),
    foreignKey({
      name: 'merges_into_fk',
      columns: [table.clubId, table.intoId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);

/** The places in nights that a merge has moved. */
export const mergedPlaces = pgTable(
  'merged_places',
  {
    clubId: clubId(),
    mergeId: uuid().notNull(),
    sessionId: uuid().notNull(),
    ref: text().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'merged_places_pk',
      columns: [table.clubId, table.mergeId, table.sessionId, table.ref],
    }),
    index('merged_places_place').on(table.clubId, table.sessionId, table.ref),
    foreignKey({
      name: 'merged_places_merge_fk',
      columns: [table.clubId, table.mergeId],
      foreignColumns: [merges.clubId, merges.id],
    }),
    foreignKey({
      name: 'merged_places_place_fk',
      columns: [table.clubId, table.sessionId, table.ref],
      foreignColumns: [sessionPlayers.clubId, sessionPlayers.sessionId, sessionPlayers.ref],
    }),
  ],
);
