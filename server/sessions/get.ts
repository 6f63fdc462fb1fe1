// One night: who came and which matches were played.
import { and, asc, eq } from 'drizzle-orm';
import { houseRules, matches, players, sessionPlayers } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { decimalText } from '@/server/clubs/schemas';
import type { Queryable } from '@/server/database';
import { type SessionRow, sessionIn } from './night';
import { openMatches, seatedAt } from './seated';

export interface NightPlayer {
  readonly ref: string;
  readonly name: string;
  readonly playerId: string;
}

export interface NightMatch {
  readonly id: string;
  readonly number: number;
  readonly tableNumber: number;
  readonly game: string;
  readonly status: 'open' | 'closed' | 'won';
  readonly version: number;
  /** The club's set by which it is played, as it was called last; null for the book or rules of its own. */
  readonly houseRules: SetName | null;
}

export interface SetName {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** Everybody who came, in the order of the night's document. */
export function playersOf(
  db: Queryable,
  session: Pick<SessionRow, 'clubId' | 'id'>,
): Promise<NightPlayer[]> {
  return db
    .select({ ref: sessionPlayers.ref, name: players.name, playerId: players.id })
    .from(sessionPlayers)
    .innerJoin(
      players,
      and(eq(players.clubId, sessionPlayers.clubId), eq(players.id, sessionPlayers.playerId)),
    )
    .where(and(eq(sessionPlayers.clubId, session.clubId), eq(sessionPlayers.sessionId, session.id)))
    .orderBy(asc(sessionPlayers.position));
}

export async function matchesOf(
  db: Queryable,
  session: Pick<SessionRow, 'clubId' | 'id'>,
): Promise<NightMatch[]> {
  const { id, number, tableNumber, game, status, version } = matches;
  const rows = await db
    .select({
      match: { id, number, tableNumber, game, status, version },
      setId: houseRules.id,
      setName: houseRules.name,
      setVersion: matches.houseRulesVersion,
    })
    .from(matches)
    .leftJoin(
      houseRules,
      and(eq(houseRules.clubId, matches.clubId), eq(houseRules.id, matches.houseRulesId)),
    )
    .where(and(eq(matches.clubId, session.clubId), eq(matches.sessionId, session.id)))
    .orderBy(asc(matches.number));
  return rows.map(({ match, setId, setName, setVersion }) => ({
    ...match,
    houseRules:
      setId !== null && setName !== null && setVersion !== null
        ? { id: setId, name: setName, version: setVersion }
        : null,
  }));
}

/** Refs of everybody who sits at a table of the night, with the table's number. */
async function seatedIn(db: Queryable, session: SessionRow): Promise<Map<string, number>> {
  const seated = new Map<string, number>();
  for (const match of await openMatches(db, session)) {
    for (const ref of await seatedAt(db, match)) seated.set(ref, match.tableNumber);
  }
  return seated;
}

/** The matches that this account scores. */
async function scoredBy(
  db: Queryable,
  { clubId, id }: SessionRow,
  userId: string | null,
): Promise<ReadonlySet<string>> {
  if (userId === null) return new Set();
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(eq(matches.clubId, clubId), eq(matches.sessionId, id), eq(matches.scoringUserId, userId)),
    );
  return new Set(rows.map((row) => row.id));
}

export async function getSession(db: Queryable, scope: Scope, sessionId: string) {
  const session = await sessionIn(db, scope, sessionId);
  const seated = await seatedIn(db, session);
  const people = await playersOf(db, session);
  const own = await scoredBy(db, session, scope.userId);
  const { id, clubId, date, name, currency, roundTo, status, version } = session;
  return {
    id,
    clubId,
    date,
    name,
    currency,
    unitValue: decimalText(session.unitValue),
    roundTo,
    status,
    version,
    players: people.map((one) => ({ ...one, sitsAt: seated.get(one.ref) ?? null })),
    matches: (await matchesOf(db, session)).map((match) => ({ ...match, mine: own.has(match.id) })),
  };
}
