// kill -9 while phones save: every confirmed round is there, every other one is sent again, none is there twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@/db/client';
import { type Postgres, startPostgres, supervise } from '@/db/embedded.mjs';
import { migrateDatabase } from '@/db/migrate.mjs';
import { type Random, seeded } from '@/engine/machines/random';
import { LOGIN_COOKIE, openLogin } from '@/server/auth/login';
import { type Table, tableOf } from '@/server/testing/table';
import { verify } from '@/server/verify/verify';
import { type SavingPhone, savingPhone } from './phone';
import { type Killable, killableApi, killableBuild } from './process';

const DEEP = process.env.DEEP === '1';
const KILLS = Number(process.env.KILLS ?? (DEEP ? 200 : 3));
/** The built app is what people run; in `npm test` it is built only after this, and starts more slowly. */
const killable = DEEP ? killableBuild : killableApi;
const SEED = Number(process.env.SEED ?? 1);
const PHONES = 3;
/** A kill is worth something once there was something to lose. */
const BETWEEN = 4;
/** A bound only against what never comes: a busy machine takes its time with a log of thousands. */
const PATIENCE = { timeout: 180_000, interval: 20 };

const dir = mkdtempSync(join(tmpdir(), `lanturlu-test-${process.pid}-`));
let server: Postgres;
let unwatch: () => void;
let table: Table;
let app: Killable;
let cookie: string;

beforeAll(async () => {
  // With everything that keeps a commit through a crash.
  server = await startPostgres({ dir });
  unwatch = supervise(server, { dir }, () => {});
  await migrateDatabase(server.url);
  table = await tableOf({ ...connect(server.url, 3), url: server.url });
  const owner = table.world.actors.get('owner');
  if (owner?.kind !== 'user') throw new Error('there is no owner');
  cookie = `${LOGIN_COOKIE}=${await openLogin(table.world.database.db, owner.userId)}`;
  app = await killable({ DATABASE_URL: server.url });
}, 120_000);

afterAll(async () => {
  await app.kill();
  await table.world.database.sql.end({ timeout: 1 });
  unwatch();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Phones save without a pause while something is killed, again and again. */
async function survive(kill: (random: Random) => Promise<void>): Promise<void> {
  const random = seeded(SEED);
  const { clubId } = table.world.own;
  const first = { ...(await table.get()), nightStatus: 'open' };
  const where = { origin: app.origin, cookie, clubId, first };
  const phones = Array.from({ length: PHONES }, () => savingPhone(where, random));
  const confirmed = () => phones.reduce((sum, one) => sum + one.confirmed.size, 0);
  let over = false;
  const saving = phones.map(async (phone) => {
    while (!over) {
      if (phone.waiting() < 2) await phone.save();
      await sleep(random.below(40));
    }
  });
  for (let count = 0; count < KILLS; count += 1) {
    const before = confirmed();
    await expect.poll(() => confirmed() - before, PATIENCE).toBeGreaterThanOrEqual(BETWEEN);
    await sleep(random.below(120));
    await kill(random);
  }
  over = true;
  await Promise.all(saving);
  for (const phone of phones) await expect.poll(() => rest(phone), PATIENCE).toBe('all sent');

  const { log } = await table.get();
  const numbers = new Map(log.map((one) => [one.clientId, one.number]));
  expect(numbers.size).toBe(log.length);
  expect(log.map((one) => one.number)).toEqual(log.map((_, index) => index + 1));
  for (const { confirmed, entered } of phones) {
    for (const [clientId, number] of confirmed) expect(numbers.get(clientId)).toBe(number);
    for (const clientId of entered) expect(numbers.has(clientId)).toBe(true);
  }
  const entered = phones.reduce((sum, one) => sum + one.entered.length, 0);
  expect(log.length - first.log.length).toBe(entered);
  expect((await verify(table.world.database.db)).differences).toEqual([]);
  expect(app.unexpected()).toBe('');
}

function rest(phone: SavingPhone): string {
  return phone.stopped() ?? (phone.waiting() === 0 ? 'all sent' : `${phone.waiting()} wait`);
}

const LONG = { timeout: 3_600_000 };

test(`the app is killed ${KILLS} times`, LONG, () =>
  survive(async () => {
    await app.kill();
    await app.start();
  }),
);

test(
  `the database is killed ${KILLS} times, by turns all of it and one of its processes`,
  LONG,
  () =>
    survive(async (random) => {
      const { sql } = table.world.database;
      if (random.chance(0.5)) {
        process.kill(server.pid, 'SIGKILL');
        return;
      }
      const backends = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      process.kill(random.pick(backends).pid, 'SIGKILL');
    }),
);
