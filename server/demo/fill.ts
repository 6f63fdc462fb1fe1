// A fictional club to look round in: two years of weekly nights, settled and paid, and one under way.
import { sql } from 'drizzle-orm';
import { scoreNight } from '@/engine/document/result';
import { seeded } from '@/engine/machines/random';
import { authorise, type Scope } from '@/server/auth/scope';
import { foundClub } from '@/server/clubs/create';
import { dayAfter, momentAt, nightDate } from '@/server/clubs/local-time';
import { type Database, type Transaction, within } from '@/server/database';
import { importRead } from '@/server/imports/create';
import type { Locale } from '@/server/input';
import { newKey } from '@/server/key';
import { appendEntry } from '@/server/matches/append';
import { answerPlanned } from '@/server/planning/answer';
import { planNights } from '@/server/planning/create';
import { addPlayer } from '@/server/players/add';
import { mergePlayers } from '@/server/players/merge';
import { DEFAULT_POINTS } from '@/server/seasons/choices';
import { closeSeason } from '@/server/seasons/close';
import { createSeason } from '@/server/seasons/create';
import type { SeasonSaid } from '@/server/seasons/schemas';
import { startSession } from '@/server/sessions/start';
import { settle } from '@/server/settlement/settle';
import { payRecent, settleQuarter } from './accounts';
import { asOfThen } from './as-of-then';
import { CURRENCY, eveningsOf, tonight, unitValueAt } from './evenings';
import { ENTERED_TWICE, PEOPLE } from './people';

export const DEMO_CLUB = 'Café Candil';

/** Two years. */
export const DEMO_WEEKS = 104;

const QUARTER = 13;
/** The newest nights are not settled together: each shows its own payments. */
const RECENT = 8;
/** The running season goes on for so many days. */
const HALF_A_YEAR = 182;

export interface DemoInput {
  readonly userId: string;
  /** Now: the night that it is, is under way. */
  readonly today: Date;
  /** A name of the time zone database. */
  readonly timeZone: string;
  readonly locale: Locale;
  /** How many nights are over. */
  readonly weeks: number;
}

/**
 * Plays a club that belongs to this account, by the use cases that tables and organisers use. To be called
 * in a transaction of its own: all of the club is there, or nothing.
 */
export async function fillDemo(
  tx: Transaction,
  { userId, today, timeZone, locale, weeks }: DemoInput,
): Promise<{ clubId: string; slug: string }> {
  const db = within(tx);
  const form = { name: DEMO_CLUB, currency: CURRENCY, unitValue: unitValueAt(1), timeZone, locale };
  // An address that nobody waits for, who makes another one at the same time.
  const slug = `cafe-candil-${newKey().slice(0, 8)}`;
  const club = await foundClub(tx, userId, form, { slugs: [slug], demo: true });
  const scope = await authorise(tx, { kind: 'user', userId }, 'clubs.update', club.id);
  const people = [club.playerId];
  for (const { name } of PEOPLE) {
    if (name !== null) people.push(await named(db, scope, name));
  }
  const date = nightDate(today, timeZone);
  const past = Array.from({ length: weeks }, (_, week) => dayAfter(date, 7 * (week - weeks)));
  await playPast(tx, scope, past, people, timeZone);
  await keepSeasons(db, scope, past, date);
  await asOfThen(tx, club.id, timeZone);
  await playTonight(db, scope, date, people);
  await planNext(db, scope, date, people);
  return { clubId: club.id, slug };
}

async function named(db: Database, scope: Scope, name: string): Promise<string> {
  return (await addPlayer(db, scope, { requestId: newKey(), name })).id;
}

