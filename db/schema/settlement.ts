// What a night came to in money, frozen when it is settled; who pays whom, and what was paid.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs } from './clubs';
import { clubId, exactAmount, id, minorUnits, moment, now } from './columns';
import { matches, sessionPlayers, sessions } from './nights';

const ofPlayer = (name: string, clubId: AnyPgColumn, sessionId: AnyPgColumn, ref: AnyPgColumn) =>
  foreignKey({
    name,
    columns: [clubId, sessionId, ref],
    foreignColumns: [sessionPlayers.clubId, sessionPlayers.sessionId, sessionPlayers.ref],
  });

/** What somebody laid out for others, in money. Not changed once the night is settled. */
export const expenses = pgTable(
  'expenses',
  {
    clubId: clubId(),
    id: id(),
    sessionId: uuid().notNull(),
    /** The order in which they were entered. */
    position: integer().notNull(),
    /** A ref of the night. */
    paidBy: text().notNull(),
    amount: exactAmount().notNull(),
    /** Refs of those who share it equally. */
    for: text().array().notNull(),
    note: text(),
    /** Grows with every change: who has not seen the newest does not write over it. */
    version: integer().notNull().default(1),
    userId: uuid(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'expenses_pk', columns: [table.clubId, table.id] }),
    index('expenses_session').on(table.clubId, table.sessionId, table.position),
    ofPlayer('expenses_paid_by_fk', table.clubId, table.sessionId, table.paidBy),
  ],
);

/**
 * Each one's net in a settled night: exact units, and minor units of its currency. After a correction it
 * is what the night now comes to; the difference has become lines of the plan.
 */
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
    ofPlayer('settled_nets_player_fk', table.clubId, table.sessionId, table.ref),
  ],
);

/** A plan of payments: that of one night, or one over what several nights left open. */
export const plans = pgTable(
  'plans',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    /** Null for a plan over several nights. */
    sessionId: uuid(),
    currency: text(),
    /** Ref of the player with whom everybody settles; null for the fewest payments. */
    treasurer: text(),
    userId: uuid(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'plans_pk', columns: [table.clubId, table.id] }),
    unique('plans_session').on(table.clubId, table.sessionId),
    foreignKey({
      name: 'plans_session_fk',
      columns: [table.clubId, table.sessionId],
      foreignColumns: [sessions.clubId, sessions.id],
    }),
  ],
);

/**
 * A plan's lines: who owes whom. Paying one changes no other, and none is ever changed; a later
 * correction adds lines, which name the entry they come from. A player is named by a night he came to
 * and his ref there, so that claiming and merging people reach every line.
 */
export const transfers = pgTable(
  'transfers',
  {
    clubId: clubId(),
    planId: uuid().notNull(),
    number: integer().notNull(),
    fromSession: uuid().notNull(),
    from: text().notNull(),
    toSession: uuid().notNull(),
    to: text().notNull(),
    money: minorUnits().notNull(),
    /** Projection: `money` without what was paid of it or taken over, moved with every payment. */
    open: minorUnits().notNull(),
    /** The correction it comes from; null for what was settled at first. */
    matchId: uuid(),
    entry: integer(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'transfers_pk', columns: [table.clubId, table.planId, table.number] }),
    index('transfers_open').on(table.clubId).where(sql`${table.open} <> 0`),
    foreignKey({
      name: 'transfers_plan_fk',
      columns: [table.clubId, table.planId],
      foreignColumns: [plans.clubId, plans.id],
    }),
    foreignKey({
      name: 'transfers_match_fk',
      columns: [table.clubId, table.matchId],
      foreignColumns: [matches.clubId, matches.id],
    }),
    ofPlayer('transfers_from_fk', table.clubId, table.fromSession, table.from),
    ofPlayer('transfers_to_fk', table.clubId, table.toSession, table.to),
  ],
);

/** What was paid of a line, or taken over by a plan over several nights. What is taken back stays, marked. */
export const payments = pgTable(
  'payments',
  {
    clubId: clubId(),
    id: id(),
    planId: uuid().notNull(),
    number: integer().notNull(),
    money: minorUnits().notNull(),
    /** The plan that took it over; null for a payment. */
    intoPlan: uuid(),
    note: text(),
    /** Who marked it. */
    userId: uuid(),
    at: now(),
    undoneAt: moment(),
    undoneBy: uuid(),
  },
  (table) => [
    primaryKey({ name: 'payments_pk', columns: [table.clubId, table.id] }),
    index('payments_transfer').on(table.clubId, table.planId, table.number),
    foreignKey({
      name: 'payments_transfer_fk',
      columns: [table.clubId, table.planId, table.number],
      foreignColumns: [transfers.clubId, transfers.planId, transfers.number],
    }),
    foreignKey({
      name: 'payments_into_fk',
      columns: [table.clubId, table.intoPlan],
      foreignColumns: [plans.clubId, plans.id],
    }),
  ],
);
