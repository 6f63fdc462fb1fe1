// What a night comes to, and of what: exact units from the ledger's results and shared expenses, then money.
import { and, asc, eq, inArray } from 'drizzle-orm';
import { expenses, matches, results, sessionPlayers, sessions } from '@/db/schema';
import { toBeMended } from '@/engine/match/moves';
import { type Amount, ZERO } from '@/engine/money/amount';
import { type CountedNets, nightMoney, nightUnits } from '@/engine/money/night';
import { toMinorUnits } from '@/engine/money/rounding';
import type { Queryable } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { type MatchRow, timelinesOf } from '@/server/matches/match';
import type { SessionRow } from '@/server/sessions/night';

/** A match that counts in the night, with what it came to for each of the night's players. */
export interface CountedMatch extends CountedNets {
  readonly match: MatchRow;
  /** The date of the night in which it was begun; null where it is this night. */
  readonly carriedFrom: string | null;
  /** Of that night: a match keeps what a unit was worth when it was begun. */
  readonly unitValue: Amount;
  /** By ref of this night. */
  readonly nets: ReadonlyMap<string, Amount>;
}

export type ExpenseRow = typeof expenses.$inferSelect;

export interface Books {
  readonly matches: readonly CountedMatch[];
  readonly expenses: readonly ExpenseRow[];
  /** Of everybody who came, in the order of the night's document. */
  readonly units: ReadonlyMap<string, Amount>;
  /** Minor units; null while any pot is not empty. */
  readonly money: ReadonlyMap<string, bigint> | null;
}

/** Why a night cannot be settled yet; null when it can. */
export type Blocked = 'open-match' | 'to-be-mended' | null;

export async function booksOf(db: Queryable, session: SessionRow): Promise<Books> {
  const books = await booksOfAll(db, session.clubId, [session]);
  return books.get(session.id) ?? NO_BOOKS;
}

const NO_BOOKS: Books = { matches: [], expenses: [], units: new Map(), money: new Map() };

/** The books of several nights of one club, in as few questions as those of one. */
export async function booksOfAll(
  db: Queryable,
  clubId: string,
  nights: readonly SessionRow[],
): Promise<Map<string, Books>> {
  if (nights.length === 0) return new Map();
  const ids = nights.map(({ id }) => id);
  const people = await db
    .select()
    .from(sessionPlayers)
    .where(and(eq(sessionPlayers.clubId, clubId), inArray(sessionPlayers.sessionId, ids)))
    .orderBy(asc(sessionPlayers.position));
  const counted = await countedMatches(db, clubId, ids);
  const spent = await db
    .select()
    .from(expenses)
    .where(and(eq(expenses.clubId, clubId), inArray(expenses.sessionId, ids)))
    .orderBy(asc(expenses.position));
  const peopleOf = groupedBy(people, ({ sessionId }) => sessionId);
  const countedIn = groupedBy(counted, ({ match }) => match.countsIn);
  const spentOn = groupedBy(spent, ({ sessionId }) => sessionId);
  return new Map(
    nights.map((session) => {
      const here = peopleOf(session.id);
      // Who was merged may have two places: what is carried here counts for the first.
      const refOf = new Map([...here].reverse().map(({ playerId, ref }) => [playerId, ref]));
      const played = countedIn(session.id).map((one) => inNight(one, session, refOf));
      const refs = here.map(({ ref }) => ref);
      return [session.id, closeBooks(session, refs, played, spentOn(session.id))];
    }),
  );
}

interface Counted {
  readonly match: MatchRow;
  readonly night: Pick<SessionRow, 'date' | 'unitValue'>;
  readonly nets: readonly { ref: string; playerId: string; net: Amount }[];
}

async function countedMatches(
  db: Queryable,
  clubId: string,
  ids: readonly string[],
): Promise<Counted[]> {
  const rows = await db
    .select({ match: matches, night: { date: sessions.date, unitValue: sessions.unitValue } })
    .from(matches)
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, matches.clubId), eq(sessions.id, matches.sessionId)),
    )
    .where(and(eq(matches.clubId, clubId), inArray(matches.countsIn, [...ids])))
    .orderBy(asc(sessions.date), asc(matches.number), asc(matches.id));
  if (rows.length === 0) return [];
  const nets = await db
    .select({
      matchId: results.matchId,
      ref: results.ref,
      playerId: sessionPlayers.playerId,
      net: results.net,
    })
    .from(results)
    .innerJoin(
      sessionPlayers,
      and(
        eq(sessionPlayers.clubId, results.clubId),
        eq(sessionPlayers.sessionId, results.sessionId),
        eq(sessionPlayers.ref, results.ref),
      ),
    )
    .where(
      and(
        eq(results.clubId, clubId),
        inArray(
          results.matchId,
          rows.map(({ match }) => match.id),
        ),
        // Said of the places too, so that they are found by their index.
        inArray(
          sessionPlayers.sessionId,
          rows.map(({ match }) => match.sessionId),
        ),
      ),
    );
  const netsOf = groupedBy(nets, ({ matchId }) => matchId);
  return rows.map((row) => ({ ...row, nets: netsOf(row.match.id) }));
}

function inNight(
  { match, night, nets }: Counted,
  session: SessionRow,
  refOf: ReadonlyMap<string, string>,
): CountedMatch {
  const own = match.sessionId === session.id;
  const byRef = new Map<string, Amount>();
  for (const one of nets) {
    const ref = own ? one.ref : refOf.get(one.playerId);
    if (ref !== undefined) byRef.set(ref, one.net);
  }
  return {
    match,
    carriedFrom: own ? null : night.date,
    unitValue: own ? session.unitValue : night.unitValue,
    nets: byRef,
  };
}

function closeBooks(
  session: SessionRow,
  refs: readonly string[],
  played: readonly CountedMatch[],
  laidOut: readonly ExpenseRow[],
): Books {
  const isOpen = played.some(({ match }) => !match.pot.equals(ZERO));
  const money = isOpen ? null : toMinorUnits(nightMoney(refs, played, laidOut), session);
  return { matches: played, expenses: laidOut, units: nightUnits(refs, played), money };
}

/** A night is settled when every match that counts in it is over and no entry waits to be mended. */
export async function blockedBy(db: Queryable, books: Books): Promise<Blocked> {
  if (books.matches.some(({ match }) => match.status === 'open')) return 'open-match';
  const timelines = await timelinesOf(
    db,
    books.matches.map(({ match }) => match),
  );
  return timelines.some((one) => toBeMended(one).length > 0) ? 'to-be-mended' : null;
}
