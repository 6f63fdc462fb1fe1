// What is still open in the club, over all its nights: who gets and who owes, line by line.
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { plans, players, sessionPlayers, transfers } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { linesWhere, type PlanLine } from '@/server/settlement/lines';
import { lineAnswer } from '@/server/settlement/schemas';
import type { balances } from './schemas';

export type Balances = z.infer<typeof balances>;

/** As many lines of one currency are shown and settled together at once, the oldest first. */
export const MOST_LINES = 400;
/** So many of the plans over several nights are shown with their lines. */
const RECENT_PLANS = 5;

/** A club that changed its currency has open lines in several. */
export function getBalances(db: Database, scope: Scope): Promise<Balances> {
  return snapshot(db, async (tx) => {
    const { clubId } = scope;
    const sums = await sumsOf(tx, clubId);
    const currencies = [...new Set(sums.map(({ currency }) => currency))];
    const open: Balances['open'] = [];
    for (const currency of currencies) {
      const lines = await openLines(tx, clubId, currency, MOST_LINES + 1);
      open.push({
        currency,
        players: sums
          .filter((one) => one.currency === currency)
          .map(({ playerId, name, money }) => ({ playerId, name, open: money })),
        lines: lines.slice(0, MOST_LINES).map(withDate),
        more: lines.length > MOST_LINES,
      });
    }
    return { open, plans: await recentPlans(tx, clubId) };
  });
}

function withDate(line: PlanLine) {
  return { ...lineAnswer(line), sessionId: line.sessionId, date: line.date };
}

export function openLines(
  db: Queryable,
  clubId: string,
  currency: string | null,
  limit: number,
): Promise<PlanLine[]> {
  const where = and(
    ne(transfers.open, 0n),
    sql`${plans.currency} is not distinct from ${currency}`,
  );
  return linesWhere(db, clubId, where, limit);
}

/** Each one's open balance: what he is owed above zero, what he owes below; who is even is not there. */
async function sumsOf(db: Queryable, clubId: string) {
  const side = (sign: 1 | -1) =>
    db
      .select({
        currency: plans.currency,
        playerId: sessionPlayers.playerId,
        money: sql<string>`${sign}::int * ${transfers.open}`.as('money'),
      })
      .from(transfers)
      .innerJoin(plans, and(eq(plans.clubId, transfers.clubId), eq(plans.id, transfers.planId)))
      .innerJoin(
        sessionPlayers,
        and(
          eq(sessionPlayers.clubId, transfers.clubId),
          eq(sessionPlayers.sessionId, sign === 1 ? transfers.toSession : transfers.fromSession),
          eq(sessionPlayers.ref, sign === 1 ? transfers.to : transfers.from),
        ),
      )
      .where(and(eq(transfers.clubId, clubId), ne(transfers.open, 0n)));
  const sides = side(1).unionAll(side(-1)).as('sides');
  const total = sql<string>`sum(${sides.money})::text`;
  return db
    .select({
      currency: sides.currency,
      playerId: sides.playerId,
      name: players.name,
      money: total,
    })
    .from(sides)
    .innerJoin(players, and(eq(players.clubId, clubId), eq(players.id, sides.playerId)))
    .groupBy(sides.currency, sides.playerId, players.name)
    .having(sql`sum(${sides.money}) <> 0`)
    .orderBy(desc(sql`sum(${sides.money})`), players.name, sides.playerId);
}

async function recentPlans(db: Queryable, clubId: string): Promise<Balances['plans']> {
  const rows = await db
    .select({ id: plans.id, currency: plans.currency, createdAt: plans.createdAt })
    .from(plans)
    .where(and(eq(plans.clubId, clubId), isNull(plans.sessionId)))
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(RECENT_PLANS);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await linesWhere(db, clubId, inArray(plans.id, ids));
  return rows.map(({ id, currency, createdAt }) => ({
    planId: id,
    currency,
    date: createdAt.toISOString().slice(0, 10),
    lines: lines.filter(({ planId }) => planId === id).map(lineAnswer),
  }));
}
