import { TRPCError } from '@trpc/server';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { type Table, tableOf } from '@/server/testing/table';
import { createCaller } from '@/server/trpc/router';
import type { News } from './news';

let table: Table;
beforeEach(async () => {
  table = await tableOf(await testDatabase());
});

const ROUND = { type: 'round', tricks: { p2: 2, p3: 1 } };

/** Follows the night as somebody does whose phone is at a version of it. */
async function* follow(since: number, who: string): AsyncGenerator<News> {
  const { clubId } = table.world.own;
  const { sessionId } = table;
  const stream = await table.world.as(who).live.night({ clubId, sessionId, since });
  // What `tracked` makes is a tuple, whatever its type says.
  for await (const event of stream) yield (event as unknown as [string, News])[1];
}

async function next(stream: AsyncGenerator<News>): Promise<News> {
  const { value, done } = await stream.next();
  if (done) throw new Error('the stream has ended');
  return value;
}

test('a viewer sees each round as it is saved, once and in order', async () => {
  const stream = follow(1, 'member');
  const first = next(stream);
  await table.append(ROUND);
  expect(await first).toMatchObject({ version: 2, entries: [{ number: 1, entry: ROUND }] });
  await table.append({ type: 'void', entry: 1 });
  expect(await next(stream)).toMatchObject({ version: 3, entries: [{ number: 2 }] });
  await stream.return(undefined);
});

test('a viewer who was away catches up with all he missed, and nothing else', async () => {
  await table.append(ROUND);
  await table.append({ type: 'void', entry: 1 });
  await table.append(ROUND);
  const stream = follow(2, 'member');
  const news = await next(stream);
  expect(news.version).toBe(4);
  expect(news.entries.map((one) => one.number)).toEqual([2, 3]);
  await stream.return(undefined);
});

test('many writers at once: a viewer misses nothing', async () => {
  const stream = follow(1, 'member');
  const seen: number[] = [];
  const followed = (async () => {
    for await (const news of stream) {
      seen.push(...news.entries.map((one) => one.number));
      if (seen.length >= 12) return;
    }
  })();
  const writer = async () => {
    for (let saved = 0; saved < 3; ) {
      try {
        await table.append(ROUND);
        saved += 1;
      } catch (error) {
        // Somebody else was first: look again and save once more, as a phone does.
        if (!(error instanceof TRPCError && error.message === 'conflict')) throw error;
      }
    }
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
  await followed;
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('whoever looks on through a link is out the moment it is revoked, though nothing else happens', async () => {
  const { clubId, viewLink } = table.world.own;
  const { sessionId } = table.world.own;
  const actor = { kind: 'link', linkId: viewLink } as const;
  const { db } = table.world.database;
  const stream = await createCaller({ db, actor }).live.night({ clubId, sessionId, since: 0 });
  const ended = (async () => {
    for await (const _ of stream);
  })();
  await table.world.as('owner').links.revoke({ clubId, linkId: viewLink });
  await expect(ended).rejects.toMatchObject({ message: 'not-found' });
});

test('when the listening connection breaks, everybody is current again by himself', async () => {
  const stream = follow(1, 'member');
  await table.append(ROUND);
  await next(stream);
  const coming = next(stream);
  const { sql } = table.world.database;
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  await table.append({ type: 'void', entry: 1 });
  expect(await coming).toMatchObject({ version: 3, entries: [{ number: 2 }] });
  await stream.return(undefined);
});
