// The night's settlement with all its reasons: as it stands, or as it was settled and paid.
import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { matches, plans, sessions, settledNets } from '@/db/schema';
import { netOf, step } from '@/engine/match/step';
import { type Amount, amountText, ZERO } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import { decimalText } from '@/server/clubs/schemas';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { gameOf, timelineOf } from '@/server/matches/match';
import { Refusal } from '@/server/refusal';
import { type NightPlayer, playersOf } from '@/server/sessions/get';
import { type SessionRow, sessionIn } from '@/server/sessions/night';
import { type Books, blockedBy, booksOf, type CountedMatch, type ExpenseRow } from './books';
import { linesWhere } from './lines';
import { paymentsFor, planOfNight } from './plan';
import { reasonsOf } from './reasons';
import { lineAnswer, type settlement } from './schemas';

export type Settlement = z.infer<typeof settlement>;

export interface GetInput {
  readonly sessionId: string;
  /** Ref of the player with whom everybody would settle; what is settled has its own. */
  readonly treasurer?: string | undefined;
}

/**
 * Read in one snapshot: an entry saved between the nets and the pots would leave sums that do not
 * belong together.
 * @throws Refusal `not-found`, `invalid-input` for a treasurer who did not come
 */
export function getSettlement(db: Database, scope: Scope, input: GetInput): Promise<Settlement> {
  return snapshot(db, async (tx) => {
    const session = await sessionIn(tx, scope, input.sessionId);
    const people = await playersOf(tx, session);
    const treasurer = input.treasurer ?? null;
    if (treasurer !== null && !people.some(({ ref }) => ref === treasurer)) {
      throw new Refusal('invalid-input', { at: '/treasurer' });
    }
    const books = await booksOf(tx, session);
    const isSettled = session.status === 'settled';
    const stand = isSettled
      ? await asSettled(tx, session, books)
      : asItStands(session, people, books, treasurer);
    const blocked = await blockedBy(tx, books);
    const nameOf = new Map(people.map(({ ref, name }) => [ref, name]));
    return {
      status: session.status,
      version: session.version,
      ready: !isSettled && blocked === null,
      blockedBy: blocked,
      currency: session.currency,
      unitValue: decimalText(session.unitValue),
      treasurer: stand.treasurer,
      lines: people.map(({ ref, name, playerId }) => ({
        ref,
        name,
        playerId,
        units: amountText(stand.units.get(ref) ?? ZERO),
        money: stand.money?.get(ref)?.toString() ?? null,
        reasons: reasonsOf(ref, { ...books, money: stand.money }, session.currency),
      })),
      transfers: stand.transfers,
      expenses: books.expenses.map((expense) => expenseAnswer(expense, nameOf)),
      open: await Promise.all(
        books.matches
          .filter(({ match }) => match.status === 'open')
          .map((one) => closing(tx, session, one, nameOf)),
      ),
      carried: await carriedAway(tx, session),
      waiting: isSettled ? [] : await waitingFor(tx, session),
    };
  });
}

interface Stand {
  readonly treasurer: string | null;
  readonly units: ReadonlyMap<string, Amount>;
  readonly money: ReadonlyMap<string, bigint> | null;
  readonly transfers: Settlement['transfers'];
}

function asItStands(
  { id: sessionId }: SessionRow,
  people: readonly NightPlayer[],
  { units, money }: Books,
  treasurer: string | null,
): Stand {
  const party = new Map(people.map((one) => [one.ref, { ...one, sessionId }]));
  const transfers = money && paymentsFor(money, treasurer);
  return {
    treasurer,
    units,
    money,
    transfers:
      transfers?.flatMap(({ from, to, amount }, index) => {
        const [payer, receiver] = [party.get(from), party.get(to)];
        // Nobody owes himself, also where he was entered twice.
        if (!payer || !receiver || payer.playerId === receiver.playerId) return [];
        return [
          lineAnswer({
            planId: null,
            number: index + 1,
            from: payer,
            to: receiver,
            money: amount,
            open: amount,
            cause: null,
            payments: [],
          }),
        ];
      }) ?? null,
  };
}

