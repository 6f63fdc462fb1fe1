// The database is killed and comes back: nobody is told nonsense, nothing is lost, viewers are current again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@/db/client';
import { type Postgres, startPostgres } from '@/db/embedded.mjs';
import { migrateDatabase } from '@/db/migrate.mjs';
import { Refusal } from '@/server/refusal';
import { outcomeOf } from '@/server/testing/outcome';
import { type Table, tableOf } from '@/server/testing/table';
import { handleTrpc } from '@/server/trpc/http';
import { verify } from '@/server/verify/verify';
import type { News } from './news';

const dir = mkdtempSync(join(tmpdir(), `lanturlu-test-${process.pid}-`));
let server: Postgres;
let table: Table;
beforeAll(async () => {
  server = await startPostgres({ dir });
  await migrateDatabase(server.url);
  table = await tableOf({ ...connect(server.url, 5), url: server.url });
}, 60_000);
afterAll(async () => {
  await table.world.database.sql.end({ timeout: 1 });
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Within a second, on a machine that has nothing else to do. */
const SOON = 5_000;

const ROUND = { type: 'round', tricks: { p2: 2, p3: 1 } };

test('what is sent meanwhile is answered with 503, and counts once it is sent again', async () => {
  const { db } = table.world.database;
  const { clubId } = table.world.own;
  const stream = await table.world.as('member').live.night({
    clubId,
    sessionId: table.sessionId,
    since: 1,
  });
  const numbers: number[] = [];
  const followed = (async () => {
    for await (const event of stream) {
      const [, news] = event as unknown as [string, News];
      numbers.push(...news.entries.map((one) => one.number));
      if (numbers.length >= 2) return;
    }
  })();
  await table.append(ROUND);
  await expect.poll(() => numbers).toEqual([1]);

  process.kill(server.pid, 'SIGKILL');
  const sending = { clientId: table.newClientId(), expectedVersion: 1 };
  const send = () => table.append({ type: 'void', entry: 1 }, sending);
  await expect.poll(() => outcomeOf(send)).toBe('unavailable');
  for (const path of ['clubs.list', 'auth.me'] as const) {
    const headers = { cookie: 'lanturlu.login=whoever' };
    const request = new Request(`http://localhost/api/trpc/${path}`, { headers });
    const unexpected: unknown[] = [];
    const answer = await handleTrpc(request, { db, onUnexpected: (one) => unexpected.push(one) });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { message: 'unavailable' } });
    expect(unexpected).toEqual([]);
  }

  server = await startPostgres({ dir, port: server.port });
  const back = performance.now();
  await expect.poll(() => outcomeOf(send)).toBe('passes');
  await followed;
  expect(performance.now() - back).toBeLessThan(SOON);
  expect(numbers).toEqual([1, 2]);
  expect((await verify(db)).differences).toEqual([]);
});

test('a refusal of its own is none of the database, however it is wrapped', async () => {
  const { db } = table.world.database;
  const broken = db.transaction(async (tx) => {
    await tx.execute(raw`select 1`);
    throw new Refusal('conflict');
  });
  await expect(broken).rejects.toMatchObject({ code: 'conflict' });
  expect(await outcomeOf(() => table.append(ROUND, { expectedVersion: 0 }))).toBe('conflict');
});
