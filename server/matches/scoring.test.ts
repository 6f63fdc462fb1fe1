import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { newKey } from '@/server/key';
import { auditLog, type Table, tableOf } from '@/server/testing/table';

let table: Table;
beforeEach(async () => {
  table = await tableOf(await testDatabase());
});

const ROUND = { type: 'round', tricks: { p2: 2, p3: 1 } };

function takeOver(who: string, phone = newKey()) {
  const { clubId } = table.world.own;
  return table.world.as(who).matches.takeOver({ clubId, matchId: table.matchId, phone });
}

async function append(who: string, phone: string) {
  const { clubId } = table.world.own;
  const { version: expectedVersion } = await table.get();
  const { matchId } = table;
  const sent = { clubId, matchId, clientId: newKey(), expectedVersion, entry: ROUND, phone };
  return table.world.as(who).matches.append(sent);
}

test('nobody scores a match that has just begun; whoever saves first does', async () => {
  expect((await table.get()).scoring).toBeNull();
  const phone = newKey();
  await append('scorer', phone);
  expect((await table.get()).scoring).toMatchObject({ phone, name: 'scorer' });
});

test('another phone takes over, everybody at the table hears of it, and it is written down', async () => {
  await append('scorer', newKey());
  const { clubId } = table.world.own;
  const { sessionId } = table;
  const { sessionVersion: since } = await table.get();
  const phone = newKey();
  const { sessionVersion } = await takeOver('organiser', phone);

  const stream = await table.world.as('member').live.night({ clubId, sessionId, since });
  for await (const event of stream) {
    // What `tracked` makes is a tuple, whatever its type says.
    const [, news] = event as unknown as [string, { version: number; scoring: unknown }];
    expect(news).toMatchObject({
      version: sessionVersion,
      scoring: [{ matchId: table.matchId, scoring: { phone, name: 'organiser' } }],
      entries: [],
    });
    break;
  }
  expect(await auditLog(table)).toContain('match.take-over');
});

test('whoever saves while somebody else scores is accepted, and takes nothing over', async () => {
  const phone = newKey();
  await takeOver('organiser', phone);
  expect(await append('scorer', newKey())).toMatchObject({ number: 1 });
  expect((await table.get()).scoring?.phone).toBe(phone);
});

test('a phone that scores already wakes nobody by taking over', async () => {
  const phone = newKey();
  const first = await takeOver('scorer', phone);
  expect(await takeOver('scorer', phone)).toEqual(first);
});

test('somebody with a link takes over without a name', async () => {
  const { clubId, sessionId, players } = table.world.own;
  const match = { game: 'limited-loo' as const, players: [...players], dealer: players[0] ?? '' };
  const start = { requestId: newKey(), clubId, sessionId, match };
  const { matchId } = await table.world.as('owner').sessions.startMatch(start);
  const phone = newKey();
  const taken = await table.world.as('score link').matches.takeOver({ clubId, matchId, phone });
  expect(taken.scoring).toMatchObject({ phone, name: null });
});

test('nothing is taken over in a night that is settled', async () => {
  await table.append(ROUND);
  await table.append({ type: 'close' });
  await table.settle();
  await expect(takeOver('scorer')).rejects.toMatchObject({ message: 'night-settled' });
});
