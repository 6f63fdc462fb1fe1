// A club, who belongs to it, who plays in it, and what was done.
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MONEY_SHOWN_TO } from './choices';
import { clubId, exactAmount, id, moment, now } from './columns';
import { users } from './people';

export const clubs = pgTable('clubs', {
  id: id().primaryKey(),
  /** In addresses: `/c/<slug>`. */
  slug: text().notNull().unique('clubs_slug'),
  name: text().notNull(),
  /** ISO 4217; null for a club that plays for units alone. */
  currency: text(),
  /** Money for one unit. */
  unitValue: exactAmount().notNull(),
  /** Settled in steps of so many minor units. */
  roundTo: integer().notNull().default(1),
  timeZone: text().notNull(),
  locale: text().notNull(),
  /** Who is told in statistics what others won and lost in money. */
  moneyShownTo: text({ enum: MONEY_SHOWN_TO }).notNull().default('organisers'),
  /** Fictional: made by machines to look round in, and removable without a trace. */
  demo: boolean().notNull().default(false),
  createdAt: now(),
});

export const ROLES = ['owner', 'organiser', 'scorer', 'member'] as const;
export type Role = (typeof ROLES)[number];

export const members = pgTable(
  'members',
  {
    clubId: clubId().references(() => clubs.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: ROLES }).notNull(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'members_pk', columns: [table.clubId, table.userId] }),
    index('members_user').on(table.userId),
  ],
);

/** A person in a club. A guest has no user; two people may have the same name. */
export const players = pgTable(
  'players',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    name: text().notNull(),
    userId: uuid().references(() => users.id),
    /** False where an organiser has said that he comes no more. */
    active: boolean().notNull().default(true),
    /** When he came, or was called active again: from then on, or from his last night, a guest fades away. */
    activeSince: now(),
    /** His name is gone for good; his matches stay. */
    erasedAt: moment(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'players_pk', columns: [table.clubId, table.id] }),
    uniqueIndex('players_user').on(table.clubId, table.userId),
    foreignKey({
      name: 'players_member_fk',
      columns: [table.clubId, table.userId],
      foreignColumns: [members.clubId, members.userId],
    }),
  ],
);

/** Who did what, with ids only: names of people never stand here. */
export const audit = pgTable(
  'audit',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    at: now(),
    userId: uuid(),
    linkId: uuid(),
    action: text().notNull(),
    subject: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'audit_pk', columns: [table.clubId, table.id] }),
    index('audit_at').on(table.clubId, table.at),
  ],
);
