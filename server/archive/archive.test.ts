// A club is written into a file, taken away, and comes back as it was: but for its members.
import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clubs, users } from '@/db/schema';
import { createDatabase, type TestDatabase, testDatabase } from '@/db/testing/database';
import { purgeClub } from '@/server/clubs/purge';
import { makeDemoAccount } from '@/server/demo/account';
import { createDemo } from '@/server/demo/create';
import { DEMO_CLUB } from '@/server/demo/fill';
import { newKey } from '@/server/key';
import { refillAll } from '@/server/ratings/keep';
import { fingerprint } from '@/server/testing/fingerprint';
import { testEnvironment } from '@/server/testing/world';
import { createCaller } from '@/server/trpc/router';
import { verify } from '@/server/verify/verify';
import { restoreArchive } from './restore';
import { KEPT, LEFT_OUT } from './tables';
import { writeArchive } from './write';

async function archiveOf({ sql }: TestDatabase, slug: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await writeArchive(sql, slug, to);
  return Buffer.concat(chunks);
}

const opening = (bytes: Buffer) => () => Readable.from([bytes]);
const linesOf = (bytes: Buffer) => gunzipSync(bytes).toString().trimEnd().split('\n');
/** All but the moment at which it was written. */
const contentOf = (bytes: Buffer) => linesOf(bytes).slice(1, -1).sort();

async function clubOf({ db }: TestDatabase) {
  const [club] = await db.select().from(clubs).where(eq(clubs.name, DEMO_CLUB));
  return club!;
}

/** What the club's organiser reads, however he came to be it. */
async function readAll(database: TestDatabase, clubId: string, userId: string) {
  const api = createCaller({ db: database.db, actor: { kind: 'user', userId } });
  const { nights } = await api.sessions.list({ clubId });
  const documents = await Promise.all(
    nights.map(async ({ id }) => (await api.export.night({ clubId, sessionId: id })).document),
  );
  const settlements = await Promise.all(
    nights.map(({ id }) => api.settlement.get({ clubId, sessionId: id })),
  );
  const players = (await api.players.list({ clubId })).map(({ name }) => name);
  const { nights: planned } = await api.planning.list({ clubId });
  return {
    planned,
    documents,
    settlements,
    balances: await api.payments.balances({ clubId }),
    players,
  };
}

/** In a week, with one who comes. */
async function planNext({ db }: TestDatabase, clubId: string, userId: string): Promise<void> {
  const { planning } = createCaller({ db, actor: { kind: 'user', userId } });
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const night = { dates: [date], time: '19:30', place: 'At Bruno’s', note: '' };
  const { ids } = await planning.create({ clubId, requestId: newKey(), ...night });
  await planning.answer({ clubId, plannedId: ids[0]!, answer: 'yes' });
}

