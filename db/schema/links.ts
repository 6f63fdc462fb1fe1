// Links that open a night without an account.
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs } from './clubs';
import { clubId, id, moment, now } from './columns';
import { sessions } from './nights';
import { users } from './people';

export const LINK_SCOPES = ['view', 'score'] as const;
export type LinkScope = (typeof LINK_SCOPES)[number];

/**
 * A link opens one night to who holds it. Its token is derived from the id and the server's secret,
 * so it can be shown again and is nowhere stored.
 */
export const links = pgTable(
  'links',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    scope: text({ enum: LINK_SCOPES }).notNull(),
    sessionId: uuid().notNull(),
    /** Null where that account is gone. */
    createdBy: uuid().references(() => users.id),
    createdAt: now(),
    revokedAt: moment(),
  },
  (table) => [
    primaryKey({ name: 'links_pk', columns: [table.clubId, table.id] }),
    uniqueIndex('links_id').on(table.id),
    index('links_session').on(table.clubId, table.sessionId),
    foreignKey({
      name: 'links_session_fk',
      columns: [table.clubId, table.sessionId],
      foreignColumns: [sessions.clubId, sessions.id],
    }),
  ],
);
