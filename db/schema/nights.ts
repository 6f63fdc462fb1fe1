// A card night (in code: a session), who came, and the matches that were played.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs, players } from './clubs';
import { clubId, exactAmount, id, moment, now } from './columns';
import { houseRuleVersions } from './house-rules';
import { users } from './people';

export const sessions = pgTable(
  'sessions',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    /** The club's local date on which the night began; the day changes at noon. */
    date: date({ mode: 'string' }).notNull(),
    name: text(),
    currency: text(),
    unitValue: exactAmount().notNull(),
    roundTo: integer().notNull(),
    status: text({ enum: ['open', 'settled'] })
      .notNull()
      .default('open'),
    /** Grows with every write of the night: what live viewers follow. */
    version: integer().notNull().default(0),
    /** Null in a club that was restored, whose members are not. */
    createdBy: uuid().references(() => users.id),
    createdAt: now(),
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ name: 'sessions_pk', columns: [table.clubId, table.id] }),
    index('sessions_date').on(table.clubId, table.date, table.id),
    // What `session_players` repeats of a night is the night's.
    unique('sessions_id_date').on(table.clubId, table.id, table.date),
  ],
);

/**
 * Who came. `ref` is the person's id in every entry of the night; only here does it lead to a name. Who was
 * entered twice and merged later has two refs in one night, never in one match.
 */
export const sessionPlayers = pgTable(
  'session_players',
  {
    clubId: clubId(),
    sessionId: uuid().notNull(),
    ref: text().notNull(),
    playerId: uuid().notNull(),
    /** The night's, so that the last time somebody came is found by index. */
    date: date({ mode: 'string' }).notNull(),
    /** The order of `players` in the night's document, which breaks ties in money. */
    position: integer().notNull(),
    /** What a document that was read in calls him, where that is another word than the ref: often his name. */
    documentId: text(),
  },
  (table) => [
    primaryKey({
      name: 'session_players_pk',
      columns: [table.clubId, table.sessionId, table.ref],
    }),
    index('session_players_by_player').on(table.clubId, table.playerId, table.date),
    foreignKey({
      name: 'session_players_session_fk',
      columns: [table.clubId, table.sessionId, table.date],
      foreignColumns: [sessions.clubId, sessions.id, sessions.date],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'session_players_player_fk',
      columns: [table.clubId, table.playerId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);

/** One match: its complete house rules, so that a changed default never moves it. */
export const matches = pgTable(
  'matches',
  {
    clubId: clubId(),
    id: id(),
    sessionId: uuid().notNull(),
    /** Its place in the night's document, from 1. */
    number: integer().notNull(),
    tableNumber: integer().notNull().default(1),
    game: text().notNull(),
    rules: jsonb().$type<unknown>().notNull(),
    rulesVersion: integer().notNull(),
    /** The club's set and its version that the rules come from; null where they are the book's or were given. */
    houseRulesId: uuid(),
    houseRulesVersion: integer(),
    /** Refs in the direction of play. */
    seats: text().array().notNull(),
    dealer: text().notNull(),
    /** How many entries its log has. */
    version: integer().notNull().default(0),
    status: text({ enum: ['open', 'closed', 'won'] })
      .notNull()
      .default('open'),
    pot: exactAmount().notNull(),
    /** Whose phone scores: told to everybody at the table, in nobody's way. All null before the first. */
    scoringPhone: text(),
    scoringUserId: uuid().references(() => users.id),
    scoringLinkId: uuid(),
    scoringSince: moment(),
    /**
     * The night whose settlement it counts in: its own, or a later one it was carried to; null while it
     * waits for one.
     */
    countsIn: uuid(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'matches_pk', columns: [table.clubId, table.id] }),
    unique('matches_number').on(table.clubId, table.sessionId, table.number),
    index('matches_counts_in').on(table.clubId, table.countsIn),
    // The few that went on another night.
    index('matches_carried').on(table.clubId).where(sql`${table.countsIn} <> ${table.sessionId}`),
    foreignKey({
      name: 'matches_counts_in_fk',
      columns: [table.clubId, table.countsIn],
      foreignColumns: [sessions.clubId, sessions.id],
    }),
    // What was last played of a game: the rules to begin with the next time.
    index('matches_last_of_game').on(table.clubId, table.game, table.createdAt),
    check(
      'matches_house_rules_whole',
      sql`(${table.houseRulesId} is null) = (${table.houseRulesVersion} is null)`,
    ),
    foreignKey({
      name: 'matches_house_rules_fk',
      columns: [table.clubId, table.houseRulesId, table.houseRulesVersion],
      foreignColumns: [
        houseRuleVersions.clubId,
        houseRuleVersions.houseRulesId,
        houseRuleVersions.version,
      ],
    }),
    foreignKey({
      name: 'matches_session_fk',
      columns: [table.clubId, table.sessionId],
      foreignColumns: [sessions.clubId, sessions.id],
    }),
  ],
);
