import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { entries, matches, postings, rounds } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { fingerprint } from '@/server/testing/fingerprint';
import { refusalOf } from '@/server/testing/outcome';
import { auditLog, type Table, tableOf } from '@/server/testing/table';
import { verify } from '@/server/verify/verify';

let table: Table;
beforeEach(async () => {
  table = await tableOf(await testDatabase());
});

const SINGLE = { type: 'round', tricks: { p2: 2, p3: 1 } };
const DOUBLE = { type: 'round', calls: { p4: 'pass' }, tricks: { p1: 2, p2: 1 } };

describe('an entry', () => {
  test('is kept with its author and moves pot, ledger and nets', async () => {
    expect(await table.append(SINGLE)).toMatchObject({ number: 1, version: 1 });
    const match = await table.get();
    expect(match.log).toMatchObject([{ number: 1, entry: SINGLE, by: 'owner' }]);
    const { db } = table.world.database;
    const ledger = await db.select().from(postings).where(eq(postings.matchId, table.matchId));
    expect(ledger.map(({ from, to, amount }) => `${from}→${to} ${amount.toString()}`)).toEqual([
      'p1→pot 3',
      'pot→p2 1',
      'pot→p2 1',
      'pot→p3 1',
      'p4→pot 3',
      'p1→pot 3',
    ]);
  });

  test('that is sent twice is written once, and acknowledged twice', async () => {
    const clientId = table.newClientId();
    const first = await table.append(SINGLE, { clientId, expectedVersion: 0 });
    const again = await table.append(SINGLE, { clientId, expectedVersion: 0 });
    expect(again).toEqual(first);
    expect((await table.get()).log).toHaveLength(1);
  });

  test('that is sent twice at the same moment is written once', async () => {
    const clientId = table.newClientId();
    const both = await Promise.all([
      table.append(SINGLE, { clientId, expectedVersion: 0 }),
      table.append(SINGLE, { clientId, expectedVersion: 0 }),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect((await table.get()).log).toHaveLength(1);
  });

  test('with a client id that was used for another one is refused', async () => {
    const clientId = table.newClientId();
    await table.append(SINGLE, { clientId });
    const before = await fingerprint(table.world.database);
    expect(await refusalOf(() => table.append(DOUBLE, { clientId }))).toMatchObject({
      code: 'key-reused',
    });
    expect(await fingerprint(table.world.database)).toBe(before);
  });

  test('against the rules is refused with the words of the engine, and nothing is written', async () => {
    const before = await fingerprint(table.world.database);
    const refusal = await refusalOf(() => table.append({ type: 'round', tricks: { p2: 4 } }));
    expect(refusal).toMatchObject({
      code: 'against-the-rules',
      problems: [{ code: 'trick-total', params: { count: 4, of: 3 }, at: '/log/0/tricks' }],
    });
    expect(await fingerprint(table.world.database)).toBe(before);
  });

  test('of another form is refused with the place of the fault', async () => {
    const refusal = await refusalOf(() => table.append({ type: 'round', out: 'p1' }));
    expect(refusal).toMatchObject({ code: 'invalid-input', params: { at: '/entry/out' } });
  });
});

test.each(['2026-06-30T23:59:60Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])(
  'an entry of the time %s is kept as it is, though no column of times can hold it',
  async (time) => {
    await table.append({ ...SINGLE, time });
    expect((await table.get()).log).toMatchObject([{ entry: { ...SINGLE, time } }]);
  },
);

describe('two scorers', () => {
  test('who save at once: the second is told what the first has entered', async () => {
    await table.append(SINGLE, { expectedVersion: 0 });
    const refusal = await refusalOf(() => table.append(SINGLE, { expectedVersion: 0 }));
    expect(refusal).toMatchObject({
      code: 'conflict',
      params: { version: 1 },
      missed: [{ number: 1, entry: SINGLE, by: 'owner' }],
    });
    expect((await table.get()).log).toHaveLength(1);
  });

  test('of two stale corrections one succeeds', async () => {
    await table.append(SINGLE);
    const amend = { type: 'amend', entry: 1, with: { type: 'round', tricks: { p4: 3 } } };
    const outcomes = await Promise.allSettled([
      table.append(amend, { expectedVersion: 1 }),
      table.append({ type: 'void', entry: 1 }, { expectedVersion: 1 }),
    ]);
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await table.get()).version).toBe(2);
  });
});

describe('a correction', () => {
  test('of the first round moves all that follows, as if it had been right at once', async () => {
    await table.append(SINGLE);
    await table.append(DOUBLE);
    await table.append({ type: 'amend', entry: 1, with: { type: 'round', tricks: { p2: 3 } } });
    const { db } = table.world.database;
    const played = await db
      .select({ number: rounds.number, entry: rounds.entry, output: rounds.output })
      .from(rounds)
      .where(eq(rounds.matchId, table.matchId))
      .orderBy(rounds.number);
    expect(played).toMatchObject([
      { number: 1, entry: 1, output: { closingPot: '9', looed: ['p1', 'p3', 'p4'] } },
      { number: 2, entry: 2, output: { openingPot: '12', closingPot: '3' } },
    ]);
    expect((await verify(db)).differences).toEqual([]);
  });

  test('may name an entry by its client id', async () => {
    const clientId = table.newClientId();
    await table.append(SINGLE, { clientId });
    await table.append({ type: 'void', entry: clientId });
    expect((await table.get()).log[1]).toMatchObject({ entry: { type: 'void', entry: 1 } });
  });

  test('that leaves a later entry refused is accepted, and the night cannot be settled', async () => {
    await table.append(SINGLE);
    await table.append(DOUBLE);
    await table.append({ type: 'close' });
    await table.append({ type: 'void', entry: 1 });
    expect(await table.settlement()).toMatchObject({ ready: false, blockedBy: 'to-be-mended' });
    expect(await refusalOf(() => table.settle())).toMatchObject({ code: 'to-be-mended' });
  });

  test('is shown before it is made, and showing it changes nothing', async () => {
    await table.append(SINGLE);
    await table.append(DOUBLE);
    const before = await fingerprint(table.world.database);
    const preview = await table.preview({ type: 'void', entry: 1 });
    expect(preview.pot).toEqual({ was: '3', becomes: '0' });
    expect(preview.mend).toMatchObject([{ entry: 2, code: 'single' }]);
    expect(await fingerprint(table.world.database)).toBe(before);
  });
});

describe('the log', () => {
  test('cannot be changed or deleted, not even by hand', async () => {
    await table.append(SINGLE);
    const { db, sql } = table.world.database;
    const own = eq(entries.matchId, table.matchId);
    await expect(db.update(entries).set({ number: 7 }).where(own)).rejects.toThrow();
    await expect(db.delete(entries).where(own)).rejects.toThrow();
    await expect(sql`truncate entries cascade`).rejects.toThrow(/cannot be changed/);
    expect((await table.get()).log).toHaveLength(1);
  });

  test('keeps what people wrote apart from what happened', async () => {
    const penalty = { player: 'p1', amount: 3, to: 'next-pot', reason: 'Ana looked' };
    await table.append({ ...SINGLE, note: 'late', penalties: [penalty] });
    const { db } = table.world.database;
    const [row] = await db.select().from(entries).where(eq(entries.matchId, table.matchId));
    expect(JSON.stringify(row?.body)).not.toMatch(/late|looked/);
    expect((await table.get()).log[0]?.entry).toMatchObject({
      note: 'late',
      penalties: [penalty],
    });
  });

  test('is what everything else is held against', async () => {
    await table.append(SINGLE);
    const { db } = table.world.database;
    expect((await verify(db)).differences).toEqual([]);
    await db.update(matches).set({ version: 1, status: 'closed' });
    await db.update(postings).set({ to: 'p4' }).where(eq(postings.position, 1));
    expect((await verify(db)).differences.map(({ what }) => what)).toEqual(['match', 'postings']);
  });
});

describe('a settled night', () => {
  test('is frozen: money is rows, and nothing but an organiser’s correction reaches them', async () => {
    await table.append(SINGLE);
    await table.append({ type: 'close' });
    expect(await table.settlement()).toMatchObject({ ready: true, status: 'open' });
    const settled = await table.settle();
    expect(settled.lines.map(({ units, money }) => [units, money])).toEqual([
      ['-9/2', '-22'],
      ['7/2', '18'],
      ['5/2', '12'],
      ['-3/2', '-8'],
    ]);
    expect(settled.transfers).toHaveLength(3);
    const before = await fingerprint(table.world.database);
    const amended = { type: 'amend', entry: 1, with: { type: 'round', tricks: { p4: 3 } } };
    for (const as of ['scorer', 'score link']) {
      expect(await refusalOf(() => table.append(amended, { as }))).toMatchObject({
        code: as === 'scorer' ? 'night-settled' : 'not-found',
      });
    }
    expect(await refusalOf(() => table.append(SINGLE))).toMatchObject({ code: 'night-settled' });
    // Without its close the match would be open again, and nobody knew what the night comes to.
    expect(await refusalOf(() => table.append({ type: 'void', entry: 2 }))).toMatchObject({
      code: 'match-open',
    });
    expect(await refusalOf(() => table.settle())).toMatchObject({ code: 'night-settled' });
    expect(await fingerprint(table.world.database)).toBe(before);
    expect(await auditLog(table)).toContain('settlement.settle');
  });

  test('is settled as it was shown: what came in between is looked at first', async () => {
    await table.append(SINGLE);
    await table.append({ type: 'close' });
    const { version } = await table.settlement();
    await table.append({ type: 'amend', entry: 1, with: { type: 'round', tricks: { p4: 3 } } });
    const before = await fingerprint(table.world.database);
    expect(await refusalOf(() => table.settle(version))).toMatchObject({ code: 'conflict' });
    expect(await fingerprint(table.world.database)).toBe(before);
    expect(await table.settle()).toMatchObject({ status: 'settled' });
  });

  test('with an open match cannot be settled', async () => {
    expect(await refusalOf(() => table.settle())).toMatchObject({ code: 'match-open' });
  });
});
