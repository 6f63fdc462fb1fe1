// A demonstration for whoever wants to look round before he makes a club: he owns it, and has one at most.
import { and, eq, sql } from 'drizzle-orm';
import { clubs, members, users } from '@/db/schema';
import type { Database, Queryable } from '@/server/database';
import { LOCALES } from '@/server/input';
import { found } from '@/server/refusal';
import { DEMO_WEEKS, fillDemo } from './fill';

export interface CreateDemoInput {
  readonly timeZone: string;
  /** How many nights are over. */
  readonly weeks?: number | undefined;
}

/** In one transaction: asked again, also while it is being made, it is the same one, and never a half. */
export async function createDemo(
  db: Database,
  userId: string,
  { timeZone, weeks = DEMO_WEEKS }: CreateDemoInput,
): Promise<{ slug: string }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`demo ${userId}`}, 0))`);
    const [own] = await ownDemos(tx, userId);
    if (own) return { slug: own.slug };
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    const locale = LOCALES.find((one) => one === found(user).locale) ?? 'en';
    const demo = { userId, today: new Date(), timeZone, locale, weeks };
    const { slug } = await fillDemo(tx, demo);
    return { slug };
  });
}

function ownDemos(db: Queryable, userId: string) {
  return db
    .select({ slug: clubs.slug })
    .from(clubs)
    .innerJoin(members, and(eq(members.clubId, clubs.id), eq(members.userId, userId)))
    .where(and(eq(clubs.demo, true), eq(members.role, 'owner')));
}
