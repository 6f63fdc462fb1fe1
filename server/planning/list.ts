// The nights that are yet to come, the next one first, with who comes.
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { type Answer, plannedAnswers, plannedNights, players } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { type LocalTime, localTime, momentAt, nightDate } from '@/server/clubs/local-time';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { isSomebody } from '@/server/players/player';
import { found } from '@/server/refusal';
import { isPlanned, type PlannedRow } from './planned';

/** More than a club plans; the rest follows when these are over. */
const MOST = 100;

export interface PlannedNight extends LocalTime {
  readonly id: string;
  readonly place: string | null;
  readonly note: string | null;
  readonly calledOff: boolean;
  /** The night that it became. */
  readonly sessionId: string | null;
  readonly version: number;
  /** In the order in which they were given. */
  readonly answers: readonly PlannedAnswer[];
}

export interface PlannedAnswer {
  readonly playerId: string;
  readonly name: string;
  readonly answer: Answer;
}

export interface PlannedNights {
  /** The date of a night that began now. */
  readonly today: string;
  /** Whom the reader plays as; null where he has not said it yet. */
  readonly me: string | null;
  readonly nights: readonly PlannedNight[];
}

/** What has begun is no longer planned; what was called off stays until its day is over, at noon of the next. */
export function listPlanned(db: Database, scope: Scope): Promise<PlannedNights> {
  const { clubId, userId } = scope;
  return snapshot(db, async (tx) => {
    const { timeZone } = await clubIn(tx, scope);
    const today = nightDate(new Date(), timeZone);
    const rows = await tx
      .select()
      .from(plannedNights)
      .where(
        and(
          eq(plannedNights.clubId, clubId),
          isNull(plannedNights.sessionId),
          gte(plannedNights.startsAt, momentAt({ date: today, time: '00:00' }, timeZone)),
        ),
      )
      .orderBy(asc(plannedNights.startsAt), asc(plannedNights.id))
      .limit(MOST);
    const [me] =
      userId === null
        ? []
        : await tx
            .select({ id: players.id })
            .from(players)
            .where(and(eq(players.clubId, clubId), eq(players.userId, userId)));
    return { today, me: me?.id ?? null, nights: await withAnswers(tx, rows, timeZone) };
  });
}

/** Also one that has begun, or is over. @throws Refusal `not-found` */
export function getPlanned(db: Database, scope: Scope, plannedId: string): Promise<PlannedNight> {
  return snapshot(db, async (tx) => {
    const { timeZone } = await clubIn(tx, scope);
    const [row] = await tx.select().from(plannedNights).where(isPlanned(scope, plannedId));
    const [night] = await withAnswers(tx, [found(row)], timeZone);
    return night!;
  });
}

async function withAnswers(
  db: Queryable,
  rows: readonly PlannedRow[],
  timeZone: string,
): Promise<PlannedNight[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const given = await db
    .select({
      plannedId: plannedAnswers.plannedId,
      playerId: players.id,
      name: players.name,
      answer: plannedAnswers.answer,
    })
    .from(plannedAnswers)
    .innerJoin(
      players,
      and(eq(players.clubId, plannedAnswers.clubId), eq(players.id, plannedAnswers.playerId)),
    )
    .where(
      and(
        eq(plannedAnswers.clubId, first.clubId),
        inArray(plannedAnswers.plannedId, ids),
        isSomebody(db),
      ),
    )
    .orderBy(asc(plannedAnswers.at), asc(players.id));
  const answersTo = groupedBy(given, ({ plannedId }) => plannedId);
  return rows.map(({ id, startsAt, place, note, calledOffAt, sessionId, version }) => ({
    id,
    ...localTime(startsAt, timeZone),
    place,
    note,
    calledOff: calledOffAt !== null,
    sessionId,
    version,
    answers: answersTo(id).map(({ plannedId: _, ...answer }) => answer),
  }));
}
