import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { results } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { amountText } from '@/engine/money/amount';
import { clubOf } from '@/server/settlement/testing/nights';
import { rebuild } from '@/server/verify/rebuild';
import { verify } from '@/server/verify/verify';

test('a match’s places stand when it is over, the biggest pot with every round; corrections move both', async () => {
  const club = await clubOf(await testDatabase());
  const { db, sql } = club.here.database;
  const { matchId } = await club.night('2026-11-28');
  const told = async () => {
    await club.verified();
    const rows = await db.select().from(results).where(eq(results.matchId, matchId));
    expect(new Set(rows.map(({ game }) => game))).toEqual(new Set(['limited-loo']));
    const inOrder = rows.sort((a, b) => (a.ref < b.ref ? -1 : 1));
    return inOrder.map(({ place, biggestPot }) => `${place} ${amountText(biggestPot)}`);
  };
  await club.append(matchId, { type: 'round', tricks: { p2: 2, p3: 1 } });
  expect(await told()).toEqual(['null 0', 'null 2', 'null 1', 'null 0']);
  await club.append(matchId, { type: 'round', calls: { p4: 'pass' }, tricks: { p1: 2, p2: 1 } });
  expect(await told()).toEqual(['null 6', 'null 3', 'null 1', 'null 0']);
  await club.append(matchId, { type: 'leave', player: 'p4', share: true });
  await club.append(matchId, { type: 'close' });
  // What is shared at the end, or on leaving, is nobody's win.
  expect(await told()).toEqual(['2 6', '1 3', '3 1', '4 0']);
  await club.append(matchId, {
    type: 'amend',
    entry: 2,
    with: { type: 'round', calls: { p4: 'pass' }, tricks: { p1: 1, p2: 1, p3: 1 } },
  });
  expect(await told()).toEqual(['3 3', '2 3', '1 3', '3 0']);
  await club.append(matchId, { type: 'void', entry: 4 });
  expect(await told()).toEqual(['null 3', 'null 3', 'null 3', 'null 0']);
  await club.append(matchId, { type: 'close' });

  // As a version left it that knew neither.
  await db.update(results).set({ place: null, biggestPot: undefined });
  await sql`update results set biggest_pot = '0'`;
  expect((await verify(db)).differences.map(({ what }) => what)).toEqual(['results']);
  await rebuild(db);
  expect(await told()).toEqual(['3 3', '2 3', '1 3', '3 0']);
});

test('exact amounts of any length are ordered in the database', async () => {
  const { sql } = await testDatabase();
  const huge = '7'.repeat(1_000);
  const given = ['1/3', huge, '-1/2', '0', `${huge}/2`, '33/100', '-7', `1/${huge}`];
  const rows = await sql`
    select value from string_to_table(${given.join(' ')}, ' ') as value
    order by exact_order(value::exact_amount)`;
  expect(rows.map(({ value }) => value).filter((value) => value !== `1/${huge}`)).toEqual([
    '-7',
    '-1/2',
    '0',
    '33/100',
    '1/3',
    `${huge}/2`,
    huge,
  ]);
});
