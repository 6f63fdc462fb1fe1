// The most there ever was of each game, with who did it and when: each found by an index, however long the club plays.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { results, sessionPlayers, sessions } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { eachGame } from '@/server/each-game';
import { groupedBy } from '@/server/grouped';
import { type People, peopleOf } from '@/server/players/people';
import { RECORDS, type RecordKind, type recordList } from './schemas';

export type RecordList = z.infer<typeof recordList>;

/** What was the most in more matches than this is no feat of anybody. */
const MOST_HOLDERS = 50;
/** So many equal rows are of more matches than that: nobody sat with more than eighteen others. */
const ROWS = (MOST_HOLDERS + 1) * 20;

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
    const all: Most[] = [];
    for (const kind of RECORDS) all.push(...(await mostOf(tx, clubId, kind)));
    const sat = await placesAt(
      tx,
      clubId,
      all.flatMap(({ matches }) => matches),
    );
    const people = await peopleOf(
      tx,
      clubId,
      new Set([...sat.values()].map((one) => one.playerId)),
    );
    const ofGame = groupedBy(all, ({ game }) => game);
    const [first] = await tx
      .select({ date: sessions.date })
      .from(sessions)
      .where(eq(sessions.clubId, clubId))
      .orderBy(asc(sessions.date), asc(sessions.id))
      .limit(1);
    return {
      since: first?.date ?? null,
      games: GAME_IDS.flatMap((game) => {
        const records = ofGame(game).map((most) => recordOf(most, sat, people));
        return records.length === 0 ? [] : [{ game, records }];
      }),
    };
  });
}

interface Most {
  readonly kind: RecordKind;
  readonly game: GameId;
  /** Exact. */
  readonly value: string;
  /** None where it was so too often. */
  readonly matches: readonly Found[];
  readonly many: boolean;
}

interface Found {
  readonly matchId: string;
  readonly sessionId: string;
  /** Whose it was. */
  readonly refs: readonly string[];
}

/** Of each game the highest, with the matches that equal it, and no more of them than are told. */
async function mostOf(db: Queryable, clubId: string, kind: RecordKind): Promise<Most[]> {
  const { value, order, above } = VALUES[kind];
  const ofGame = sql`
    ${results.clubId} = ${clubId} and ${results.game} = games.game
    and ${results.place} is not null and ${above}`;
  const rows = await db.execute<Record<string, unknown>>(sql`
    select games.game, most.* from (values ${eachGame()}) as games (game)
    cross join lateral (
      select match_id as "matchId", session_id as "sessionId", json_agg(ref) as refs, min(value) as value
      from (
        select match_id, session_id, ref, ${value} as value
        from results
        where ${ofGame} and ${order} = (
          select ${order} from results where ${ofGame} order by ${order} desc limit 1)
        limit ${ROWS}
      ) as equal
      group by match_id, session_id
      limit ${MOST_HOLDERS + 1}
    ) as most`);
  const found = groupedBy(
    rows as unknown as Iterable<Found & { game: string; value: string }>,
    ({ game }) => game,
  );
  return GAME_IDS.flatMap((game): Most[] => {
    const [first] = found(game);
    if (!first) return [];
    const many = found(game).length > MOST_HOLDERS;
    return [{ kind, game, value: first.value, matches: many ? [] : found(game), many }];
  });
}

interface Place {
  readonly playerId: string;
  readonly date: string;
}

const keyOf = (sessionId: string, ref: string) => `${sessionId} ${ref}`;

/** Who it was, and on which date. */
async function placesAt(
  db: Queryable,
  clubId: string,
  found: readonly Found[],
): Promise<ReadonlyMap<string, Place>> {
  const places = new Map(
    found.flatMap(({ sessionId, refs }) =>
      refs.map((ref) => [keyOf(sessionId, ref), sql`(${sessionId}::uuid, ${ref})`] as const),
    ),
  );
  if (places.size === 0) return new Map();
  const named = sql.join([...places.values()], sql`, `);
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
    .where(
      and(
        eq(sessionPlayers.clubId, clubId),
        sql`(${sessionPlayers.sessionId}, ${sessionPlayers.ref}) in (${named})`,
      ),
    );
  return new Map(rows.map((row) => [keyOf(row.sessionId, row.ref), row]));
}

function recordOf(
  { kind, value, matches: found, many }: Most,
  sat: ReadonlyMap<string, Place>,
  people: People,
): RecordList['games'][number]['records'][number] {
  const matches = found.map(({ matchId, sessionId, refs }) => {
    const places = refs.map((ref) => sat.get(keyOf(sessionId, ref))!);
    return {
      sessionId,
      matchId,
      date: places[0]!.date,
      players: places.map(({ playerId }) => {
        const { id, name, page } = people.get(playerId);
        return { id, name, page };
      }),
    };
  });
  // Who did it first is named first.
  matches.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { kind, value, matches, many };
}