async function playPast(
  tx: Transaction,
  scope: Scope,
  dates: readonly string[],
  people: readonly string[],
  timeZone: string,
): Promise<void> {
  const again = Math.floor(dates.length * ENTERED_TWICE.at);
  const twice = await named(within(tx), scope, ENTERED_TWICE.name);
  let night = 0;
  for (const { date, present, document } of eveningsOf(dates)) {
    const isTwice = night === again || night === again + 1;
    const idOf = (person: number) =>
      isTwice && person === ENTERED_TWICE.person ? twice : (people[person] ?? null);
    const read = { document, result: scoreNight(document) };
    const { sessionId, version: expectedVersion } = await importRead(tx, scope, read, {
      date,
      people: present.map((person, at) => ({ id: `p${at + 1}`, playerId: idOf(person) })),
    });
    await settle(within(tx), scope, { sessionId, expectedVersion, treasurer: null });
    night += 1;
    if (night === QUARTER) await knowRows(tx);
    if (night % QUARTER === 0 && night <= dates.length - RECENT) {
      await settleQuarter(tx, scope, momentAt({ date, time: '23:50' }, timeZone));
    }
  }
  await payRecent(tx, scope, seeded(dates.length));
  const intoId = people[ENTERED_TWICE.person] ?? '';
  await mergePlayers(within(tx), scope, { fromId: twice, intoId });
}

/**
 * The planner learns of rows that only this transaction sees. Where tables were found empty before, as after
 * a demonstration was removed, it would read them whole for each of them.
 */
async function knowRows(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    analyze players, sessions, session_players, matches, entries, rounds, postings, results, tallies, plans,
      settled_nets, transfers, payments`);
}

/** One by money that is closed, and the running one by points for places. */
async function keepSeasons(
  db: Database,
  scope: Scope,
  dates: readonly string[],
  today: string,
): Promise<void> {
  const [first = '', middle = ''] = [dates[0], dates[Math.floor(dates.length / 2)]];
  const before = { from: first, to: dayAfter(middle, -1) };
  const now = { from: middle, to: dayAfter(today, HALF_A_YEAR) };
  const season = (of: { from: string; to: string }, more: Pick<SeasonSaid, 'score' | 'bestOf'>) => {
    // The running one by the years in which it was played until now.
    const until = of.to < today ? of.to : today;
    const [from, to] = [of.from.slice(0, 4), until.slice(0, 4)];
    const name = from === to ? from : `${from}/${to.slice(2)}`;
    const said = { ...of, name, game: null, minNights: 5, points: [...DEFAULT_POINTS], ...more };
    return createSeason(db, scope, { requestId: newKey(), ...said });
  };
  // After one night there is nothing to close.
  if (before.from > before.to) return;
  const { id: seasonId } = await season(before, { score: 'net', bestOf: null });
  await closeSeason(db, scope, { seasonId, expectedVersion: 1 });
  await season(now, { score: 'places', bestOf: 30 });
}

/** One table at which somebody is about to deal again. */
async function playTonight(
  db: Database,
  scope: Scope,
  date: string,
  people: readonly string[],
): Promise<void> {
  const { present, log } = tonight();
  const players = present.map((person) => people[person] ?? '');
  const { matchId } = await startSession(db, scope, {
    requestId: newKey(),
    date,
    unitValue: unitValueAt(1),
    match: { game: 'limited-loo', players, dealer: players[0] },
  });
  for (const [expectedVersion, entry] of log.entries()) {
    await appendEntry(db, scope, { matchId, clientId: newKey(), expectedVersion, entry });
  }
}

/** In a week and in two; for the first some have answered, and the one it is made for has not. */
async function planNext(
  db: Database,
  scope: Scope,
  date: string,
  people: readonly string[],
): Promise<void> {
  const { ids } = await planNights(db, scope, {
    requestId: newKey(),
    dates: [dayAfter(date, 7), dayAfter(date, 14)],
    time: '19:30',
    place: DEMO_CLUB,
    note: '',
  });
  const answers = ['yes', 'yes', 'maybe', 'yes', 'no'] as const;
  for (const [at, answer] of answers.entries()) {
    const playerId = people[at + 1];
    await answerPlanned(db, scope, { plannedId: ids[0] ?? '', playerId, answer });
  }
}
