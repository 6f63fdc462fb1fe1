// Who scores a match: a fact for everybody to see. It lets nobody in and keeps nobody out.
import { and, asc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { matches, members, users } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable, Transaction } from '@/server/database';

/** Names a phone among those at the table; made by the phone, 128 random bits as hex. */
export const phone = z.string().regex(/^[0-9a-f]{32}$/);

export const scoring = z.strictObject({
  phone: z.string(),
  /** Null where a link was used, which has no name. */
  name: z.string().nullable(),
  /** ISO 8601, UTC. */
  since: z.string(),
});
export type Scoring = z.infer<typeof scoring>;

export interface MatchScoring {
  readonly matchId: string;
  readonly scoring: Scoring;
}

/** Who scores the matches of a night; a match that nobody has begun to score is not among them. */
export async function scoringIn(
  db: Queryable,
  { clubId, id }: { readonly clubId: string; readonly id: string },
): Promise<MatchScoring[]> {
  const { scoringPhone, scoringSince } = matches;
  const rows = await db
    .select({ matchId: matches.id, phone: scoringPhone, since: scoringSince, name: users.name })
    .from(matches)
    .leftJoin(
      members,
      and(eq(members.clubId, matches.clubId), eq(members.userId, matches.scoringUserId)),
    )
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(eq(matches.clubId, clubId), eq(matches.sessionId, id)))
    .orderBy(asc(matches.number));
  return rows.flatMap(({ matchId, phone, since, name }) =>
    phone === null || since === null
      ? []
      : [{ matchId, scoring: { phone, name, since: since.toISOString() } }],
  );
}

interface OfMatch {
  readonly clubId: string;
  readonly id: string;
}

export async function setScoring(tx: Transaction, scope: Scope, match: OfMatch, phone: string) {
  await tx.update(matches).set(by(scope, phone)).where(isMatch(match));
}

/** Whoever saves while nobody scores is the one who does. */
export async function beginScoring(tx: Transaction, scope: Scope, match: OfMatch, phone: string) {
  await tx
    .update(matches)
    .set(by(scope, phone))
    .where(and(isMatch(match), isNull(matches.scoringPhone)));
}

function isMatch({ clubId, id }: OfMatch) {
  return and(eq(matches.clubId, clubId), eq(matches.id, id));
}

function by({ userId, linkId }: Scope, phone: string) {
  return {
    scoringPhone: phone,
    scoringUserId: userId,
    scoringLinkId: linkId,
    scoringSince: new Date(),
  };
}
