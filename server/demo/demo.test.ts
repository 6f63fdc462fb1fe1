// A demonstration is a club like any other, all of it or none; and when it is removed, nothing says that there was one.
import { beforeEach, expect, test } from 'vitest';
import { users } from '@/db/schema';
import { type TestDatabase, testDatabase } from '@/db/testing/database';
import { readDocument } from '@/engine/document/read';
import { isPassword } from '@/server/auth/password';
import { dayAfter, nightDate } from '@/server/clubs/local-time';
import { newKey } from '@/server/key';
import { fingerprint } from '@/server/testing/fingerprint';
import { outcomeOf, refusalOf } from '@/server/testing/outcome';
import { testEnvironment } from '@/server/testing/world';
import { createCaller } from '@/server/trpc/router';
import { verify } from '@/server/verify/verify';
import { makeDemoAccount } from './account';
import { createDemo } from './create';
import { DEMO_WEEKS } from './fill';
import { removeAllDemos } from './remove';
import { countDemo } from './turns';

const DEEP = process.env.DEEP === '1';
/** A month and a half, or all of it. */
const WEEKS = DEEP ? DEMO_WEEKS : 6;
const PATIENCE = DEEP ? { timeout: 300_000 } : {};
const DEMO = { timeZone: 'Europe/Berlin', weeks: WEEKS };
/** Of the night that is under way, and of others before and after it. */
const dayFrom = (days: number) => dayAfter(nightDate(new Date(), DEMO.timeZone), days);

let database: TestDatabase;
let userId: string;

beforeEach(async () => {
  database = await testDatabase();
  testEnvironment(database.url);
  const ada = { name: 'Ada', email: 'ada@example.org', passwordHash: '', locale: 'es' };
  const [user] = await database.db.insert(users).values(ada).returning();
  userId = user!.id;
});

const apiOf = (id: string) =>
  createCaller({ db: database.db, actor: { kind: 'user', userId: id } });

test(
  'shows everything that a club can have, and goes without a trace, with what was entered in it',
  PATIENCE,
  async () => {
    const before = await fingerprint(database);
    const { slug } = await createDemo(database.db, userId, DEMO);
    const api = apiOf(userId);
    const club = await api.clubs.bySlug({ slug });
    const clubId = club.id;
    expect(club).toMatchObject({ role: 'owner', demo: true, locale: 'es' });

    const people = await api.players.list({ clubId });
    expect(people).toHaveLength(13);
    expect(people.find((one) => one.userId === userId)).toMatchObject({ name: 'Ada' });
    expect(await api.players.merges({ clubId })).toHaveLength(1);
    const { nights, nextCursor } = await api.sessions.list({ clubId, limit: 50 });
    expect(nights.slice(0, 3).map(({ date, status }) => `${date} ${status}`)).toEqual([
      `${dayFrom(0)} open`,
      `${dayFrom(-7)} settled`,
      `${dayFrom(-14)} settled`,
    ]);
    expect(nights).toHaveLength(Math.min(WEEKS + 1, 50));
    expect(nextCursor === null).toBe(WEEKS + 1 <= 50);
    expect(nights[0]?.matches.map(({ status }) => status)).toEqual(['open']);
    const documents = await Promise.all(
      nights.map(async ({ id }) => (await api.export.night({ clubId, sessionId: id })).document),
    );
    const read = documents.map((text) => readDocument(text));
    const matches = read.flatMap((one) => ('document' in one ? one.document.matches : []));
    const types = matches.flatMap(({ log }) => log.map(({ type }) => type));
    for (const type of ['amend', 'void', 'insert', 'penalty', 'reenganche']) {
      expect(types, type).toContain(type);
    }
    expect(new Set(matches.map(({ game }) => game)).size).toBe(5);
    const shared = documents.map((text) => text.includes('"expenses"'));
    expect(shared).toContain(true);
    expect(nights.map(({ sharedExpenses }) => sharedExpenses)).toEqual(shared);
    const [open] = (await api.payments.balances({ clubId })).open;
    expect(open?.lines.some((line) => line.open !== line.money)).toBe(true);
    expect(open?.lines.some((line) => line.open === line.money)).toBe(true);
    const { seasons } = await api.seasons.list({ clubId });
    expect(seasons.map(({ state }) => state).sort()).toEqual(['closed', 'running']);
    expect(await verify(database.db)).toMatchObject({ nights: WEEKS + 1, differences: [] });
    expect(await createDemo(database.db, userId, DEMO)).toEqual({ slug });

    const [one, two] = people.map(({ id }) => id);
    const match = { game: 'chinchon' as const, players: [one ?? '', two ?? ''] };
    const night = { requestId: newKey(), clubId, date: dayFrom(1), unitValue: '1', match };
    const { sessionId } = await api.sessions.start(night);
    await api.links.board({ clubId, sessionId });
    await api.planning.makeCalendar({ clubId });
    const when = { dates: [dayFrom(3), dayFrom(4)], time: '19:30', place: '', note: '' };
    await api.planning.create({ requestId: newKey(), clubId, ...when });
    const asked = { role: 'member' as const, playerId: null, many: true };
    await api.members.invite({ requestId: newKey(), clubId, ...asked });
    await api.clubs.removeDemo({ clubId });
    expect(await fingerprint(database)).toBe(before);
  },
);

