// What a night came to in money, frozen when it is settled.
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clubId, exactAmount, minorUnits, now } from './columns';
import { sessionPlayers, sessions } from './nights';

/** Each one's net when the night was settled: exact units, and minor units of the night's currency. */
export const settledNets = pgTable(
  'settled_nets',
  {
    clubId: clubId(),
    sessionId: uuid().notNull(),
    ref: text().notNull(),
    units: exactAmount().notNull(),
    money: minorUnits().notNull(),
  },
  (table) => [
    primaryKey({ name: 'settled_nets_pk', columns: [table.clubId, table.sessionId, table.ref] }),
    foreignKey({
      name: 'settled_nets_player_fk',
      columns: [table.clubId, table.sessionId, table.ref],
      foreignColumns: [sessionPlayers.clubId, sessionPlayers.sessionId, sessionPlayers.ref],
    }),
  ],
);

/** The payment plan. Paying one line changes no other; a later correction adds lines. */
export const transfers = pgTable(
  'transfers',
  {
    clubId: clubId(),
    sessionId: uuid().notNull(),
    number: integer().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    money: minorUnits().notNull(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'transfers_pk', columns: [table.clubId, table.sessionId, table.number] }),
    foreignKey({
      name: 'transfers_session_fk',
      columns: [table.clubId, table.sessionId],
      foreignColumns: [sessions.clubId, sessions.id],
    }),
  ],
);
