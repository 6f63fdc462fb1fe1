import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import type { LogEntry } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import { newKey } from '@/server/key';
import { type World, world } from '@/server/testing/world';
import { openBoard } from './open';

async function seatMore({ as, own: { clubId } }: World, names: readonly string[]) {
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await as('owner').players.add({ requestId: newKey(), clubId, name })).id);
  }
  return ids;
}

/** An empty night of these players' own, to which matches are added. */
async function nightOfTables(here: World) {
  const { clubId, players } = here.own;
  const owner = here.as('owner');
  const write = async (matchId: string, log: readonly LogEntry[]) => {
    for (const [expectedVersion, entry] of log.entries()) {
      await owner.matches.append({ clubId, matchId, clientId: newKey(), expectedVersion, entry });
    }
  };
  const first = { game: 'limited-loo' as const, players: [...players], dealer: players[0]! };
  const { sessionId, matchId } = await owner.sessions.start({
    requestId: newKey(),
    clubId,
    date: '2026-11-28',
    unitValue: '0.05',
    match: first,
  });
  const { path } = await owner.links.board({ clubId, sessionId });
  return {
    first: matchId,
    write,
    async begin(game: GameId, seats: readonly string[]) {
      const match = { game, players: [...seats], dealer: seats[0]! };
      const asked = { requestId: newKey(), clubId, sessionId, match };
      return (await owner.sessions.startMatch(asked)).matchId;
    },
    board: async () => (await openBoard(here.database.db, path.split('/').at(-1) ?? ''))!.view(),
  };
}

test('a board shows every match that is being played, each in the terms of its game', async () => {
  const here = await world(await testDatabase());
  const night = await nightOfTables(here);
  await night.write(night.first, [{ type: 'round', tricks: ['p2', 'p2', 'p3'] }]);
  const five = await seatMore(here, ['Eva', 'Finn', 'Gil']);
  await night.write(await night.begin('five-card-loo', five), [
    { type: 'round', tricks: ['p5', 'p5', 'p5', 'p6', 'p6'] },
  ]);
  const loba = await seatMore(here, ['Hugo', 'Ines', 'Juan']);
  await night.write(await night.begin('loba-de-menos', loba), [
    { type: 'round', out: 'p8', hands: { p9: 101, p10: 20 } },
    { type: 'reenganche', player: 'p9' },
  ]);

  const { matches } = await night.board();
  expect(matches.map(({ game }) => game)).toEqual([
    'limited-loo',
    'five-card-loo',
    'loba-de-menos',
  ]);
  const [limited, lanterloo, menos] = matches;
  expect(limited).toMatchObject({
    next: { round: 2, dealer: 'Ben', kind: 'double' },
    last: { kind: 'loo', looed: ['Ana', 'Dora'] },
  });
  expect(lanterloo).toMatchObject({
    pot: '6',
    last: {
      tricks: [
        { name: 'Eva', count: 3 },
        { name: 'Finn', count: 2 },
      ],
      looed: ['Gil'],
    },
  });
  expect(menos).toMatchObject({
    next: { round: 2, dealer: 'Hugo', kind: null },
    last: {
      kind: 'rummy',
      wentOut: 'Hugo',
      points: [
        { name: 'Hugo', points: 0 },
        { name: 'Ines', points: 101 },
        { name: 'Juan', points: 20 },
      ],
      out: ['Ines'],
    },
  });
  expect(
    menos?.seats.map(({ name, total, state, reenganches }) => [name, total, state, reenganches]),
  ).toEqual([
    ['Hugo', 0, 'in', 0],
    ['Ines', 20, 'in', 1],
    ['Juan', 20, 'in', 0],
  ]);
});

test('when every match is over, the last one stays on the board', async () => {
  const here = await world(await testDatabase());
  const night = await nightOfTables(here);
  await night.write(night.first, [{ type: 'close' }]);
  const again = await night.begin('loba-de-mas', here.own.players);
  await night.write(again, [{ type: 'close' }]);
  const { matches } = await night.board();
  expect(matches).toMatchObject([{ game: 'loba-de-mas', status: 'closed', next: null }]);
});
