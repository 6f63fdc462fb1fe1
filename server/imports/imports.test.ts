// A night that was played elsewhere comes into a club: the same document, the same books, or not at all.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { canonicalText } from '@/engine/document/canonical';
import { readDocument } from '@/engine/document/read';
import { isAccepted, scoreNight } from '@/engine/document/result';
import { amountText } from '@/engine/money/amount';
import { DEPTH } from '@/engine/testing/nights';
import { newKey } from '@/server/key';
import { fingerprint } from '@/server/testing/fingerprint';
import { refusalOf } from '@/server/testing/outcome';
import { world } from '@/server/testing/world';
import { verify } from '@/server/verify/verify';

const CASES = new URL('../../engine/cases/', import.meta.url);

/** Of each file of the engine's cases, some that count from the first entry to the last; all of them in the deep tests. */
const OF_EACH = 5 * DEPTH;
const NIGHTS = readdirSync(CASES)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const cases: { document: object }[] = JSON.parse(readFileSync(new URL(file, CASES), 'utf8'));
    return cases.flatMap(({ document }) => dated(document)).slice(0, OF_EACH);
  });

/** An export says the day of a night; a case may leave it out. */
function dated(document: { session?: object }) {
  const session = { date: '2026-11-20', ...document.session };
  const read = readDocument(JSON.stringify({ ...document, session }));
  return 'document' in read && isAccepted(scoreNight(read.document)) ? [read.document] : [];
}

const NIGHT = {
  format: 'lanturlu/1',
  session: { name: 'At Bea’s', date: '2026-11-20', currency: 'EUR', unitValue: '0.05' },
  players: [
    { id: 'ana', name: 'Ana' },
    { id: 'bea', name: 'Bea' },
    { id: 'cem', name: 'Cem' },
  ],
  matches: [
    {
      game: 'limited-loo',
      seats: ['ana', 'bea', 'cem'],
      log: [
        { type: 'round', tricks: { bea: 2, cem: 1 }, note: 'the first' },
        { type: 'amend', entry: 1, with: { type: 'round', tricks: { bea: 3 } } },
      ],
    },
  ],
  expenses: [{ paidBy: 'cem', amount: '9.30', for: ['ana', 'bea', 'cem'], note: 'pizza' }],
};

const send = (document: unknown, people: { id: string; playerId: string | null }[] = []) => ({
  requestId: newKey(),
  text: JSON.stringify(document),
  date: '2026-11-28',
  people,
});

test('every night of the cases comes back byte for byte, and its books are those of the engine', async () => {
  const here = await world(await testDatabase());
  const { clubId } = here.own;
  const owner = here.as('owner');
  expect(NIGHTS.length).toBeGreaterThanOrEqual(20);
  for (const document of NIGHTS) {
    const text = canonicalText(document);
    const { sessionId } = await owner.imports.create({ clubId, ...send(JSON.parse(text)) });
    const { document: exported } = await owner.export.night({ clubId, sessionId });
    const { sessionId: again } = await owner.imports.create({
      clubId,
      ...send(JSON.parse(exported)),
    });
    expect((await owner.export.night({ clubId, sessionId: again })).document).toBe(exported);
    // Who deals first and the default rules may be left unsaid by others; an export says who deals.
    const whole = (one: string) =>
      (JSON.parse(one) as typeof NIGHT).matches.map((match) => ({
        dealer: match.seats[0],
        ...match,
      }));
    expect(whole(exported)).toEqual(whole(text));

    const { lines } = await owner.settlement.get({ clubId, sessionId });
    const nets = [...scoreNight(document).net].map(([id, net]) => [id, amountText(net)]);
    const ids = document.players.map(({ id }) => id);
    expect(lines.flatMap(({ units }, at) => (units === '0' ? [] : [[ids[at], units]]))).toEqual(
      nets.filter(([, net]) => net !== '0'),
    );
  }
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
}, 120_000);

