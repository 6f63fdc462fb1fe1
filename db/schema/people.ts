// Who may sign in: people with an account, their logins, and what was tried at the door.
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: now(),
    expiresAt: moment().notNull(),
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
