// Nights are planned, people say whether they come, and one of them becomes the night at the table.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit, type Role } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { closeAllLogins } from '@/server/auth/login';
import { newKey } from '@/server/key';
import { outcomeOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';
import { openCalendar } from './feed';

const FRIDAY = { time: '19:30', place: 'At Ben’s', note: 'Bring the small chips' };

let here: World;
beforeEach(async () => {
  here = await world(await testDatabase());
});

const club = () => ({ clubId: here.own.clubId });
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const planning = (who: Role = 'organiser') => here.as(who).planning;
const list = (who: Role = 'member') => planning(who).list(club());

async function plan(...days: number[]): Promise<string[]> {
  const dates = days.map(inDays);
  const { ids } = await planning().create({ ...club(), requestId: newKey(), dates, ...FRIDAY });
  return ids;
}

async function plays(who: Role): Promise<string> {
  return (await here.as(who).members.playAsMyself(club())).playerId;
}

function start(plannedId: string, more: { requestId?: string; date?: string } = {}) {
  const { clubId, players } = here.own;
  const match = { game: 'limited-loo' as const, players: [...players], dealer: players[0]! };
  const night = { requestId: newKey(), clubId, date: inDays(0), unitValue: '0.05', match };
  return here.as('scorer').sessions.start({ ...night, ...more, plannedId });
}

const deeds = async () => {
  const rows = await here.database.db.select().from(audit).where(eq(audit.clubId, here.own.clubId));
  return rows.map(({ action }) => action).filter((action) => action.startsWith('planning.'));
};

describe('a planned night', () => {
  test('stands in the list by the clock of the club, the next one first, one a day', async () => {
    const [, later] = await plan(7, 14, 7);
    const [sooner] = await plan(2);
    const { nights, me } = await list();
    expect(nights).toHaveLength(3);
    expect(nights[0]).toEqual({
      id: sooner,
      date: inDays(2),
      ...FRIDAY,
      calledOff: false,
      sessionId: null,
      version: 1,
      answers: [],
    });
    expect(nights[2]?.id).toBe(later);
    expect(me).toBeNull();
    expect(await deeds()).toEqual(Array(3).fill('planning.create'));
  });

  test('asked for twice under one key is planned once', async () => {
    const asked = { ...club(), requestId: newKey(), dates: [inDays(3)], ...FRIDAY };
    const [first, again] = await Promise.all([planning().create(asked), planning().create(asked)]);
    expect(again).toEqual(first);
    expect((await list()).nights).toHaveLength(1);
    const other = { ...asked, time: '21:00' };
    expect(await outcomeOf(() => planning().create(other))).toBe('key-reused');
  });

  test('is neither in the past nor years away, and begins at a time that a clock shows', async () => {
    for (const days of [-3, 2000]) expect(await outcomeOf(() => plan(days))).toBe('invalid-input');
    for (const time of ['24:00', '7:30', '19:60', '19:30:00', '']) {
      const asked = { ...club(), requestId: newKey(), dates: [inDays(3)], ...FRIDAY, time };
      expect(await outcomeOf(() => planning().create(asked)), time).toBe('invalid-input');
    }
    expect((await list()).nights).toEqual([]);
  });

  test('is moved by who has seen its newest state, and by nobody else', async () => {
    const [plannedId = ''] = await plan(7);
    const moved = { ...club(), plannedId, date: inDays(8), ...FRIDAY, place: '', time: '20:00' };
    expect(await planning().change({ ...moved, expectedVersion: 1 })).toEqual({ version: 2 });
    const stale = { ...moved, expectedVersion: 1, time: '18:00' };
    expect(await outcomeOf(() => planning().change(stale))).toBe('conflict');
    const [night] = (await list()).nights;
    expect(night).toMatchObject({ date: inDays(8), time: '20:00', place: null, version: 2 });
  });

  test('that is called off stays to be seen, takes no answers, and may take place after all', async () => {
    const [plannedId = ''] = await plan(7);
    await plays('member');
    const off = { ...club(), plannedId, calledOff: true };
    expect(await planning().callOff(off)).toEqual({ version: 2 });
    expect(await planning().callOff(off)).toEqual({ version: 2 });
    expect((await list()).nights).toMatchObject([{ id: plannedId, calledOff: true }]);
    const yes = { ...club(), plannedId, answer: 'yes' as const };
    expect(await outcomeOf(() => planning('member').answer(yes))).toBe('planned-over');
    expect(await outcomeOf(() => start(plannedId))).toBe('planned-over');
    expect(await planning().callOff({ ...off, calledOff: false })).toEqual({ version: 3 });
    expect(await outcomeOf(() => planning('member').answer(yes))).toBe('passes');
  });

  test('counts in nothing that was played', async () => {
    const owner = here.as('owner');
    const all = async () => ({
      nights: await owner.sessions.list({ ...club(), limit: 50 }),
      balances: await owner.payments.balances(club()),
      players: await owner.players.list(club()),
    });
    const before = await all();
    await plan(0, 1, 2);
    expect(await all()).toEqual(before);
  });
});

describe('an answer', () => {
  test('is given for oneself, changed and taken back', async () => {
    const [plannedId = ''] = await plan(7);
    const playerId = await plays('member');
    const say = (answer: 'yes' | 'maybe' | 'no' | null) =>
      planning('member').answer({ ...club(), plannedId, answer });
    await say('maybe');
    await say('yes');
    const { nights, me } = await list();
    expect(me).toBe(playerId);
    expect(nights[0]?.answers).toEqual([{ playerId, name: 'member', answer: 'yes' }]);
    await say(null);
    expect((await list()).nights[0]?.answers).toEqual([]);
    expect((await list()).nights[0]?.version).toBe(1);
  });

  test('for anybody, a guest too, is given by an organiser alone', async () => {
    const [plannedId = ''] = await plan(7);
    const [guest = ''] = here.own.players;
    const own = await plays('scorer');
    const yes = { ...club(), plannedId, answer: 'yes' as const };
    const forGuest = { ...yes, playerId: guest };
    expect(await outcomeOf(() => planning('scorer').answer(forGuest))).toBe('not-allowed');
    expect(await outcomeOf(() => planning('scorer').answer({ ...yes, playerId: own }))).toBe(
      'passes',
    );
    await planning('organiser').answer(forGuest);
    expect((await list()).nights[0]?.answers).toMatchObject([{ playerId: own }, { name: 'Ana' }]);
  });

  test('of a member who has not said who he is at the table finds no player', async () => {
    const [plannedId = ''] = await plan(7);
    const yes = { ...club(), plannedId, answer: 'yes' as const };
    expect(await outcomeOf(() => planning('member').answer(yes))).toBe('not-found');
  });

  test('for a player of another club is not taken', async () => {
    const [plannedId = ''] = await plan(7);
    const yes = { ...club(), plannedId, answer: 'yes' as const, playerId: here.other.players[0]! };
    expect(await outcomeOf(() => planning().answer(yes))).toBe('not-found');
  });
});

describe('the planned night that is started', () => {
  test('is the night at the table from then on, and no longer to come', async () => {
    const [plannedId = '', next] = await plan(1, 8);
    const { sessionId } = await start(plannedId);
    expect((await list()).nights.map(({ id }) => id)).toEqual([next]);
    const planned = await planning('member').get({ ...club(), plannedId });
    expect(planned).toMatchObject({ sessionId, version: 2 });
    const { nights } = await here.as('member').sessions.list({ ...club(), limit: 1 });
    expect(nights[0]?.id).toBe(sessionId);
    const again = { ...club(), plannedId, expectedVersion: 2, date: inDays(2), ...FRIDAY };
    expect(await outcomeOf(() => planning().change(again))).toBe('planned-over');
    const off = { ...club(), plannedId, calledOff: true };
    expect(await outcomeOf(() => planning().callOff(off))).toBe('planned-over');
  });

  test('is started once, also when two phones do it, and again under its key it is the same', async () => {
    const [plannedId = ''] = await plan(1);
    const requestId = newKey();
    const both = await Promise.all([
      outcomeOf(() => start(plannedId, { requestId })),
      outcomeOf(() => start(plannedId)),
    ]);
    expect(both.sort()).toEqual(['passes', 'planned-over']);
    const { nights } = await here.as('member').sessions.list({ ...club(), limit: 50 });
    const started = nights.filter(({ matches }) => matches.length > 0);
    expect(started).toHaveLength(1);
  });

  test('of another club is not found, and no night is begun', async () => {
    const { clubId } = here.other;
    const asked = { clubId, requestId: newKey(), dates: [inDays(1)], ...FRIDAY };
    const foreign = await here.as('owner of another club').planning.create(asked);
    expect(await outcomeOf(() => start(foreign.ids[0]!))).toBe('not-found');
    const { nights } = await here.as('member').sessions.list({ ...club(), limit: 50 });
    expect(nights.every(({ matches }) => matches.length === 0)).toBe(true);
  });
});

describe('a calendar', () => {
  const tokenIn = (path: string) => /^\/calendar\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
  const open = (path: string) => openCalendar(here.database.db, tokenIn(path));
  const make = async (who: Role = 'member') => (await planning(who).makeCalendar(club())).path;

  test('reads the nights with counts, and neither names nor amounts', async () => {
    const [plannedId = '', off = ''] = await plan(7, 14);
    for (const [index, answer] of (['yes', 'yes', 'no', 'maybe'] as const).entries()) {
      const playerId = here.own.players[index]!;
      await planning().answer({ ...club(), plannedId, playerId, answer });
    }
    await planning().callOff({ ...club(), plannedId: off, calledOff: true });
    const feed = await open(await make());
    expect(feed).toMatchObject({ club: 'our-club', slug: 'our-club', locale: 'en' });
    expect(feed?.nights).toMatchObject([
      { id: plannedId, sequence: 0, calledOff: false, comes: { yes: 2, maybe: 1, no: 1 } },
      { id: off, sequence: 1, calledOff: true, comes: { yes: 0, maybe: 0, no: 0 } },
    ]);
    expect(JSON.stringify(feed)).not.toMatch(/Ana|Ben"|Cem|Dora|member|EUR/);
  });

  test('keeps the event of a night that was moved and started, each change one further', async () => {
    const [plannedId = ''] = await plan(7);
    const path = await make();
    const moved = { ...club(), plannedId, expectedVersion: 1, date: inDays(3), ...FRIDAY };
    await planning().change(moved);
    const { sessionId } = await start(plannedId);
    expect((await open(path))?.nights).toMatchObject([{ id: plannedId, sequence: 2, sessionId }]);
  });

  test('has one address a member, the same when asked again, until it is revoked', async () => {
    expect(await planning('member').calendar(club())).toEqual({ path: null });
    const path = await make();
    expect(await make()).toBe(path);
    expect(await planning('member').calendar(club())).toEqual({ path });
    expect(await make('scorer')).not.toBe(path);
    await planning('member').revokeCalendar(club());
    expect(await open(path)).toBeNull();
    const next = await make();
    expect(next).not.toBe(path);
    expect(await open(next)).not.toBeNull();
    expect(await open(path)).toBeNull();
    expect(await deeds()).toEqual([
      'planning.makeCalendar',
      'planning.makeCalendar',
      'planning.revokeCalendar',
      'planning.makeCalendar',
    ]);
  });

  test('opens nothing for a token of another kind, or one that was never made', async () => {
    const { path } = await here
      .as('owner')
      .links.board({ ...club(), sessionId: here.own.sessionId });
    const board = path.split('/').at(-1) ?? '';
    for (const token of [board, 'x'.repeat(43), '', '../..']) {
      expect(await openCalendar(here.database.db, token)).toBeNull();
    }
  });

  test('goes out with its member’s leaving, being removed, or being signed out everywhere', async () => {
    const [left, removed, signedOut] = [
      await make('member'),
      await make('scorer'),
      await make('organiser'),
    ];
    await here.as('member').members.leave(club());
    const scorer = here.actors.get('scorer');
    const userId = scorer?.kind === 'user' ? scorer.userId : '';
    await here.as('owner').members.remove({ ...club(), userId });
    const organiser = here.actors.get('organiser');
    await closeAllLogins(here.database.db, organiser?.kind === 'user' ? organiser.userId : '');
    for (const path of [left, removed, signedOut]) expect(await open(path)).toBeNull();
  });
});
