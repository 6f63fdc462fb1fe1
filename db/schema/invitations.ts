// Who is asked into a club, who says that a guest is he, and who may set a new password.
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs, members, players, ROLES } from './clubs';
import { clubId, id, moment, now } from './columns';
import { users } from './people';

/** Its token is derived from the id and the server's secret, and is nowhere stored. */
export const invitations = pgTable(
  'invitations',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    role: text({ enum: ROLES }).notNull(),
    /** The guest whom the invited one is, and whose history he keeps. */
    playerId: uuid(),
    /** Whether it lets in everybody who holds it until it expires, or the first one only. */
    many: boolean().notNull(),
    /** Null for the one that a restored club is claimed with. */
    createdBy: uuid().references(() => users.id),
    createdAt: now(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    primaryKey({ name: 'invitations_pk', columns: [table.clubId, table.id] }),
    uniqueIndex('invitations_id').on(table.id),
    foreignKey({
      name: 'invitations_player_fk',
      columns: [table.clubId, table.playerId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);

/** A member says that a guest of the club is he; an organiser says whether it is so. */
export const claims = pgTable(
  'claims',
  {
    clubId: clubId(),
    userId: uuid().notNull(),
    playerId: uuid().notNull(),
    at: now(),
  },
  (table) => [
    primaryKey({ name: 'claims_pk', columns: [table.clubId, table.userId] }),
    foreignKey({
      name: 'claims_member_fk',
      columns: [table.clubId, table.userId],
      foreignColumns: [members.clubId, members.userId],
    }),
    foreignKey({
      name: 'claims_player_fk',
      columns: [table.clubId, table.playerId],
      foreignColumns: [players.clubId, players.id],
    }),
  ],
);

/** A link with which somebody who has lost his password sets a new one, once. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: now(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('password_links_user').on(table.userId)],
);
