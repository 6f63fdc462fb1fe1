// A demonstration is a club like any other: what it shows was entered, settled, and can be replayed.
import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { isPassword } from '@/server/auth/password';
import { testEnvironment } from '@/server/testing/world';
import { createCaller } from '@/server/trpc/router';
import { verify } from '@/server/verify/verify';
import { fillDemo } from './fill';

const TODAY = new Date('2026-11-26T20:00:00Z');

test('fills a club that verify finds nothing wrong with, and only once', {
  timeout: 60_000,
}, async () => {
  const database = await testDatabase();
  testEnvironment(database.url);
  const { db } = database;
  const demo = await fillDemo(db, TODAY);
  if (demo === null) throw new Error('there was a club already');

  const api = createCaller({ db, actor: { kind: 'user', userId: demo.userId } });
  const club = await api.clubs.bySlug({ slug: demo.slug });
  expect(await api.players.list({ clubId: club.id })).toHaveLength(8);
  const { nights } = await api.sessions.list({ clubId: club.id, limit: 50 });
  expect(nights.map(({ date, status }) => `${date} ${status}`)).toEqual([
    '2026-11-26 open',
    '2026-11-19 settled',
    '2026-11-12 settled',
    '2026-11-05 settled',
    '2026-10-29 settled',
    '2026-10-22 settled',
    '2026-10-15 settled',
  ]);
  expect(nights[0]?.matches.map(({ status }) => status)).toEqual(['open']);

  const user = await db.query.users.findFirst();
  expect(user?.email).toBe(demo.email);
  expect(await isPassword(user?.passwordHash ?? null, demo.password)).toBe(true);

  expect(await verify(db)).toEqual({ matches: 7, nights: 7, differences: [] });
  expect(await fillDemo(db, TODAY)).toBeNull();
  expect(await api.clubs.list()).toHaveLength(1);
});
