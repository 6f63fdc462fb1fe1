// The log of a match, which nobody changes, and what the engine makes of it, which can be rebuilt.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { LogEntry } from '@/engine/match/entries';
import { clubId, counters, exactAmount, moment, now } from './columns';
import { matches, sessionPlayers, sessions } from './nights';

const ofMatch = (name: string, clubId: AnyPgColumn, matchId: AnyPgColumn) =>
  foreignKey({
    name,
    columns: [clubId, matchId],
    foreignColumns: [matches.clubId, matches.id],
  });

/** Cannot be updated or deleted: a trigger sees to it. Free text stands apart, in `entry_texts`. */
export const entries = pgTable(
  'entries',
  {
    clubId: clubId(),
    matchId: uuid().notNull(),
    number: integer().notNull(),
    sessionId: uuid().notNull(),
    /** The version of the night that this entry made: what a live viewer has or has not seen. */
    sessionVersion: integer().notNull(),
    /** The idempotency key, made by the phone. */
    clientId: text().notNull(),
    bodyHash: text().notNull(),
    body: jsonb().$type<LogEntry>().notNull(),
    userId: uuid(),
    linkId: uuid(),
    /** When the phone says it was entered. */
    phoneTime: moment(),
    receivedAt: now(),
  },
  (table) => [
    primaryKey({ name: 'entries_pk', columns: [table.clubId, table.matchId, table.number] }),
    unique('entries_client_id').on(table.clubId, table.matchId, table.clientId),
    unique('entries_session_version').on(table.clubId, table.sessionId, table.sessionVersion),
    foreignKey({
      name: 'entries_session_fk',
      columns: [table.clubId, table.sessionId],
      foreignColumns: [sessions.clubId, sessions.id],
    }),
    ofMatch('entries_match_fk', table.clubId, table.matchId),
  ],
);

/** What people wrote: the only column of the log that an erasure blanks. */
export const entryTexts = pgTable(
  'entry_texts',
  {
    clubId: clubId(),
    matchId: uuid().notNull(),
    number: integer().notNull(),
    /** JSON pointer into the body: `/note`, `/penalties/0/reason`. */
    at: text().notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'entry_texts_pk',
      columns: [table.clubId, table.matchId, table.number, table.at],
    }),
    foreignKey({
      name: 'entry_texts_entry_fk',
      columns: [table.clubId, table.matchId, table.number],
      foreignColumns: [entries.clubId, entries.matchId, entries.number],
    }),
  ],
);

/** Projection: one row a round that counts. */
export const rounds = pgTable(
  'rounds',
  {
    clubId: clubId(),
    matchId: uuid().notNull(),
    number: integer().notNull(),
    entry: integer().notNull(),
    dealer: text().notNull(),
    /** The round as the result document writes it. */
    output: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'rounds_pk', columns: [table.clubId, table.matchId, table.number] }),
    ofMatch('rounds_match_fk', table.clubId, table.matchId),
  ],
);

/** Projection: the ledger. `position` is the place in the match's playing order, from 0. */
export const postings = pgTable(
  'postings',
  {
    clubId: clubId(),
    matchId: uuid().notNull(),
    position: integer().notNull(),
    round: integer(),
    entry: integer(),
    from: text().notNull(),
    to: text().notNull(),
    amount: exactAmount().notNull(),
    reason: text().notNull(),
    trick: integer(),
  },
  (table) => [
    primaryKey({ name: 'postings_pk', columns: [table.clubId, table.matchId, table.position] }),
    ofMatch('postings_match_fk', table.clubId, table.matchId),
  ],
);

/** Projection: what a match came to for each one who sat in it. */
export const results = pgTable(
  'results',
  {
    clubId: clubId(),
    matchId: uuid().notNull(),
    ref: text().notNull(),
    sessionId: uuid().notNull(),
    /** The match's, so that the most of a game is found by index. */
    game: text().notNull(),
    net: exactAmount().notNull(),
    /** From 1, equals share one (`engine/match/places.ts`); null while the match is open. */
    place: integer(),
    /** The most that he took out of the pot at once; what is given back is not won. */
    biggestPot: exactAmount().notNull().default(sql`'0'`),
    ...counters(),
  },
  (table) => [
    primaryKey({ name: 'results_pk', columns: [table.clubId, table.matchId, table.ref] }),
    index('results_session').on(table.clubId, table.sessionId, table.ref),
    // The records of each game: the most in a match that is over (`server/records`).
    index('results_biggest_pot')
      .on(table.clubId, table.game, sql`exact_order(${table.biggestPot})`)
      .where(sql`${table.place} is not null and ${table.biggestPot} <> '0'`),
    index('results_net')
      .on(table.clubId, table.game, sql`exact_order(${table.net})`)
      .where(sql`${table.place} is not null`),
    index('results_rounds')
      .on(table.clubId, table.game, table.rounds)
      .where(sql`${table.place} is not null and ${table.rounds} > 0`),
    index('results_looed')
      .on(table.clubId, table.game, table.looed)
      .where(sql`${table.place} is not null and ${table.looed} > 0`),
    index('results_reenganches')
      .on(table.clubId, table.game, table.reenganches)
      .where(sql`${table.place} is not null and ${table.reenganches} > 0`),
    foreignKey({
      name: 'results_player_fk',
      columns: [table.clubId, table.sessionId, table.ref],
      foreignColumns: [sessionPlayers.clubId, sessionPlayers.sessionId, sessionPlayers.ref],
    }),
    ofMatch('results_match_fk', table.clubId, table.matchId),
  ],
);
