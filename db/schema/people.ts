// Who may sign in: people with an account, their logins, what was tried at the door, and what they asked for.
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, now } from './columns';

export const users = pgTable('users', {
  id: id().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique('users_email'),
  name: text().notNull(),
  passwordHash: text().notNull(),
  locale: text(),
  createdAt: now(),
});

/** One row a login; deleting it signs that browser out at once. The token itself is never stored. */
export const logins = pgTable(
  'logins',
  {
    tokenHash: text().primaryKey(),
    /** Names it to its owner, and opens nothing. */
    id: id().unique('logins_id'),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: now(),
    expiresAt: moment().notNull(),
    /** To the day: when it was used last. */
    seenAt: now(),
    /** What the browser calls itself, in two words: enough to tell a phone from a laptop. */
    browser: text(),
    system: text(),
  },
  (table) => [index('logins_user').on(table.userId)],
);

/** Failed sign-ins, by hashed address and by hashed account, to slow down guessing. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: id().primaryKey(),
    subject: text().notNull(),
    at: now(),
  },
  (table) => [index('sign_in_failures_subject').on(table.subject, table.at)],
);

/** What somebody asked for once, under a key of the sender's: asked again, it is answered again. */
export const requests = pgTable(
  'requests',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    requestId: text().notNull(),
    bodyHash: text().notNull(),
    /** Ids alone. */
    answer: jsonb().$type<Readonly<Record<string, string>>>(),
    at: now(),
  },
  (table) => [
    primaryKey({ name: 'requests_pk', columns: [table.userId, table.requestId] }),
    index('requests_at').on(table.userId, table.at),
  ],
);
