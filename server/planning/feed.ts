// What the holder of a calendar's address reads: the nights of the last year and those to come. No names, no money.
import { and, asc, count, eq, gte } from 'drizzle-orm';
import { calendars, clubs, plannedAnswers, plannedNights, players, users } from '@/db/schema';
import { authorise } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { openedBy } from '@/server/links/token';
import { isSomebody } from '@/server/players/player';
import { Refusal } from '@/server/refusal';

/** A calendar tells what this call would tell its owner. */
const PATH = 'planning.list';
const DAY = 86_400_000;
const PAST_DAYS = 366;
/** Years of weekly nights; keeps a feed at a size that calendars read. */
const MOST = 500;

export interface FeedNight {
  /** The same for ever, wherever the club is restored. */
  readonly id: string;
  readonly startsAt: Date;
  readonly place: string | null;
  readonly note: string | null;
  readonly calledOff: boolean;
  /** Null until it is started. */
  readonly sessionId: string | null;
  /** Grows with every change, from 0. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly comes: { readonly yes: number; readonly maybe: number; readonly no: number };
}

export interface CalendarFeed {
  readonly club: string;
  readonly slug: string;
  /** The member's, or the club's where he has none. */
  readonly locale: string;
  readonly nights: readonly FeedNight[];
}

/** @returns null for a token that opens nothing (any more) */
export async function openCalendar(db: Database, token: string): Promise<CalendarFeed | null> {
  const id = openedBy(token, 'calendar');
  if (id === null) return null;
  return snapshot(db, async (tx) => {
    const [calendar] = await tx
      .select({
        clubId: calendars.clubId,
        userId: calendars.userId,
        club: clubs.name,
        slug: clubs.slug,
        clubLocale: clubs.locale,
        locale: users.locale,
      })
      .from(calendars)
      .innerJoin(clubs, eq(clubs.id, calendars.clubId))
      .innerJoin(users, eq(users.id, calendars.userId))
      .where(eq(calendars.id, id));
    if (!calendar) return null;
    const { clubId, userId, club, slug, locale, clubLocale } = calendar;
    try {
      await authorise(tx, { kind: 'user', userId }, PATH, clubId);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
    return { club, slug, locale: locale ?? clubLocale, nights: await nightsOf(tx, clubId) };
  });
}

async function nightsOf(db: Queryable, clubId: string): Promise<FeedNight[]> {
  const since = new Date(Date.now() - PAST_DAYS * DAY);
  const wanted = and(eq(plannedNights.clubId, clubId), gte(plannedNights.startsAt, since));
  const rows = await db
    .select()
    .from(plannedNights)
    .where(wanted)
    .orderBy(asc(plannedNights.startsAt), asc(plannedNights.id))
    .limit(MOST);
  const counts = await db
    .select({ plannedId: plannedNights.id, answer: plannedAnswers.answer, count: count() })
    .from(plannedAnswers)
    .innerJoin(
      plannedNights,
      and(
        eq(plannedNights.clubId, plannedAnswers.clubId),
        eq(plannedNights.id, plannedAnswers.plannedId),
      ),
    )
    .innerJoin(
      players,
      and(eq(players.clubId, plannedAnswers.clubId), eq(players.id, plannedAnswers.playerId)),
    )
    .where(and(wanted, isSomebody(db)))
    .groupBy(plannedNights.id, plannedAnswers.answer);
  const countsOf = groupedBy(counts, ({ plannedId }) => plannedId);
  return rows.map(({ id, startsAt, place, note, calledOffAt, sessionId, version, changedAt }) => ({
    id,
    startsAt,
    place,
    note,
    calledOff: calledOffAt !== null,
    sessionId,
    sequence: version - 1,
    changedAt,
    comes: {
      yes: 0,
      maybe: 0,
      no: 0,
      ...Object.fromEntries(countsOf(id).map(({ answer, count: times }) => [answer, times])),
    },
  }));
}
