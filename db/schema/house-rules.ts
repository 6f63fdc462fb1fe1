// A club's own house rules: named sets, of which every version stays with the matches played by it.
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs } from './clubs';
import { clubId, id, moment, now } from './columns';
import { users } from './people';

/** A set by its name. An archived one is offered no more; its name is free again. */
export const houseRules = pgTable(
  'house_rules',
  {
    clubId: clubId().references(() => clubs.id),
    id: id(),
    game: text().notNull(),
    name: text().notNull(),
    /** The newest version. */
    version: integer().notNull().default(1),
    createdAt: now(),
    archivedAt: moment(),
  },
  (table) => [
    primaryKey({ name: 'house_rules_pk', columns: [table.clubId, table.id] }),
    uniqueIndex('house_rules_name')
      .on(table.clubId, table.game, sql`lower(${table.name})`)
      .where(sql`${table.archivedAt} is null`),
  ],
);

/** What the rules of a set were from one change to the next: complete, and never changed. */
export const houseRuleVersions = pgTable(
  'house_rule_versions',
  {
    clubId: clubId(),
    houseRulesId: uuid().notNull(),
    version: integer().notNull(),
    rules: jsonb().$type<unknown>().notNull(),
    /** Null in a club that was restored, whose members are not. */
    createdBy: uuid().references(() => users.id),
    createdAt: now(),
  },
  (table) => [
    primaryKey({
      name: 'house_rule_versions_pk',
      columns: [table.clubId, table.houseRulesId, table.version],
    }),
    foreignKey({
      name: 'house_rule_versions_set_fk',
      columns: [table.clubId, table.houseRulesId],
      foreignColumns: [houseRules.clubId, houseRules.id],
    }),
  ],
);
