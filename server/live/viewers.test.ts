// Many look on at one night: what that costs the database, and who is out when he may no more.
import { drizzle } from 'drizzle-orm/postgres-js';
import { beforeEach, expect, test } from 'vitest';
import * as schema from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { closeAllLogins, closeLogin, LOGIN_COOKIE, openLogin } from '@/server/auth/login';
import type { Actor } from '@/server/auth/scope';
import { openBoard } from '@/server/board/open';
import { type Table, tableOf } from '@/server/testing/table';
import { contextOf } from '@/server/trpc/context';
import type { Context } from '@/server/trpc/init';
import { createCaller } from '@/server/trpc/router';
import type { News } from './news';

let table: Table;
beforeEach(async () => {
  table = await tableOf(await testDatabase());
});

const ROUND = { type: 'round', tricks: { p2: 2, p3: 1 } };
/** What a table has before its first round: it was started. */
const STARTED = 1;
const PATIENCE = { timeout: 15_000 };

/** The same database, through a pair of eyes that counts what it is asked. */
function counted() {
  const queries: string[] = [];
  const logger = { logQuery: (query: string) => void queries.push(query) };
  const { sql } = table.world.database;
  return { db: drizzle(sql, { schema, casing: 'snake_case', logger }), queries };
}

/** Someone who looks on, and what he has been told. */
function viewer(context: Context, since = STARTED) {
  const told: News[] = [];
  const ended = (async () => {
    const { clubId } = table.world.own;
    const { sessionId } = table;
    const stream = await createCaller(context).live.night({ clubId, sessionId, since });
    for await (const event of stream) told.push((event as unknown as [string, News])[1]);
  })();
  // Whether it ended well is for the test to say.
  ended.catch(() => {});
  return { told, ended };
}

function member(): Actor {
  return table.world.actors.get('member') ?? { kind: 'stranger' };
}

async function signedIn(who: string) {
  const actor = table.world.actors.get(who);
  if (actor?.kind !== 'user') throw new Error(`${who} is nobody`);
  const { db } = table.world.database;
  const token = await openLogin(db, actor.userId);
  const headers = new Headers({ cookie: `${LOGIN_COOKIE}=${token}` });
  return { token, userId: actor.userId, context: await contextOf(headers, { db }) };
}

test('two hundred viewers of a night cost what one costs at each round', async () => {
  const { db, queries } = counted();
  const viewers: ReturnType<typeof viewer>[] = [];
  let version = STARTED;
  const come = (count: number) => {
    for (let one = 0; one < count; one += 1) viewers.push(viewer({ db, actor: member() }, version));
  };
  const costOfRound = async () => {
    queries.length = 0;
    await table.append(ROUND);
    version += 1;
    const all = () => viewers.every(({ told }) => told.at(-1)?.version === version);
    await expect.poll(all, PATIENCE).toBe(true);
    return queries.length;
  };
  come(1);
  await costOfRound();
  const costOfOne = await costOfRound();

  queries.length = 0;
  come(199);
  // Each is let in, and asked once more when he begins to listen; then all look once together.
  const asked = (from: string) => queries.filter((query) => query.includes(from)).length;
  const arrived = () => [asked('from "members"'), asked('from "sessions"')];
  await expect.poll(arrived, PATIENCE).toEqual([2 * 199, 1]);
  expect(await costOfRound()).toBe(costOfOne);
  expect(new Set(viewers.map(({ told }) => told.at(-1))).size).toBe(1);
});

test('whoever lags behind is told what he lacks, and not what the others are told', async () => {
  await table.append(ROUND);
  await table.append(ROUND);
  await table.append({ type: 'void', entry: 1 });
  const { db } = table.world.database;
  const viewers = [1, 2, 3, 2, 1].map((since) => viewer({ db, actor: member() }, since));
  await expect.poll(() => viewers.every(({ told }) => told.length === 1)).toBe(true);
  const numbers = viewers.map(({ told }) => told[0]?.entries.map(({ number }) => number));
  expect(numbers).toEqual([[1, 2, 3], [2, 3], [3], [2, 3], [1, 2, 3]]);
});

test('a member of another club is told nothing, though somebody looks on who may', async () => {
  const { db } = table.world.database;
  const inside = viewer({ db, actor: member() }, 0);
  await expect.poll(() => inside.told.length).toBe(1);
  const { clubId } = table.world.other;
  const { sessionId } = table;
  const outsider = table.world.as('owner of another club');
  const stream = await outsider.live.night({ clubId, sessionId, since: 0 });
  const first = stream[Symbol.asyncIterator]().next();
  await expect(first).rejects.toMatchObject({ message: 'not-found' });
});

test('a member who is removed is out at once, though nothing else happens', async () => {
  const { userId, context } = await signedIn('member');
  const removed = viewer(context);
  const staying = viewer((await signedIn('scorer')).context);
  await table.append(ROUND);
  await expect.poll(() => [removed.told.length, staying.told.length]).toEqual([1, 1]);
  await table.world.as('owner').members.remove({ clubId: table.world.own.clubId, userId });
  await expect(removed.ended).rejects.toMatchObject({ message: 'not-found' });
  await table.append(ROUND);
  await expect.poll(() => staying.told.length).toBe(2);
});

test('whoever signs out is out on that phone, and on all of them after a lost password', async () => {
  const { db } = table.world.database;
  const [phone, tablet] = [await signedIn('member'), await signedIn('member')];
  const onPhone = viewer(phone.context);
  const onTablet = viewer(tablet.context);
  await table.append(ROUND);
  await expect.poll(() => [onPhone.told.length, onTablet.told.length]).toEqual([1, 1]);
  await closeLogin(db, phone.token);
  await expect(onPhone.ended).rejects.toMatchObject({ message: 'signed-out' });
  await table.append(ROUND);
  await expect.poll(() => onTablet.told.length).toBe(2);
  await closeAllLogins(db, tablet.userId);
  await expect(onTablet.ended).rejects.toMatchObject({ message: 'signed-out' });
});

test('the boards of a night are read once a round, and go dark with their link', async () => {
  const { clubId } = table.world.own;
  const { sessionId } = table;
  const owner = table.world.as('owner');
  const { path, linkId } = await owner.links.board({ clubId, sessionId });
  const { db, queries } = counted();
  const leave = new AbortController();
  const boards = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const board = await openBoard(db, path.split('/').at(-1) ?? '');
      if (board === null) throw new Error('the link opens nothing');
      const seen: number[] = [];
      const dark = (async () => {
        for await (const { version } of board.changes(STARTED, leave.signal)) seen.push(version);
      })();
      return { seen, dark };
    }),
  );
  const all = (versions: number[]) =>
    expect.poll(() => boards.every(({ seen }) => `${seen}` === `${versions}`)).toBe(true);
  await table.append(ROUND);
  await all([2]);
  queries.length = 0;
  await table.append(ROUND);
  await all([2, 3]);
  expect(queries.filter((query) => query.includes('from "clubs"'))).toHaveLength(1);
  await owner.links.revoke({ clubId, linkId });
  await Promise.all(boards.map(({ dark }) => dark));
  leave.abort();
});
