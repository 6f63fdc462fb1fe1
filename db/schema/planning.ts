// Nights that are yet to come, who comes to them, and the addresses from which calendars read them.
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs, members, players } from './clubs';
import { clubId, id, moment, now } from './columns';
import { sessions } from './nights';
import { users } from './people';

/**
 * A planned night is nothing of what is played: it counts nowhere. Once it is started it names its session,
 * so that the event in a calendar and the night at the table stay one.
 */
export const plannedNights = pgTable(
  'planned_nights',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    startsAt: moment().notNull(),
    place: text(),
    note: text(),
    /** It stays to be seen, and calendars say that it is cancelled. */
    calledOffAt: moment(),
    /** The night that it became. */
    sessionId: uuid(),
    /** Grows with every change of the above: what a calendar calls the sequence of an event. */
    version: integer().notNull().default(1),
    /** When anything about it was new, also an answer. */
    changedAt: now(),
    /** Null in a club that was restored, whose members are not. */
    createdBy: uuid().references(() => users.id),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'planned_nights_pk', columns: [table.clubId, table.id] }),
    index('planned_nights_starts_at').on(table.clubId, table.startsAt),
    unique('planned_nights_session').on(table.clubId, table.sessionId),
    foreignKey({
      name: 'planned_nights_session_fk',
      columns: [table.clubId, table.sessionId],
      foreignColumns: [sessions.clubId, sessions.id],
    }),
  ],
);

export const ANSWERS = ['yes', 'maybe', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Whether a player comes. Who has not answered has no row. */
export const plannedAnswers = pgTable(
  'planned_answers',
  {
    clubId: clubId(),
    plannedId: uuid().notNull(),
    playerId: uuid().notNull(),
    answer: text({ enum: ANSWERS }).notNull(),
    at: now(),
  },
  (table) => [
    primaryKey({
      name: 'planned_answers_pk',
      columns: [table.clubId, table.plannedId, table.playerId],
    }),
    index('planned_answers_player').on(table.clubId, table.playerId),
    foreignKey({
      name: 'planned_answers_night_fk',
      columns: [table.clubId, table.plannedId],
      foreignColumns: [plannedNights.clubId, plannedNights.id],
    }),
    foreignKey({
      name: 'planned_answers_player_fk',
      columns: [table.clubId, table.playerId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);

/**
 * A member's calendar feed, at most one in each club. Its token is derived from the id and the server's
 * secret and is nowhere stored; revoking deletes the row, and another one has another address.
 */
export const calendars = pgTable(
  'calendars',
  {
    clubId: clubId(),
    id: id(),
    userId: uuid().notNull(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'calendars_pk', columns: [table.clubId, table.userId] }),
    unique('calendars_id').on(table.id),
    foreignKey({
      name: 'calendars_member_fk',
      columns: [table.clubId, table.userId],
      foreignColumns: [members.clubId, members.userId],
    }),
  ],
);