async function asSettled(db: Queryable, session: SessionRow, books: Books): Promise<Stand> {
  const { clubId, id } = session;
  const nets = await db
    .select()
    .from(settledNets)
    .where(and(eq(settledNets.clubId, clubId), eq(settledNets.sessionId, id)));
  const plan = await planOfNight(db, session);
  const lines = await linesWhere(db, clubId, eq(plans.id, plan.id));
  return {
    treasurer: plan.treasurer,
    units: books.units,
    money: new Map(nets.map((net) => [net.ref, net.money])),
    transfers: lines.map(lineAnswer),
  };
}

function expenseAnswer(
  expense: ExpenseRow,
  nameOf: ReadonlyMap<string, string>,
): Settlement['expenses'][number] {
  const { id, paidBy, note, version } = expense;
  const named = (ref: string) => ({ ref, name: nameOf.get(ref) ?? ref });
  return {
    id,
    version,
    amount: decimalText(expense.amount),
    paidBy: named(paidBy),
    for: expense.for.map(named),
    note,
  };
}

/** What closing an open match now would give each of those who sit in it. */
async function closing(
  db: Queryable,
  session: SessionRow,
  { match, carriedFrom }: CountedMatch,
  nameOf: ReadonlyMap<string, string>,
): Promise<Settlement['open'][number]> {
  const { state } = await timelineOf(db, match);
  const shares = netOf(step(gameOf(match), state, { type: 'close' }).output.postings);
  const names =
    match.sessionId === session.id
      ? nameOf
      : new Map(
          (await playersOf(db, { clubId: match.clubId, id: match.sessionId })).map((one) => [
            one.ref,
            one.name,
          ]),
        );
  return {
    ...matchAnswer(match),
    carriedFrom,
    version: match.version,
    pot: amountText(match.pot),
    shares: [...shares].map(([ref, units]) => {
      return { ref, name: names.get(ref) ?? ref, units: amountText(units) };
    }),
  };
}

function matchAnswer({ id, sessionId, number, game, tableNumber }: CountedMatch['match']) {
  return { matchId: id, sessionId, number, game, tableNumber };
}

/** Matches of this night that count in another one, or wait for it. */
async function carriedAway(
  db: Queryable,
  { clubId, id }: SessionRow,
): Promise<Settlement['carried']> {
  const rows = await db
    .select({ match: matches, date: sessions.date })
    .from(matches)
    .leftJoin(sessions, and(eq(sessions.clubId, matches.clubId), eq(sessions.id, matches.countsIn)))
    .where(
      and(
        eq(matches.clubId, clubId),
        eq(matches.sessionId, id),
        sql`${matches.countsIn} is distinct from ${matches.sessionId}`,
      ),
    )
    .orderBy(asc(matches.number));
  return rows.map(({ match, date }) => {
    return { ...matchAnswer(match), countsIn: match.countsIn, date };
  });
}

/** Matches of earlier nights that wait for one in which they count, and that this one may take. */
async function waitingFor(
  db: Queryable,
  { clubId, id, date, currency }: SessionRow,
): Promise<Settlement['waiting']> {
  const rows = await db
    .select({ match: matches, date: sessions.date })
    .from(matches)
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, matches.clubId), eq(sessions.id, matches.sessionId)),
    )
    .where(
      and(
        eq(matches.clubId, clubId),
        isNull(matches.countsIn),
        ne(matches.sessionId, id),
        lte(sessions.date, date),
        sql`${sessions.currency} is not distinct from ${currency}`,
      ),
    )
    .orderBy(asc(sessions.date), asc(matches.number));
  return rows.map(({ match, date: begun }) => ({ ...matchAnswer(match), date: begun }));
}