describe('a club that has played', () => {
  let database: TestDatabase;
  let before: Awaited<ReturnType<typeof readAll>>;
  let archive: Buffer;

  beforeAll(async () => {
    const created = await createDatabase();
    database = created;
    testEnvironment(database.url);
    const { userId } = await makeDemoAccount(database.db, 'Ada Quill');
    await createDemo(database.db, userId, { timeZone: 'Europe/Berlin', weeks: 5 });
    const { id, slug } = await clubOf(database);
    await planNext(database, id, userId);
    await refillAll(database.db);
    before = await readAll(database, id, userId);
    archive = await archiveOf(database, slug);
    return created.drop;
  }, 120_000);

  test('comes back as it was, and whoever opens the link owns it', async () => {
    const { id, slug } = await clubOf(database);
    await purgeClub(database.db, id);
    for (const table of [...Object.keys(KEPT), ...LEFT_OUT]) {
      const [row] = await database.sql`select count(*)::int as count from ${database.sql(table)}`;
      expect(row?.count, table).toBe(0);
    }

    const restored = await restoreArchive(database.sql, opening(archive));
    expect(restored).toMatchObject({ name: DEMO_CLUB, slug, rows: contentOf(archive).length });
    expect(contentOf(await archiveOf(database, slug))).toEqual(contentOf(archive));
    expect(await verify(database.db)).toMatchObject({ differences: [] });

    const [user] = await database.db.select().from(users).limit(1);
    const api = createCaller({ db: database.db, actor: { kind: 'user', userId: user!.id } });
    const token = restored.claimPath.split('/').at(-1) ?? '';
    await api.members.accept({ token });
    expect((await api.members.list({ clubId: id })).map(({ role }) => role)).toEqual(['owner']);
    expect(await readAll(database, id, user!.id)).toEqual(before);
  });

  test('comes back on another machine, where nobody of it is known', async () => {
    const elsewhere = await testDatabase();
    await restoreArchive(elsewhere.sql, opening(archive));
    const { slug } = await clubOf(elsewhere);
    expect(contentOf(await archiveOf(elsewhere, slug))).toEqual(contentOf(archive));
    expect(await elsewhere.db.select().from(users)).toEqual([]);
  });

  test('comes out of an older version’s file with the places and ratings that it did not know', async () => {
    const elsewhere = await testDatabase();
    await restoreArchive(elsewhere.sql, opening(older(archive)));
    await refillAll(elsewhere.db);
    const { slug } = await clubOf(elsewhere);
    expect(contentOf(await archiveOf(elsewhere, slug))).toEqual(contentOf(archive));
    expect(linesOf(archive).some((line) => line.startsWith('["ratings"'))).toBe(true);
  });

  test('is not written over', async () => {
    const unchanged = await fingerprint(database);
    await expect(restoreArchive(database.sql, opening(archive))).rejects.toMatchObject({
      code: 'club-exists',
    });
    expect(await fingerprint(database)).toBe(unchanged);
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100), 'damaged'],
    ['without one of its rows', (bytes: Buffer) => without(bytes, 7), 'damaged'],
    [
      'with another amount',
      (bytes: Buffer) => changed(bytes, /"amount": "1"/, '"amount": "2"'),
      'damaged',
    ],
    ['without its foot', (bytes: Buffer) => without(bytes, -1), 'damaged'],
    [
      'of a later version',
      (bytes: Buffer) => changed(bytes, /"schema":\d+/, '"schema":999'),
      'newer',
    ],
    ['of a later form', (bytes: Buffer) => changed(bytes, /archive\/1/, 'archive/2'), 'newer'],
    ['that is something else', () => gzipSync('{"format":"lanturlu/1"}\n{}\n'), 'no-archive'],
    ['that is no archive at all', () => Buffer.from('PK'), 'no-archive'],
    ['that is empty', () => Buffer.alloc(0), 'no-archive'],
  ])('does not come out of a file %s', async (_, damage, code) => {
    const elsewhere = await testDatabase();
    const empty = await fingerprint(elsewhere);
    const file = opening(damage(archive));
    await expect(restoreArchive(elsewhere.sql, file)).rejects.toMatchObject({ code });
    expect(await fingerprint(elsewhere)).toBe(empty);
  });

  test('gives away no secret', () => {
    const text = linesOf(archive).join('\n');
    expect(text).not.toMatch(/argon2|password|@/);
  });
});

test('every table of a club is kept or left out', async () => {
  const { sql } = await testDatabase();
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'club_id'`;
  const named = [...Object.keys(KEPT), ...LEFT_OUT].filter((name) => name !== 'clubs');
  expect(tables.map(({ name }) => name).sort()).toEqual(named.sort());
});

/** As it was written before results had places, matches ratings, and places of a night its date. */
function older(bytes: Buffer): Buffer {
  const [first = '', ...rest] = linesOf(bytes);
  const head = JSON.stringify({ ...JSON.parse(first), schema: 16 });
  const rows = rest.slice(0, -1).flatMap((line) => {
    if (/^\["(ratings|rating_gaps)",/.test(line)) return [];
    const [, table] = /^\["(results|session_players)",/.exec(line) ?? [];
    if (table === undefined) return [line];
    const row = JSON.parse(line)[1];
    for (const name of ['game', 'place', 'biggest_pot', 'date']) delete row[name];
    return [JSON.stringify([table, row])];
  });
  const sum = createHash('sha256');
  for (const line of [head, ...rows]) sum.update(`${line}\n`);
  const foot = JSON.stringify({ rows: rows.length, sha256: sum.digest('hex') });
  return gzipSync(`${[head, ...rows, foot].join('\n')}\n`);
}

function without(bytes: Buffer, index: number): Buffer {
  const lines = linesOf(bytes);
  lines.splice(index, 1);
  return gzipSync(`${lines.join('\n')}\n`);
}

function changed(bytes: Buffer, what: RegExp, into: string): Buffer {
  return gzipSync(gunzipSync(bytes).toString().replace(what, into));
}
