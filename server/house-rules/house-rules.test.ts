import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit, houseRuleVersions, matches } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { LIMITED_RULES } from '@/engine/loo/rules';
import { completeRules } from '@/engine/match/house-rules';
import { newKey } from '@/server/key';
import { outcomeOf, refusalOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';

let here: World;
let clubId: string;
beforeEach(async () => {
  here = await world(await testDatabase());
  clubId = here.own.clubId;
});

const limited = (written = {}) => completeRules(LIMITED_RULES, written);

function create(name: string, rules: unknown = {}, who = 'organiser') {
  const set = { game: 'limited-loo' as const, name, rules };
  return here.as(who).houseRules.create({ requestId: newKey(), clubId, ...set });
}

function start(rules: { set: string; version: number } | { written: unknown }) {
  const players = [...here.own.players];
  const match = { game: 'limited-loo' as const, rules, players, dealer: players[0]! };
  const night = { requestId: newKey(), clubId, date: '2026-11-28', unitValue: '1', match };
  return here.as('scorer').sessions.start(night);
}

describe('a set of house rules', () => {
  test('keeps every rule of its game, not only those that differ from the book', async () => {
    const { id } = await create('On Thursdays', { loo: { amount: '7/3' } });
    expect(await here.as('member').houseRules.get({ clubId, id })).toMatchObject({
      game: 'limited-loo',
      name: 'On Thursdays',
      version: 1,
      archived: false,
      rules: limited({ loo: { amount: '7/3' } }),
    });
  });

  test('gets a new version when it is saved, and a match keeps the one it began with', async () => {
    const { id } = await create('On Thursdays', { ante: { amount: 5 } });
    const { matchId } = await start({ set: id, version: 1 });
    const api = here.as('organiser').houseRules;
    expect(await api.save({ clubId, id, expectedVersion: 1, rules: { single: 'off' } })).toEqual({
      version: 2,
    });
    const match = await here.as('member').matches.get({ clubId, matchId });
    expect(match.rules).toEqual(limited({ ante: { amount: 5 } }));
    const { versions } = await api.get({ clubId, id });
    expect(versions.map(({ version, rules }) => [version, rules])).toEqual([
      [2, limited({ single: 'off' })],
      [1, limited({ ante: { amount: 5 } })],
    ]);
  });

  test('is not saved over what somebody else has saved meanwhile', async () => {
    const { id } = await create('On Thursdays');
    const save = (rules: object) =>
      outcomeOf(() => here.as('owner').houseRules.save({ clubId, id, expectedVersion: 1, rules }));
    expect(await Promise.all([save({ clubLaw: true }), save({ single: 'off' })])).toContain(
      'conflict',
    );
    expect(await here.database.db.select().from(houseRuleVersions)).toHaveLength(2);
  });

  test('is made once, however often the phone asks', async () => {
    const requestId = newKey();
    const set = { clubId, requestId, game: 'chinchon' as const, name: 'Sundays', rules: {} };
    const first = await here.as('owner').houseRules.create(set);
    expect(await here.as('owner').houseRules.create(set)).toEqual(first);
    expect((await here.as('owner').houseRules.list({ clubId })).sets).toHaveLength(1);
  });

  test('shares its name with no other of its game, unless that one is archived', async () => {
    const { id } = await create('Casa');
    expect(await outcomeOf(() => create('CASA'))).toBe('taken-name');
    const other = { clubId, requestId: newKey(), name: 'Casa', rules: {} };
    await here.as('owner').houseRules.create({ ...other, game: 'loba-de-mas' });
    const api = here.as('organiser').houseRules;
    await api.archive({ clubId, id, archived: true });
    const again = await create('Casa');
    expect(await outcomeOf(() => api.archive({ clubId, id, archived: false }))).toBe('taken-name');
    await api.rename({ clubId, id: again.id, name: 'Casa nueva' });
    expect(await api.archive({ clubId, id, archived: false })).toEqual({ archived: false });
    const { sets } = await api.list({ clubId });
    expect(sets.map(({ game, name, archived }) => [game, name, archived])).toEqual([
      ['limited-loo', 'Casa', false],
      ['loba-de-mas', 'Casa', false],
      ['limited-loo', 'Casa nueva', false],
    ]);
  });

  test('leaves a trace of each change, without names', async () => {
    const { id } = await create('Casa');
    const api = here.as('organiser').houseRules;
    await api.save({ clubId, id, expectedVersion: 1, rules: { clubLaw: true } });
    await api.rename({ clubId, id, name: 'Casa nueva' });
    await api.archive({ clubId, id, archived: true });
    await api.archive({ clubId, id, archived: false });
    const deeds = await here.database.db.select().from(audit).orderBy(audit.at);
    expect(deeds.map(({ action }) => action)).toEqual([
      'houseRules.create',
      'houseRules.save',
      'houseRules.rename',
      'houseRules.archive',
      'houseRules.restore',
    ]);
    expect(JSON.stringify(deeds)).not.toContain('Casa');
  });

  test.each([
    [{ ante: { amount: 0 } }, { at: '/rules/ante/amount', rule: 'ante.amount', reason: 'value' }],
    [{ aunt: 3 }, { at: '/rules/aunt', rule: 'aunt', reason: 'unknown' }],
    [{ loo: { kind: 'pot-capped' } }, { at: '/rules/loo/cap', rule: 'loo.cap', reason: 'needs' }],
    [
      { remainder: 'pot', ante: { amount: '5/2' } },
      { at: '/rules/ante/amount', rule: 'ante.amount', reason: 'whole-units' },
    ],
    ['by the book', { at: '/rules', rule: '', reason: 'value' }],
  ])('with %j is refused, with the rule and why', async (rules, params) => {
    const refusal = await refusalOf(() => create('Casa', rules));
    expect([refusal.code, refusal.params]).toEqual(['house-rules', params]);
    const begun = await refusalOf(() => start({ written: rules }));
    expect([begun.code, begun.params]).toEqual(['house-rules', params]);
  });

  test('of another club is none that a match could begin with', async () => {
    const their = here.as('owner of another club');
    const set = { clubId: here.other.clubId, game: 'limited-loo' as const, name: 'x', rules: {} };
    const { id } = await their.houseRules.create({ requestId: newKey(), ...set });
    expect(await outcomeOf(() => start({ set: id, version: 1 }))).toBe('not-found');
    expect(await outcomeOf(() => here.as('owner').houseRules.get({ clubId, id }))).toBe(
      'not-found',
    );
  });

  test('of another game, or a version that never was, is refused', async () => {
    const set = { clubId, requestId: newKey(), game: 'chinchon' as const, name: 'x', rules: {} };
    const { id } = await here.as('owner').houseRules.create(set);
    expect(await outcomeOf(() => start({ set: id, version: 1 }))).toBe('invalid-input');
    const own = await create('Casa');
    expect(await outcomeOf(() => start({ set: own.id, version: 2 }))).toBe('not-found');
  });
});

test('a match without chosen rules is played by the book, complete', async () => {
  const players = [...here.own.players];
  const match = { game: 'loba-de-menos' as const, players, dealer: players[0]! };
  const night = { requestId: newKey(), clubId, date: '2026-11-28', unitValue: '1', match };
  const { matchId } = await here.as('scorer').sessions.start(night);
  const [row] = await here.database.db.select().from(matches).where(eq(matches.id, matchId));
  expect(row).toMatchObject({ houseRulesId: null, houseRulesVersion: null, rulesVersion: 1 });
  expect(row?.rules).toMatchObject({ limit: 101, reenganche: { max: 2, needs: 2 } });
});

test('the set last played is known for each game, the game last played first', async () => {
  const { id } = await create('Casa');
  expect((await here.as('member').houseRules.list({ clubId })).lastPlayed).toEqual([]);
  await start({ set: id, version: 1 });
  const players = [...here.own.players];
  const match = { game: 'chinchon' as const, players, dealer: players[0]! };
  const night = { requestId: newKey(), clubId, date: '2026-11-29', unitValue: '1', match };
  await here.as('scorer').sessions.start(night);
  const { lastPlayed } = await here.as('member').houseRules.list({ clubId });
  expect(lastPlayed).toEqual([
    { game: 'chinchon', houseRulesId: null },
    { game: 'limited-loo', houseRulesId: id },
  ]);
});
