// One night: who came and which matches were played.
import { and, asc, eq } from 'drizzle-orm';
import { matches, players, sessionPlayers } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { decimalText } from '@/server/clubs/schemas';
import type { Queryable } from '@/server/database';
import { type SessionRow, sessionIn } from './night';

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

export function matchesOf(
  db: Queryable,
  session: Pick<SessionRow, 'clubId' | 'id'>,
): Promise<NightMatch[]> {
  const { id, number, tableNumber, game, status, version } = matches;
  return db
    .select({ id, number, tableNumber, game, status, version })
    .from(matches)
    .where(and(eq(matches.clubId, session.clubId), eq(matches.sessionId, session.id)))
    .orderBy(asc(matches.number));
}

export async function getSession(db: Queryable, scope: Scope, sessionId: string) {
  const session = await sessionIn(db, scope, sessionId);
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
    players: await playersOf(db, session),
    matches: await matchesOf(db, session),
  };
}
