// A demonstration for whoever wants to look round before he makes a club: he owns it, and has one at most.
import { and, eq, sql } from 'drizzle-orm';
import { clubs, members, users } from '@/db/schema';
import type { Database, Queryable, Transaction } from '@/server/database';
import { LOCALES } from '@/server/input';
import { lockMembers } from '@/server/members/roles';
import { found } from '@/server/refusal';
import { DEMO_WEEKS, fillDemo } from './fill';
import { countDemo, inTurn } from './turns';

export interface CreateDemoInput {
  readonly timeZone: string;
  /** How many nights are over. */
  readonly weeks?: number | undefined;
}

/**
 * In one transaction: asked again, also while it is being made, it is the same one, and never a half.
 * @throws Refusal `too-many-attempts` with the `minutes` to wait, for who has had several made within an hour
 */
export async function createDemo(
  db: Database,
  userId: string,
  input: CreateDemoInput,
): Promise<{ slug: string }> {
  const own = await db.transaction((tx) => standingDemo(tx, userId));
  return own ?? inTurn(userId, () => db.transaction((tx) => make(tx, userId, input)));
}

async function make(
  tx: Transaction,
  userId: string,
  { timeZone, weeks = DEMO_WEEKS }: CreateDemoInput,
): Promise<{ slug: string }> {
  // Another process may be at it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`demo ${userId}`}, 0))`);
  const own = await standingDemo(tx, userId);
  if (own) return own;
  countDemo(userId);
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const locale = LOCALES.find((one) => one === found(user).locale) ?? 'en';
  const demo = { userId, today: new Date(), timeZone, locale, weeks };
  const { slug } = await fillDemo(tx, demo);
  return { slug };
}

/** One that is being removed at this moment is waited for, and is none. */
async function standingDemo(
  tx: Transaction,
  userId: string,
): Promise<{ slug: string } | undefined> {
  const known = await ownDemo(tx, userId);
  if (!known) return undefined;
  await lockMembers(tx, known.clubId);
  const own = await ownDemo(tx, userId);
  return own && { slug: own.slug };
}

async function ownDemo(
  db: Queryable,
  userId: string,
): Promise<{ clubId: string; slug: string } | undefined> {
  const [own] = await db
    .select({ clubId: clubs.id, slug: clubs.slug })
    .from(clubs)
    .innerJoin(members, and(eq(members.clubId, clubs.id), eq(members.userId, userId)))
    .where(and(eq(clubs.demo, true), eq(members.role, 'owner')))
    .limit(1);
  return own;
}