test('a preview says what would be created, and whom of the club it means', async () => {
  const here = await world(await testDatabase());
  const { clubId, players } = here.own;
  const owner = here.as('owner');
  const [known] = await owner.players.list({ clubId });
  const before = await fingerprint(here.database);
  const night = {
    ...NIGHT,
    players: [{ id: 'ana', name: ` ${known!.name.toUpperCase()}` }, ...NIGHT.players.slice(1)],
  };
  expect(await owner.imports.preview({ clubId, text: JSON.stringify(night) })).toMatchObject({
    date: '2026-11-20',
    name: 'At Bea’s',
    matches: [{ game: 'limited-loo', rounds: 1, status: 'open' }],
    players: [{ id: 'ana', net: '-6', same: [known!.id] }, { id: 'bea' }, { id: 'cem' }],
    expenses: 1,
    nightsThatDay: 0,
  });
  expect(await fingerprint(here.database)).toEqual(before);
  expect(players).toContain(known!.id);
});

test('people are mapped or made, once for a request that is sent twice', async () => {
  const here = await world(await testDatabase());
  const { clubId, players } = here.own;
  const owner = here.as('owner');
  const asked = { clubId, ...send(NIGHT, [{ id: 'bea', playerId: players[1]! }]) };
  const { sessionId } = await owner.imports.create(asked);
  expect(await owner.imports.create(asked)).toEqual({ sessionId });
  const night = await owner.sessions.get({ clubId, sessionId });
  // The log is kept for ever, so it knows nobody's name, not even as an id.
  expect(night.players.map(({ ref }) => ref)).toEqual(['p1', 'p2', 'p3']);
  expect(night.players[1]?.playerId).toBe(players[1]);
  expect((await owner.players.list({ clubId })).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Ana', 'Cem']),
  );
  // The night goes on as if it had been played here, also with somebody who comes late.
  const match = night.matches[0]!;
  const log = await owner.matches.get({ clubId, matchId: match.id });
  expect(log.log[0]).toMatchObject({ entry: { note: 'the first' } });
  await owner.matches.append({
    clubId,
    matchId: match.id,
    clientId: newKey(),
    expectedVersion: log.version,
    entry: { type: 'round', calls: { p1: 'pass' }, tricks: { p2: 2, p3: 1 } },
  });
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
});

test.each([
  [
    'two of its people would be one player',
    (players: readonly string[]) => [
      { id: 'ana', playerId: players[0]! },
      { id: 'bea', playerId: players[0]! },
    ],
    'invalid-input',
  ],
  [
    'a player belongs to another club',
    (_: readonly string[], other: readonly string[]) => [{ id: 'ana', playerId: other[0]! }],
    'not-found',
  ],
])('nothing is created where %s', async (_, people, code) => {
  const here = await world(await testDatabase());
  const { own, other } = here;
  const before = await fingerprint(here.database);
  const asked = { clubId: own.clubId, ...send(NIGHT, people(own.players, other.players)) };
  expect(await refusalOf(() => here.as('owner').imports.create(asked))).toMatchObject({ code });
  expect(await fingerprint(here.database)).toEqual(before);
});

test('a document that does not play back is refused as a whole, with all its problems', async () => {
  const here = await world(await testDatabase());
  const { clubId } = here.own;
  const owner = here.as('owner');
  const wrong = structuredClone(NIGHT);
  wrong.matches[0]!.log = [
    { type: 'round', tricks: { bea: 2, cem: 2 } } as never,
    { type: 'round', tricks: { bea: 1 } } as never,
  ];
  const before = await fingerprint(here.database);
  const preview = await owner.imports.preview({ clubId, text: JSON.stringify(wrong) });
  expect(preview).toMatchObject({
    faults: [],
    problems: [
      { match: 1, entry: 1, code: 'trick-total' },
      { match: 1, entry: 2, code: 'trick-total' },
    ],
  });
  const refused = await refusalOf(() => owner.imports.create({ clubId, ...send(wrong) }));
  expect(refused).toMatchObject({ code: 'unusable-document' });
  for (const text of [
    '',
    '{',
    '[]',
    '{"format":"lanturlu/2"}',
    JSON.stringify({ ...NIGHT, players: [{ id: 'ana', name: ' ' }] }),
  ]) {
    expect(await owner.imports.preview({ clubId, text })).toMatchObject({ problems: [] });
  }
  expect(await fingerprint(here.database)).toEqual(before);
});
