// One club as its members see it, and the list of one's own.
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { clubs, members, type Role } from '@/db/schema';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
import { LOCALES, type Locale } from '@/server/input';
import { found } from '@/server/refusal';
import { type Club, decimalText } from './schemas';

async function clubWhere(db: Queryable, userId: string, which: SQL): Promise<Club> {
  const [row] = await db
    .select({
      id: clubs.id,
      slug: clubs.slug,
      name: clubs.name,
      currency: clubs.currency,
      unitValue: clubs.unitValue,
      roundTo: clubs.roundTo,
      timeZone: clubs.timeZone,
      locale: clubs.locale,
      moneyShownTo: clubs.moneyShownTo,
      role: members.role,
      demo: clubs.demo,
    })
    .from(clubs)
    .innerJoin(members, and(eq(members.clubId, clubs.id), eq(members.userId, userId)))
    .where(which);
  const club = found(row);
  return { ...club, unitValue: decimalText(club.unitValue), locale: localeOf(club.locale) };
}

const localeOf = (text: string): Locale => LOCALES.find((one) => one === text) ?? 'en';

/** @throws Refusal `not-found` */
export function getClub(db: Queryable, scope: Scope): Promise<Club> {
  return clubWhere(db, userIn(scope), eq(clubs.id, scope.clubId));
}

/** @throws Refusal `not-found`, also for everybody who does not belong to it */
export function getClubBySlug(db: Queryable, userId: string, slug: string): Promise<Club> {
  return clubWhere(db, userId, eq(clubs.slug, slug));
}

export interface ListedClub {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly role: Role;
  readonly demo: boolean;
}

export function listClubs(db: Queryable, userId: string): Promise<ListedClub[]> {
  return db
    .select({
      id: clubs.id,
      slug: clubs.slug,
      name: clubs.name,
      role: members.role,
      demo: clubs.demo,
    })
    .from(members)
    .innerJoin(clubs, eq(clubs.id, members.clubId))
    .where(eq(members.userId, userId))
    .orderBy(asc(clubs.name), asc(clubs.id));
}
