// The link of a night's board: made once, the same whenever it is asked for.
import { and, eq, isNull } from 'drizzle-orm';
import { links, sessions } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { found } from '@/server/refusal';
import { tokenOf } from './token';

export interface BoardLink {
  readonly linkId: string;
  readonly path: string;
}

/** @throws Refusal `not-found` where the club has no such night */
export async function boardLink(db: Database, scope: Scope, sessionId: string): Promise<BoardLink> {
  const { clubId } = scope;
  return db.transaction(async (tx) => {
    const [night] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.clubId, clubId), eq(sessions.id, sessionId)))
      .for('update');
    found(night);
    const [there] = await tx
      .select({ id: links.id })
      .from(links)
      .where(
        and(
          eq(links.clubId, clubId),
          eq(links.sessionId, sessionId),
          eq(links.scope, 'view'),
          isNull(links.revokedAt),
        ),
      )
      .limit(1);
    if (there) return answer(there.id);
    const [made] = await tx
      .insert(links)
      .values({ clubId, sessionId, scope: 'view', createdBy: userIn(scope) })
      .returning({ id: links.id });
    await record(tx, scope, 'links.board', { linkId: made!.id, sessionId });
    return answer(made!.id);
  });
}

const answer = (linkId: string): BoardLink => ({ linkId, path: `/board/${tokenOf(linkId)}` });
