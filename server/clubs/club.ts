// The club somebody acts in.
import { eq } from 'drizzle-orm';
import { clubs } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
import { found } from '@/server/refusal';

export type ClubRow = typeof clubs.$inferSelect;

export async function clubIn(db: Queryable, scope: Scope): Promise<ClubRow> {
  const [club] = await db.select().from(clubs).where(eq(clubs.id, scope.clubId));
  return found(club);
}
