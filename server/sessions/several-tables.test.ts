import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import type { GameId } from '@/engine/match/game';
import { newKey } from '@/server/key';
import { refusalOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';

let here: World;
let clubId: string;
let sessionId: string;
/** Ana, Ben, Cem, Dora, Eva, Finn. */
let people: string[];

beforeEach(async () => {
  here = await world(await testDatabase());
  ({ clubId, sessionId } = here.own);
  people = [...here.own.players];
  for (const name of ['Eva', 'Finn']) {
    const player = { requestId: newKey(), clubId, name };
    people.push((await here.as('scorer').players.add(player)).id);
  }
});

type Wish = { tableNumber?: number; rules?: { written: unknown }; dealer?: string };

function begin(game: GameId, players: string[], wish: Wish = {}) {
  const match = { game, players, dealer: players[0]!, ...wish };
  return here.as('scorer').sessions.startMatch({ requestId: newKey(), clubId, sessionId, match });
}

const night = () => here.as('member').sessions.get({ clubId, sessionId });

async function append(matchId: string, ...log: object[]): Promise<void> {
  const api = here.as('scorer').matches;
  for (const entry of log) {
    const { version } = await api.get({ clubId, matchId });
    const clientId = newKey();
    await api.append({ clubId, matchId, clientId, expectedVersion: version, entry });
  }
}

function sit(...numbers: number[]): string[] {
  return numbers.map((number) => people[number - 1]!);
}

describe('two tables of a night', () => {
  test('are numbered, and a number is free again when its match is over', async () => {
    const first = await begin('limited-loo', sit(1, 2));
    await begin('limited-loo', sit(3, 4));
    await append(first.matchId, { type: 'close' });
    await begin('limited-loo', sit(1, 2));
    expect((await night()).matches.map(({ tableNumber }) => tableNumber)).toEqual([1, 2, 1]);
  });

  test('may have any number that is free', async () => {
    await begin('limited-loo', sit(1, 2), { tableNumber: 7 });
    const refusal = await refusalOf(() => begin('chinchon', sit(3, 4), { tableNumber: 7 }));
    expect([refusal.code, refusal.params]).toEqual(['taken-table', { table: 7 }]);
  });

  test('do not share a player, and the picker knows who sits where', async () => {
    await begin('limited-loo', sit(1, 2));
    const refusal = await refusalOf(() => begin('chinchon', sit(3, 2)));
    expect([refusal.code, refusal.params]).toEqual([
      'already-seated',
      { player: people[1], ref: 'p2' },
    ]);
    await begin('chinchon', sit(3, 5));
    expect((await night()).players.map(({ name, sitsAt }) => [name, sitsAt])).toEqual([
      ['Ana', 1],
      ['Ben', 1],
      ['Cem', 2],
      ['Dora', null],
      ['Eva', 2],
    ]);
  });

  test('who has left one may sit down at the other, who has joined one may not', async () => {
    const { matchId } = await begin('limited-loo', sit(1, 2, 3));
    await append(matchId, { type: 'leave', player: 'p3' }, { type: 'join', player: 'p4' });
    expect((await refusalOf(() => begin('chinchon', sit(4, 5)))).code).toBe('already-seated');
    await begin('chinchon', sit(3, 5));
  });

  test('who sits at one cannot join the other', async () => {
    const first = await begin('limited-loo', sit(1, 2));
    await begin('chinchon', sit(3, 4));
    const join = { type: 'join', player: 'p3' };
    expect((await refusalOf(() => append(first.matchId, join))).code).toBe('already-seated');
  });

  test('nor come to it by a correction: a join put in, a leave or a close taken back', async () => {
    const { matchId } = await begin('limited-loo', sit(1, 2, 3));
    await append(matchId, { type: 'round', tricks: { p2: 2, p3: 1 } });
    await append(matchId, { type: 'leave', player: 'p3' });
    await begin('chinchon', sit(3, 4));
    const join = { type: 'join', player: 'p4' } as const;
    const stay = { type: 'round', tricks: { p1: 2, p2: 1 } } as const;
    for (const correction of [
      { type: 'insert', before: 1, with: join },
      { type: 'void', entry: 2 },
      { type: 'amend', entry: 2, with: join },
    ]) {
      const refusal = await refusalOf(() => append(matchId, correction));
      expect([correction.type, refusal.code]).toEqual([correction.type, 'already-seated']);
      const asked = { clubId, matchId, expectedVersion: 2, entry: correction };
      const preview = await refusalOf(() => here.as('scorer').matches.preview(asked));
      expect(preview.code).toBe('already-seated');
    }
    await append(matchId, { type: 'amend', entry: 1, with: stay }, { type: 'close' });
    await begin('loba-de-menos', sit(1, 2));
    const reopening = await refusalOf(() => append(matchId, { type: 'void', entry: 4 }));
    expect(reopening.code).toBe('already-seated');
  });

  test('who is out of Loba for good may play on at the other', async () => {
    const rules = { written: { reenganche: { max: 1 }, limit: 50 } };
    const { matchId } = await begin('loba-de-menos', sit(1, 2, 3, 4), { rules });
    await append(matchId, { type: 'round', out: 'p1', hands: { p2: 60, p3: 4, p4: 4 } });
    expect((await refusalOf(() => begin('limited-loo', sit(2, 5)))).code).toBe('already-seated');
    await append(matchId, { type: 'round', out: 'p1', hands: { p3: 4, p4: 4 } });
    const { matchId: other } = await begin('limited-loo', sit(2, 5));

    // It comes out that he was not; what the correction moves is told, and he may finish here.
    const asked = { type: 'amend', entry: 1 };
    const entry = { ...asked, with: { type: 'round', out: 'p1', hands: { p2: 6, p3: 4, p4: 4 } } };
    const preview = { clubId, matchId, expectedVersion: 2, entry };
    expect(await here.as('scorer').matches.preview(preview)).toMatchObject({
      totals: expect.arrayContaining([{ player: 'p2', was: 60, becomes: 6 }]),
      outs: [{ player: 'p2', round: 1, comes: false }],
      reentries: [],
      mend: [{ entry: 2 }],
    });
    await append(matchId, entry);
    await append(other, { type: 'round', tricks: { p2: 2, p5: 1 } });
  });
});

test('more than the packs serve are refused, with how many', async () => {
  const refusal = await refusalOf(() => begin('chinchon', people));
  expect(refusal.code).toBe('against-the-rules');
  expect(refusal.problems).toMatchObject([
    { code: 'players', params: { count: 6, fewest: 2, most: 5 } },
  ]);
  await begin('chinchon', people, { rules: { written: { packs: 2 } } });
});

test('a first dealer who is not named is drawn from those who sit there', async () => {
  const { matchId } = await begin('limited-loo', sit(1, 2, 3), { dealer: undefined });
  const { dealer, seats } = await here.as('member').matches.get({ clubId, matchId });
  expect(seats).toContain(dealer);
});

describe('the same again', () => {
  const again = (matchId: string, requestId = newKey()) =>
    here.as('scorer').sessions.repeatMatch({ requestId, clubId, sessionId, matchId });

  test('seats those who sat there at the end, by the same version of the same set', async () => {
    const set = { clubId, game: 'limited-loo' as const, name: 'Casa', rules: { single: 'off' } };
    const owner = here.as('owner');
    const { id } = await owner.houseRules.create({ requestId: newKey(), ...set });
    const players = sit(2, 1, 3);
    const match = { game: 'limited-loo' as const, players, rules: { set: id, version: 1 } };
    const table = { ...match, tableNumber: 4 };
    const first = await owner.sessions.startMatch({
      requestId: newKey(),
      clubId,
      sessionId,
      match: table,
    });
    await owner.houseRules.save({ clubId, id, expectedVersion: 1, rules: {} });
    await append(
      first.matchId,
      { type: 'leave', player: 'p1' },
      { type: 'join', player: 'p4', after: 'p2' },
      { type: 'close' },
    );
    const { matchId } = await again(first.matchId);
    const { seats, rules, dealer } = await owner.matches.get({ clubId, matchId });
    expect(seats).toEqual(['p2', 'p4', 'p3']);
    expect(seats).toContain(dealer);
    expect(rules).toMatchObject({ single: 'off' });
    expect((await night()).matches.at(-1)).toMatchObject({
      tableNumber: 4,
      houseRules: { id, name: 'Casa', version: 1 },
    });
  });

  test('keeps rules that were written for one match alone', async () => {
    const rules = { written: { figures: '8-9-10' } };
    const first = await begin('chinchon', sit(1, 2), { rules });
    await append(first.matchId, { type: 'close' });
    const { matchId } = await again(first.matchId);
    const match = await here.as('member').matches.get({ clubId, matchId });
    expect(match).toMatchObject({ game: 'chinchon', rules: { figures: '8-9-10' } });
  });

  test('is one match, however often the phone asks', async () => {
    const first = await begin('limited-loo', sit(1, 2));
    await append(first.matchId, { type: 'close' });
    const requestId = newKey();
    expect(await again(first.matchId, requestId)).toEqual(await again(first.matchId, requestId));
    expect((await night()).matches).toHaveLength(2);
  });

  test('waits until the match is over, and belongs to its own night', async () => {
    const first = await begin('limited-loo', sit(1, 2));
    expect((await refusalOf(() => again(first.matchId))).code).toBe('match-open');
    const match = { game: 'limited-loo' as const, players: sit(3, 4) };
    const other = { requestId: newKey(), clubId, date: '2026-11-28', unitValue: '1', match };
    const { matchId } = await here.as('scorer').sessions.start(other);
    await append(matchId, { type: 'close' });
    expect((await refusalOf(() => again(matchId))).code).toBe('not-found');
  });
});
