// Finds people by name, and nights by name, by date and by who was there; accents and case do not matter.
import { and, desc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { players, sessionPlayers, sessions } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { isSomebody } from '@/server/players/player';
import { ACCENTS, daysMeant, folded } from './folded';
import type { searched } from './schemas';

export type Searched = z.infer<typeof searched>;

/** Of each kind: who finds more is told so, and says more. */
const MOST = 20;
/** So many of the people found are looked for in nights. */
const MOST_PEOPLE = 5;

/** The newest nights first; one that is found in several ways is found once. */
export function search(db: Database, scope: Scope, said: string): Promise<Searched> {
  const { clubId } = scope;
  const words = folded(said).split(' ').filter(Boolean);
  return snapshot(db, async (tx) => {
    const { locale } = await clubIn(tx, scope);
    const people = words.length === 0 ? [] : await peopleNamed(tx, clubId, words, locale);
    const days = daysMeant(said);
    const found = [
      ...(days
        ? await nightsWhere(
            tx,
            clubId,
            and(gte(sessions.date, days.from), lte(sessions.date, days.to)),
          )
        : []),
      ...(words.length === 0 ? [] : await nightsWhere(tx, clubId, isNamed(words))),
      ...(await nightsOf(tx, clubId, people.slice(0, MOST_PEOPLE))),
    ];
    const nights = [...new Map(found.map((night) => [night.id, night])).values()].sort((a, b) =>
      a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
    );
    return {
      players: people.slice(0, MOST),
      morePlayers: people.length > MOST,
      nights: nights.slice(0, MOST),
      moreNights: nights.length > MOST || people.length > MOST_PEOPLE,
    };
  });
}

/** A club has hundreds of people at the most: all of them are looked at, by every word. */
async function peopleNamed(
  db: Queryable,
  clubId: string,
  words: readonly string[],
  locale: string,
) {
  const everybody = await db
    .select({ id: players.id, name: players.name })
    .from(players)
    .where(and(eq(players.clubId, clubId), isSomebody(db)));
  const { compare } = new Intl.Collator(locale);
  const starts = (name: string) => folded(name).startsWith(words[0] ?? '');
  return everybody
    .filter(({ name }) => words.every((word) => folded(name).includes(word)))
    .sort((a, b) => Number(starts(b.name)) - Number(starts(a.name)) || compare(a.name, b.name));
}

/** As `folded` has it, in SQL: of the nights that have a name. */
function isNamed(words: readonly string[]): SQL | undefined {
  const name = sql`replace(replace(regexp_replace(
    lower(normalize(${sessions.name}, NFKD)), ${ACCENTS.source}, '', 'g'), 'ς', 'σ'), 'ß', 'ss')`;
  return and(
    isNotNull(sessions.name),
    ...words.map((word) => sql`position(${word} in ${name}) > 0`),
  );
}

const night = { id: sessions.id, date: sessions.date, name: sessions.name };

/** One more than is shown says whether there are more. */
function nightsWhere(db: Queryable, clubId: string, where: SQL | undefined) {
  return db
    .select(night)
    .from(sessions)
    .where(and(eq(sessions.clubId, clubId), where))
    .orderBy(desc(sessions.date), desc(sessions.id))
    .limit(MOST + 1);
}

async function nightsOf(db: Queryable, clubId: string, people: readonly { id: string }[]) {
  if (people.length === 0) return [];
  const there = db
    .select({ id: sessionPlayers.sessionId })
    .from(sessionPlayers)
    .where(
      and(
        eq(sessionPlayers.clubId, clubId),
        inArray(
          sessionPlayers.playerId,
          people.map(({ id }) => id),
        ),
      ),
    );
  return nightsWhere(db, clubId, inArray(sessions.id, there));
}
