import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { newKey } from '@/server/key';
import { outcomeOf } from '@/server/testing/outcome';
import { auditLog, type Table, tableOf } from '@/server/testing/table';

async function guest({ world }: Table, name = 'Eva'): Promise<string> {
  const { clubId } = world.own;
  return (await world.as('scorer').players.add({ requestId: newKey(), clubId, name })).id;
}

function seat(table: Table, playerId: string, matchId = table.matchId, who = 'scorer') {
  const { world, sessionId } = table;
  return world.as(who).sessions.seat({ clubId: world.own.clubId, sessionId, matchId, playerId });
}

test('who comes late gets a ref of the night, and plays under it from the next round on', async () => {
  const table = await tableOf(await testDatabase());
  const { ref } = await seat(table, await guest(table));
  expect(ref).toBe('p5');
  const before = await table.get();
  expect(before.players.at(-1)).toEqual({ ref: 'p5', name: 'Eva' });

  await table.append({ type: 'join', player: ref, after: 'p2' });
  await table.append({ type: 'round', tricks: ['p5', 'p5', 'p2'] });
  expect(await auditLog(table)).toContain('sessions.seat');
});

test('asked twice, also at once, it is the same seat, and the night has one thing that is new', async () => {
  const table = await tableOf(await testDatabase());
  const eva = await guest(table);
  const { sessionVersion } = await table.get();
  const refs = await Promise.all([seat(table, eva), seat(table, eva)]);
  expect(refs).toEqual([{ ref: 'p5' }, { ref: 'p5' }]);
  const after = await table.get();
  expect(after.sessionVersion).toBe(sessionVersion + 1);
  expect(after.players).toHaveLength(5);
});

test('who sits at another open match is refused, and may come when that one is over', async () => {
  const table = await tableOf(await testDatabase());
  const { world, sessionId } = table;
  const { clubId } = world.own;
  const players = [await guest(table, 'Eva'), await guest(table, 'Finn')];
  const match = { game: 'chinchon' as const, players, dealer: players[0]! };
  const owner = world.as('owner');
  const start = { requestId: newKey(), clubId, sessionId, match };
  const { matchId } = await owner.sessions.startMatch(start);
  expect(await outcomeOf(() => seat(table, players[0]!))).toBe('already-seated');
  expect(await outcomeOf(() => seat(table, players[0]!, matchId))).toBe('passes');

  const close = { clubId, matchId, clientId: newKey(), expectedVersion: 0 };
  await owner.matches.append({ ...close, entry: { type: 'close' } });
  expect(await seat(table, players[0]!)).toEqual({ ref: 'p5' });
});

test('a player of another club is not found', async () => {
  const table = await tableOf(await testDatabase());
  const stranger = table.world.other.players[0]!;
  expect(await outcomeOf(() => seat(table, stranger))).toBe('not-found');
  expect((await table.get()).players).toHaveLength(4);
});
