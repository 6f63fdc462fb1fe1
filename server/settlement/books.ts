// What a night comes to: exact units from the ledger's results, then money, then the fewest transfers.
import { and, eq } from 'drizzle-orm';
import { matches, results } from '@/db/schema';
import { toBeMended } from '@/engine/match/moves';
import { type Amount, ZERO } from '@/engine/money/amount';
import { exactMoney, toMinorUnits } from '@/engine/money/rounding';
import { settle, type Transfer } from '@/engine/money/settle';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
import { timelineOf } from '@/server/matches/match';
import { playersOf } from '@/server/sessions/get';
import type { SessionRow } from '@/server/sessions/night';

export interface Books {
  /** Of everybody who came, in the order of the night's document. */
  readonly units: ReadonlyMap<string, Amount>;
  /** Minor units, and who pays whom; null while any pot is not empty. */
  readonly money: ReadonlyMap<string, bigint> | null;
  readonly transfers: readonly Transfer<string>[] | null;
}

/** Why a night cannot be settled yet; null when it can. */
export type Blocked = 'open-match' | 'to-be-mended' | null;

export async function booksOf(db: Queryable, session: SessionRow): Promise<Books> {
  const ofSession = and(eq(results.clubId, session.clubId), eq(results.sessionId, session.id));
  const nets = await db
    .select({ ref: results.ref, net: results.net })
    .from(results)
    .where(ofSession);
  const units = new Map((await playersOf(db, session)).map(({ ref }) => [ref, ZERO]));
  for (const { ref, net } of nets) units.set(ref, (units.get(ref) ?? ZERO).add(net));

  const pots = await db
    .select({ pot: matches.pot })
    .from(matches)
    .where(and(eq(matches.clubId, session.clubId), eq(matches.sessionId, session.id)));
  if (pots.some(({ pot }) => !pot.equals(ZERO))) return { units, money: null, transfers: null };
  const money = toMinorUnits(exactMoney(units, session.unitValue, []), session);
  return { units, money, transfers: settle(money) };
}

/** A night is settled when every match is over and no entry waits to be mended. */
export async function blockedBy(db: Queryable, scope: Scope, sessionId: string): Promise<Blocked> {
  const rows = await db
    .select()
    .from(matches)
    .where(and(eq(matches.clubId, scope.clubId), eq(matches.sessionId, sessionId)));
  if (rows.some((match) => match.status === 'open')) return 'open-match';
  for (const match of rows) {
    if (toBeMended(await timelineOf(db, match)).length > 0) return 'to-be-mended';
  }
  return null;
}
