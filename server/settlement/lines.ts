// The lines of payment plans as people read them: who owes whom, what was paid, what is open, and why.
import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  matches,
  members,
  payments,
  plans,
  sessionPlayers,
  sessions,
  transfers,
  users,
} from '@/db/schema';
import type { Queryable } from '@/server/database';
import { peopleOf } from '@/server/players/people';

/** A player, named by a night he came to. */
export interface Party {
  readonly sessionId: string;
  readonly ref: string;
  readonly playerId: string;
  readonly name: string;
}

export interface Payment {
  readonly id: string;
  readonly money: bigint;
  /** Null for a payment; otherwise the plan over several nights that took it over. */
  readonly intoPlan: string | null;
  readonly note: string | null;
  /** Who marked it; null once he does not belong to the club any more. */
  readonly by: string | null;
  readonly at: Date;
}

export interface PlanLine {
  readonly planId: string;
  readonly number: number;
  readonly currency: string | null;
  /** Of the night it was settled with; null in a plan over several nights. */
  readonly sessionId: string | null;
  /** Of the night, or the day on which the plan was made. */
  readonly date: string;
  readonly from: Party;
  readonly to: Party;
  readonly money: bigint;
  readonly open: bigint;
  /** The correction it comes from; null for what was settled at first. */
  readonly cause: Cause | null;
  /** What counts of it, oldest first; what was taken back is not among them. */
  readonly payments: readonly Payment[];
}

export interface Cause {
  readonly matchId: string;
  readonly matchNumber: number;
  readonly game: string;
  readonly entry: number;
}

const fromPlace = alias(sessionPlayers, 'from_place');
const toPlace = alias(sessionPlayers, 'to_place');

const columns = {
  planId: transfers.planId,
  number: transfers.number,
  money: transfers.money,
  open: transfers.open,
  entry: transfers.entry,
  currency: plans.currency,
  sessionId: plans.sessionId,
  night: sessions.date,
  made: plans.createdAt,
  from: {
    sessionId: transfers.fromSession,
    ref: transfers.from,
    playerId: fromPlace.playerId,
  },
  to: {
    sessionId: transfers.toSession,
    ref: transfers.to,
    playerId: toPlace.playerId,
  },
  match: { matchId: matches.id, matchNumber: matches.number, game: matches.game },
};

/**
 * The lines that a condition on `transfers` and `plans` names, by plan in the order they were made. What
 * somebody would owe himself, since he was merged, is not among them.
 */
export async function linesWhere(
  db: Queryable,
  clubId: string,
  where: SQL | undefined,
  limit = 10_000,
): Promise<PlanLine[]> {
  const rows = await db
    .select(columns)
    .from(transfers)
    .innerJoin(plans, and(eq(plans.clubId, transfers.clubId), eq(plans.id, transfers.planId)))
    .leftJoin(sessions, and(eq(sessions.clubId, plans.clubId), eq(sessions.id, plans.sessionId)))
    .leftJoin(matches, and(eq(matches.clubId, transfers.clubId), eq(matches.id, transfers.matchId)))
    .innerJoin(
      fromPlace,
      and(
        eq(fromPlace.clubId, transfers.clubId),
        eq(fromPlace.sessionId, transfers.fromSession),
        eq(fromPlace.ref, transfers.from),
      ),
    )
    .innerJoin(
      toPlace,
      and(
        eq(toPlace.clubId, transfers.clubId),
        eq(toPlace.sessionId, transfers.toSession),
        eq(toPlace.ref, transfers.to),
      ),
    )
    .where(and(eq(transfers.clubId, clubId), ne(fromPlace.playerId, toPlace.playerId), where))
    .orderBy(asc(plans.createdAt), asc(plans.id), asc(transfers.number))
    .limit(limit);
  // Apart: two more tables in the join take longer to be planned than all of it to be read.
  const people = await peopleOf(
    db,
    clubId,
    rows.flatMap(({ from, to }) => [from.playerId, to.playerId]),
  );
  const named = <Side extends { playerId: string }>(side: Side) => {
    return { ...side, name: people.get(side.playerId).name };
  };
  const paid = await paymentsOf(db, clubId, [...new Set(rows.map(({ planId }) => planId))]);
  return rows.map(({ match, entry, night, made, from, to, ...row }) => ({
    ...row,
    from: named(from),
    to: named(to),
    date: night ?? made.toISOString().slice(0, 10),
    cause: match === null || entry === null ? null : { ...match, entry },
    payments: paid.get(`${row.planId}/${row.number}`) ?? [],
  }));
}

async function paymentsOf(
  db: Queryable,
  clubId: string,
  planIds: readonly string[],
): Promise<Map<string, Payment[]>> {
  const byLine = new Map<string, Payment[]>();
  if (planIds.length === 0) return byLine;
  const rows = await db
    .select({
      planId: payments.planId,
      number: payments.number,
      id: payments.id,
      money: payments.money,
      intoPlan: payments.intoPlan,
      note: payments.note,
      by: users.name,
      at: payments.at,
    })
    .from(payments)
    .leftJoin(
      members,
      and(eq(members.clubId, payments.clubId), eq(members.userId, payments.userId)),
    )
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(payments.clubId, clubId),
        inArray(payments.planId, [...planIds]),
        isNull(payments.undoneAt),
      ),
    )
    .orderBy(asc(payments.at), asc(payments.id));
  for (const { planId, number, ...payment } of rows) {
    const key = `${planId}/${number}`;
    byLine.set(key, [...(byLine.get(key) ?? []), payment]);
  }
  return byLine;
}