test('is one for who taps twice, and is removed while a round is being saved in it: that comes first', async () => {
  const { sql } = database;
  const before = await fingerprint(database);
  const ask = () => apiOf(userId).clubs.createDemo({ ...DEMO, weeks: 1 });
  await Promise.all([ask(), ask()]);
  const [club, ...others] = await apiOf(userId).clubs.list();
  expect(others).toEqual([]);
  const removing = { clubId: club?.id ?? '' };
  let removed: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`select 1 from sessions where status = 'open' for update`;
    removed = apiOf(userId).clubs.removeDemo(removing);
    const waiting = () => sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await tx`update results set net = net`;
    await tx`
      insert into audit (club_id, action, subject) values (${removing.clubId}, 'saved', '{}')`;
  });
  await removed;
  for (const _ of ['second', 'third', 'fourth']) countDemo(userId);
  expect(await refusalOf(ask)).toMatchObject({
    code: 'too-many-attempts',
    params: { minutes: 60 },
  });
  expect(await fingerprint(database)).toBe(before);
});

test('is not there at all where something goes wrong towards its end', async () => {
  const { sql, db } = database;
  const before = await fingerprint(database);
  await sql`alter table payments add constraint nobody_pays check (false)`;
  await expect(createDemo(db, userId, { ...DEMO, weeks: 2 })).rejects.toThrow();
  expect(await fingerprint(database)).toBe(before);
});

test('a club that is none is not removed by its button, nor with all demonstrations', async () => {
  const { db } = database;
  const before = await fingerprint(database);
  const account = await makeDemoAccount(db, 'Ada Quill');
  const [user] = (await db.select().from(users)).filter(({ id }) => id === account.userId);
  expect(await isPassword(user?.passwordHash ?? null, account.password)).toBe(true);
  await createDemo(db, account.userId, { ...DEMO, weeks: 1 });
  const form = { currency: null, unitValue: '1', timeZone: 'UTC', locale: 'en' as const };
  const api = apiOf(account.userId);
  const own = await api.clubs.create({ requestId: newKey(), name: 'Thursday', ...form });
  expect(await outcomeOf(() => api.clubs.removeDemo({ clubId: own.id }))).toBe('not-allowed');
  expect(await removeAllDemos(db)).toBe(1);
  expect((await api.clubs.list()).map(({ name }) => name)).toEqual(['Thursday']);
  await api.auth.deleteAccount();
  expect(await fingerprint(database)).toBe(before);

  await createDemo(db, (await makeDemoAccount(db, 'Ada Quill')).userId, { ...DEMO, weeks: 1 });
  expect(await removeAllDemos(db)).toBe(1);
  expect(await fingerprint(database)).toBe(before);
});
