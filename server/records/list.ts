// The most there ever was of each game, with who did it and when: each found by an index, however long the club plays.
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { results, sessionPlayers, sessions } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { amount } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { peopleOf } from '@/server/seasons/people';
import { RECORDS, type RecordKind, type recordList } from './schemas';

export type RecordList = z.infer<typeof recordList>;

/** What more often than this was the most is no feat of anybody. */
const MOST_HOLDERS = 50;

/** Each with what it counts and by what it is ordered: as the indexes of `results` have it. */
const VALUES: Readonly<Record<RecordKind, { value: SQL; order: SQL; above: SQL }>> = {
  biggestPot: {
    value: sql`${results.biggestPot}`,
    order: sql`exact_order(${results.biggestPot})`,
    above: sql`${results.biggestPot} <> '0'`,
  },
  bestMatch: {
    value: sql`${results.net}`,
    order: sql`exact_order(${results.net})`,
    above: sql`exact_order(${results.net}) > 0`,
  },
  longestMatch: counted(sql`${results.rounds}`),
  mostLooed: counted(sql`${results.looed}`),
  mostReenganches: counted(sql`${results.reenganches}`),
};

function counted(counter: SQL) {
  return { value: sql`${counter}::text`, order: counter, above: sql`${counter} > 0` };
}

/** Of matches that are over. What two have come to equally often is both of theirs. */
export function listRecords(db: Database, scope: Scope): Promise<RecordList> {
  const { clubId } = scope;
  return snapshot(db, async (tx) => {
    const found: Found[] = [];
    for (const kind of RECORDS) found.push(...(await mostOf(tx, clubId, kind)));
    const sat = await placesAt(tx, clubId, found);
    const people = await peopleOf(
      tx,
      clubId,
      new Set([...sat.values()].map((one) => one.playerId)),
    );
    const ofGame = groupedBy(found, ({ game }) => game);
    const [first] = await tx
      .select({ date: sessions.date })
      .from(sessions)
      .where(eq(sessions.clubId, clubId))
      .orderBy(asc(sessions.date), asc(sessions.id))
      .limit(1);
    return {
      since: first?.date ?? null,
      games: GAME_IDS.flatMap((game) => {
        const rows = groupedBy(ofGame(game), ({ kind }) => kind);
        const records = RECORDS.flatMap((kind) => recordOf(kind, rows(kind), sat, people));
        return records.length === 0 ? [] : [{ game, records }];
      }),
    };
  });
}

interface Found {
  readonly kind: RecordKind;
  readonly game: GameId;
  readonly matchId: string;
  readonly sessionId: string;
  readonly ref: string;
  /** Exact. */
  readonly value: string;
}

/** Of each game the highest, with all that equal it, and no more of them than are told. */
async function mostOf(db: Queryable, clubId: string, kind: RecordKind): Promise<Found[]> {
  const { value, order, above } = VALUES[kind];
  const games = sql.join(
    GAME_IDS.map((game) => sql`(${game}::text)`),
    sql`, `,
  );
  const rows = await db.execute<Record<string, string>>(sql`
    select games.game, most.* from (values ${games}) as games (game)
    cross join lateral (
      select match_id as "matchId", session_id as "sessionId", ref, ${value} as value
      from results
      where ${results.clubId} = ${clubId} and ${results.game} = games.game
        and ${results.place} is not null and ${above}
      order by ${order} desc limit ${MOST_HOLDERS + 1}
    ) as most`);
  const ofGame = groupedBy(rows as unknown as Iterable<Omit<Found, 'kind'>>, ({ game }) => game);
  return GAME_IDS.flatMap((game) => {
    const all = ofGame(game);
    const most = all
      .map((row) => amount(row.value))
      .reduce((a, b) => (b.compare(a) > 0 ? b : a), amount(0));
    return all
      .filter((row) => amount(row.value).equals(most))
      .map((row) => ({ ...row, kind, game }));
  });
}

interface Place {
  readonly playerId: string;
  readonly date: string;
}

const keyOf = ({ sessionId, ref }: { readonly sessionId: string; readonly ref: string }) =>
  `${sessionId} ${ref}`;

/** Who it was, and on which date. */
async function placesAt(
  db: Queryable,
  clubId: string,
  found: readonly Found[],
): Promise<ReadonlyMap<string, Place>> {
  const nights = [...new Set(found.map(({ sessionId }) => sessionId))];
  if (nights.length === 0) return new Map();
  const rows = await db
    .select({
      sessionId: sessionPlayers.sessionId,
      ref: sessionPlayers.ref,
      playerId: sessionPlayers.playerId,
      date: sessions.date,
    })
    .from(sessionPlayers)
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, sessionPlayers.clubId), eq(sessions.id, sessionPlayers.sessionId)),
    )
    .where(and(eq(sessionPlayers.clubId, clubId), inArray(sessionPlayers.sessionId, nights)));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function recordOf(
  kind: RecordKind,
  rows: readonly Found[],
  sat: ReadonlyMap<string, Place>,
  people: Awaited<ReturnType<typeof peopleOf>>,
): RecordList['games'][number]['records'] {
  const [any] = rows;
  if (!any) return [];
  const many = rows.length > MOST_HOLDERS;
  const ofMatch = groupedBy(many ? [] : rows, ({ matchId }) => matchId);
  const matches = [...new Set(many ? [] : rows.map(({ matchId }) => matchId))].map((matchId) => {
    const own = ofMatch(matchId);
    const { sessionId } = own[0]!;
    return {
      sessionId,
      matchId,
      date: sat.get(keyOf(own[0]!))!.date,
      players: own.map((row) => {
        const { id, name, page } = people.get(sat.get(keyOf(row))!.playerId);
        return { id, name, page };
      }),
    };
  });
  // Who did it first is named first.
  matches.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return [{ kind, value: any.value, matches, many }];
}
