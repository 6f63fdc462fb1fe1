// Where somebody is signed in: he sees his browsers, and signs out what he does not know.
import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { outcomeOf } from '@/server/testing/outcome';
import { world } from '@/server/testing/world';
import { createCaller } from '@/server/trpc/router';
import { deviceOf } from './device';
import { actorOf, LOGIN_COOKIE, openLogin } from './login';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0';
const TABLET = 'Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0';

test('a browser is known by two words', () => {
  expect(
    [PHONE, LAPTOP, TABLET, null, 'curl/8'].map((one) => Object.values(deviceOf(one))),
  ).toEqual([
    ['Safari', 'iPhone'],
    ['Edge', 'Windows'],
    ['Firefox', 'Android'],
    [null, null],
    [null, null],
  ]);
});

test('he signs out one of them, or all but this one, and nobody else’s', async () => {
  const { database, actors } = await world(await testDatabase());
  const { db, sql } = database;
  const idOf = (name: string) => {
    const actor = actors.get(name);
    return actor?.kind === 'user' ? actor.userId : '';
  };
  const opened = async (name: string, userAgent: string) => {
    const token = await openLogin(db, idOf(name), deviceOf(userAgent));
    const actor = () => actorOf(db, new Headers({ cookie: `${LOGIN_COOKIE}=${token}` }));
    return { actor, api: createCaller({ db, actor: await actor() }) };
  };
  const phone = await opened('member', PHONE);
  const laptop = await opened('member', LAPTOP);
  const tablet = await opened('member', TABLET);
  const owner = await opened('owner', PHONE);
  await sql`update logins set seen_at = now() - interval '3 days', created_at = now() - interval '9 days'`;
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

  await phone.actor();
  const list = await phone.api.auth.logins();
  expect(list.map(({ system, current }) => `${system} ${current}`).slice(0, 1)).toEqual([
    'iPhone true',
  ]);
  expect(list[0]).toMatchObject({ browser: 'Safari', since: day(9), lastSeen: day(0) });
  expect(list.map(({ system }) => system).sort()).toEqual(['Android', 'Windows', 'iPhone']);
  expect(list.find(({ system }) => system === 'Windows')?.lastSeen).toBe(day(3));

  const [theirs] = await owner.api.auth.logins();
  await phone.api.auth.signOutLogin({ loginId: theirs!.id });
  expect(await owner.actor()).toMatchObject({ kind: 'user' });
  await phone.api.auth.signOutLogin({ loginId: list.find((one) => one.system === 'Windows')!.id });
  expect(await laptop.actor()).toEqual({ kind: 'stranger' });
  expect(await tablet.actor()).toMatchObject({ kind: 'user' });
  await phone.api.auth.signOutOthers();
  expect(await tablet.actor()).toEqual({ kind: 'stranger' });
  expect(await phone.actor()).toMatchObject({ kind: 'user' });
  expect(
    await outcomeOf(() => createCaller({ db, actor: { kind: 'stranger' } }).auth.logins()),
  ).toBe('signed-out');
});

test('one person is somebody of his own in each of his clubs', async () => {
  const here = await world(await testDatabase());
  const { own, other } = here;
  const me = here.as('scorer');
  const invited = await here.as('owner of another club').members.invite({
    requestId: 'a'.repeat(32),
    clubId: other.clubId,
    role: 'member',
    playerId: other.players[0]!,
    many: false,
  });
  await me.members.accept({ token: invited.path.split('/').at(-1)! });
  const { playerId } = await me.members.playAsMyself({ clubId: own.clubId });
  const clubs = await me.clubs.list();
  expect(clubs.map(({ slug, role }) => `${slug} ${role}`).sort()).toEqual([
    'our-club scorer',
    'their-club member',
  ]);
  // Another role, another name, another history; and what happens in the one says nothing in the other.
  const add = { requestId: 'b'.repeat(32), clubId: other.clubId, name: 'Eva' };
  expect(await outcomeOf(() => me.players.add(add))).toBe('not-allowed');
  const names = async (clubId: string) =>
    (await me.players.list({ clubId })).filter((one) => one.userId !== null).map((one) => one.name);
  expect(await names(own.clubId)).toEqual(['scorer']);
  expect(await names(other.clubId)).toEqual(['Ana']);
  await here.as('owner').players.erase({ clubId: own.clubId, playerId, name: 'scorer' });
  expect((await me.clubs.list()).map(({ slug }) => slug)).toEqual(['their-club']);
  expect(await names(other.clubId)).toEqual(['Ana']);
});
