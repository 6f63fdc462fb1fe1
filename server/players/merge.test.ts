// Somebody was entered twice: the two become one, with everything that hangs on them, and two again.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audit, mergedPlaces, sessionPlayers } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { newKey } from '@/server/key';
import { fingerprint } from '@/server/testing/fingerprint';
import { outcomeOf, refusalOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';
import { verify } from '@/server/verify/verify';

let here: World;
let clubId: string;
let api: ReturnType<World['as']>;
/** The world's four, and one of them once more. */
let ana: string;
let ben: string;
let cem: string;
let dora: string;
let annie: string;

beforeEach(async () => {
  here = await world(await testDatabase());
  clubId = here.own.clubId;
  api = here.as('organiser');
  [ana, ben, cem, dora] = here.own.players as [string, string, string, string];
  annie = await newPlayer('Annie');
  // The world's own nights have the four in them, and no match.
  await here.database.sql`delete from session_players`;
});

async function newPlayer(name: string): Promise<string> {
  return (await api.players.add({ requestId: newKey(), clubId, name })).id;
}

/** A match of a new night, or of one under way: one round, won by the second and the third. */
async function play(people: string[], night: { date: string } | { sessionId: string }) {
  const match = { game: 'limited-loo' as const, players: people, dealer: people[0]! };
  const begun =
    'date' in night
      ? await api.sessions.start({
          requestId: newKey(),
          clubId,
          unitValue: '0.05',
          match,
          ...night,
        })
      : {
          ...night,
          ...(await api.sessions.startMatch({ requestId: newKey(), clubId, match, ...night })),
        };
  const { matchId } = begun;
  const { seats } = await api.matches.get({ clubId, matchId });
  await append(matchId, { type: 'round', tricks: { [seats[1]!]: 2, [seats[2]!]: 1 } });
  await append(matchId, { type: 'close' });
  return begun;
}

async function append(matchId: string, entry: object) {
  const { version: expectedVersion } = await api.matches.get({ clubId, matchId });
  await api.matches.append({ clubId, matchId, clientId: newKey(), expectedVersion, entry });
}

async function settle(sessionId: string) {
  const { version } = await api.settlement.get({ clubId, sessionId });
  await api.settlement.settle({ clubId, sessionId, expectedVersion: version });
}

async function openOf(): Promise<Map<string, bigint>> {
  const { open } = await api.payments.balances({ clubId });
  return new Map(open.flatMap((one) => one.players.map((p) => [p.playerId, BigInt(p.open)])));
}

async function talliesOf(playerId: string) {
  return here.database.sql`
    select game, year, matches, net::text, rounds, tricks from tallies
    where player_id = ${playerId} and matches <> 0 order by game, year`;
}

const merge = (fromId: string, intoId: string) => api.players.merge({ clubId, fromId, intoId });

test('nights, tallies, balances and names follow, and go back also after later nights', async () => {
  const first = await play([ana, ben, cem], { date: '2026-11-05' });
  const second = await play([annie, ben, dora], { date: '2026-11-12' });
  await settle(first.sessionId);
  await settle(second.sessionId);
  const before = { open: await openOf(), annie: await talliesOf(annie), ana: await talliesOf(ana) };
  const document = await api.export.night({ clubId, sessionId: second.sessionId });

  expect(await api.players.previewMerge({ clubId, fromId: annie, intoId: ana })).toEqual({
    apart: null,
    nights: 1,
    account: false,
  });
  const { mergeId } = await merge(annie, ana);
  expect(await merge(annie, ana)).toEqual({ mergeId });
  const after = await openOf();
  expect(after.get(ana)).toBe(before.open.get(ana)! + before.open.get(annie)!);
  for (const other of [ben, cem, dora]) expect(after.get(other)).toBe(before.open.get(other));
  expect(await talliesOf(ana)).toMatchObject([{ matches: 2, rounds: 2 }]);
  expect(await talliesOf(annie)).toHaveLength(0);
  const listed = await api.players.list({ clubId });
  expect(listed.map(({ name }) => name)).not.toContain('Annie');
  expect(listed.find(({ id }) => id === ana)?.lastPlayed).toBe('2026-11-12');
  const merged = await api.export.night({ clubId, sessionId: second.sessionId });
  expect(merged.document).toBe(document.document.replace('"Annie"', '"Ana"'));
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
  // Nobody can name her any more.
  const match = { game: 'limited-loo' as const, players: [annie, ben], dealer: ben };
  const night = { requestId: newKey(), clubId, date: '2026-11-19', unitValue: '0.05', match };
  expect(await outcomeOf(() => api.sessions.start(night))).toBe('not-found');
  expect(await outcomeOf(() => api.players.rename({ clubId, playerId: annie, name: 'X' }))).toBe(
    'not-found',
  );

  const third = await play([ana, ben, cem], { date: '2026-11-19' });
  expect(await api.players.merges({ clubId })).toMatchObject([
    { mergeId, from: 'Annie', into: 'Ana', nights: 1, undoable: true },
  ]);
  await api.players.undoMerge({ clubId, mergeId });
  await api.players.undoMerge({ clubId, mergeId });
  expect(await openOf()).toEqual(before.open);
  expect(await talliesOf(annie)).toEqual(before.annie);
  expect(await talliesOf(ana)).toMatchObject([{ matches: 2, rounds: 2 }]);
  const { players } = await api.sessions.get({ clubId, sessionId: third.sessionId });
  expect(players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cem']);
  expect(await api.export.night({ clubId, sessionId: second.sessionId })).toEqual(document);
  expect(await api.players.merges({ clubId })).toEqual([]);
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
  const deeds = await here.database.db.select({ action: audit.action }).from(audit);
  expect(deeds.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['players.merge', 'players.unmerge']),
  );
});

test('what was settled together as one stays with the one, when they are two again', async () => {
  const first = await play([ana, ben, cem], { date: '2026-11-05' });
  const second = await play([annie, ben, dora], { date: '2026-11-12' });
  await settle(first.sessionId);
  await settle(second.sessionId);
  const { mergeId } = await merge(annie, ana);
  const { open } = await api.payments.balances({ clubId });
  const lines = open[0]!.lines.map(({ planId, number, open: left }) => {
    return { planId: planId!, number, open: left };
  });
  const asked = { requestId: newKey(), clubId, currency: 'EUR', treasurer: null, lines };
  const before = await openOf();
  await api.payments.settleTogether(asked);
  expect(await openOf()).toEqual(before);
  await api.players.undoMerge({ clubId, mergeId });
  expect(await openOf()).toEqual(before);
});

test('two who sat in one match stay two, also where one’s seat was taken back', async () => {
  const { sessionId, matchId } = await play([ana, ben, cem], { date: '2026-11-05' });
  const before = await fingerprint(here.database);
  const refusal = await refusalOf(() => merge(ben, ana));
  expect([refusal.code, refusal.params]).toEqual(['played-together', { date: '2026-11-05' }]);
  expect(await fingerprint(here.database)).toBe(before);
  expect((await api.players.previewMerge({ clubId, fromId: ben, intoId: ana })).apart?.code).toBe(
    'played-together',
  );
  await append(matchId, { type: 'void', entry: 2 });
  const { ref } = await api.sessions.seat({ clubId, sessionId, matchId, playerId: annie });
  await append(matchId, { type: 'join', player: ref, after: 'p1' });
  await append(matchId, { type: 'void', entry: 4 });
  expect(await outcomeOf(() => merge(annie, ana))).toBe('played-together');
  expect(await outcomeOf(() => merge(ana, ana))).toBe('invalid-input');
  expect(await outcomeOf(() => merge(here.other.players[0]!, ana))).toBe('not-found');
});

test('who was entered twice in one night, at two tables, becomes one and owes nobody himself', async () => {
  const { sessionId } = await play([ana, ben, cem], { date: '2026-11-05' });
  const there = await play([ben, annie, dora], { sessionId });
  const { mergeId } = await merge(annie, ana);
  const { lines, transfers } = await api.settlement.get({ clubId, sessionId });
  expect(lines.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cem', 'Ana', 'Dora']);
  expect(transfers!.some(({ from, to }) => from.playerId === to.playerId)).toBe(false);
  await settle(sessionId);
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
  const { open } = await api.payments.balances({ clubId });
  expect(open[0]!.lines.some(({ from, to }) => from.playerId === to.playerId)).toBe(false);
  const corrected = { type: 'round', tricks: { p4: 1, p5: 2 } };
  await append(there.matchId, { type: 'amend', entry: 1, with: corrected });
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });

  await api.players.undoMerge({ clubId, mergeId });
  const { players } = await api.sessions.get({ clubId, sessionId });
  expect(players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cem', 'Annie', 'Dora']);
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
});

test('one person with two places in a night sits at one table, and there once', async () => {
  const open = async (people: string[], sessionId: string) => {
    const match = { game: 'limited-loo' as const, players: people, dealer: people[0]! };
    return api.sessions.startMatch({ requestId: newKey(), clubId, sessionId, match });
  };
  const { sessionId } = await play([ana, ben, cem], { date: '2026-11-05' });
  await play([annie, ben, dora], { sessionId });
  const { matchId } = await open([annie, dora], sessionId);
  await merge(annie, ana);
  // Her other place is free, she is not.
  expect(await outcomeOf(() => open([ana, ben], sessionId))).toBe('already-seated');
  const join = { type: 'join', player: 'p1', after: 'p4' };
  expect(await outcomeOf(() => append(matchId, join))).toBe('already-seated');
});

test('what was asked of the one is asked of the other: an invitation, a claim, who comes', async () => {
  const owner = here.as('owner');
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const at = { time: '19:30', place: '', note: '' };
  const { ids } = await owner.planning.create({
    requestId: newKey(),
    clubId,
    dates: [date],
    ...at,
  });
  const planned = { clubId, plannedId: ids[0]! };
  await owner.planning.answer({ ...planned, playerId: annie, answer: 'yes' });
  const role = 'member' as const;
  const asked = { requestId: newKey(), clubId, role, playerId: annie, many: false };
  const { path } = await owner.members.invite(asked);
  await here.as('scorer').members.claim({ clubId, playerId: annie });
  const { mergeId } = await merge(annie, ana);

  const coming = async () =>
    (await owner.planning.get(planned)).answers.map(({ name, answer }) => `${name} ${answer}`);
  expect(await coming()).toEqual(['Ana yes']);
  expect((await owner.members.invitations({ clubId }))[0]).toMatchObject({ player: 'Ana' });
  const claims = (await owner.members.list({ clubId })).flatMap((one) => one.claims ?? []);
  expect(claims).toEqual([{ playerId: annie, name: 'Ana' }]);
  const token = path.split('/').at(-1)!;
  const stranger = here.as('owner of another club');
  expect(await here.as('stranger').members.openInvitation({ token })).toMatchObject({
    player: 'Ana',
  });
  await stranger.members.accept({ token });
  const own = (await api.players.list({ clubId })).find(({ id }) => id === ana);
  expect(own?.userId).not.toBeNull();
  // She stays who she became by it.
  await api.players.undoMerge({ clubId, mergeId });
  expect(await coming()).toEqual(['Annie yes']);
  const players = await api.players.list({ clubId });
  expect(players.find(({ id }) => id === ana)?.userId).toBe(own?.userId);
  expect(players.find(({ id }) => id === annie)?.userId).toBeNull();
});

test('an account goes along and comes back; two accounts stay two people', async () => {
  const { playerId: scorer } = await here.as('scorer').members.playAsMyself({ clubId });
  const { playerId: member } = await here.as('member').members.playAsMyself({ clubId });
  expect(await outcomeOf(() => merge(scorer, member))).toBe('both-members');
  const { mergeId } = await merge(scorer, annie);
  const playsAs = async () =>
    (await api.members.list({ clubId })).find(({ name }) => name === 'scorer')?.playerId;
  expect(await playsAs()).toBe(annie);
  await api.players.undoMerge({ clubId, mergeId });
  expect(await playsAs()).toBe(scorer);
});

test('both may go on playing while they become one and two again', async () => {
  const open = async (people: string[]) => {
    const match = { game: 'limited-loo' as const, players: people, dealer: people[0]! };
    const night = { requestId: newKey(), clubId, date: '2026-11-19', unitValue: '0.05', match };
    return (await api.sessions.start(night)).matchId;
  };
  const tables = [await open([ana, ben, cem]), await open([annie, ben, dora])];
  const playing = tables.map(async (matchId) => {
    for (let round = 0; round < 4; round++) {
      await append(matchId, { type: 'round', tricks: { p2: 2, p3: 1 } });
    }
  });
  const starting = (async () => {
    for (let night = 0; night < 2; night++) await open([ana, cem, dora]);
  })();
  const changing = (async () => {
    for (let time = 0; time < 3; time++) {
      // Whoever comes to a night at the very moment is asked for once more.
      const { mergeId } = await again(() => merge(annie, ana));
      await again(() => api.players.undoMerge({ clubId, mergeId }));
    }
  })();
  await Promise.all([...playing, starting, changing]);
  await merge(annie, ana);
  expect(await verify(here.database.db)).toMatchObject({ matches: 4, differences: [] });
});

test('nobody begins a night as who just became another, whoever of them comes first', async () => {
  const { sql } = here.database;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The night's places have to wait while she is already held for it.
  const blocked = sql.begin(async (tx) => {
    await tx`lock table session_players in share mode`;
    await held;
  });
  const match = { game: 'limited-loo' as const, players: [annie, ben], dealer: ben };
  const night = { requestId: newKey(), clubId, date: '2026-11-19', unitValue: '0.05', match };
  const starting = api.sessions.start(night);
  await waiting(1);
  const merging = outcomeOf(() => merge(annie, ana));
  await waiting(2);
  release();
  await blocked;
  await starting;
  expect(await merging).toBe('conflict');
  await merge(annie, ana);
  expect(await outcomeOf(() => api.sessions.start({ ...night, requestId: newKey() }))).toBe(
    'not-found',
  );
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
});

/** Until so many wait for a lock. */
async function waiting(count: number) {
  for (;;) {
    const rows = await here.database.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (rows.length >= count) return;
  }
}

async function again<T>(deed: () => Promise<T>): Promise<T> {
  for (;;) {
    let done: T | undefined;
    const outcome = await outcomeOf(async () => {
      done = await deed();
    });
    if (outcome !== 'conflict') {
      expect(outcome).toBe('passes');
      return done as T;
    }
  }
}

test('of a chain the last one is undone first', async () => {
  await play([annie, ben, dora], { date: '2026-11-12' });
  const nan = await newPlayer('Nan');
  const { mergeId: first } = await merge(annie, nan);
  const { mergeId: second } = await merge(nan, ana);
  const undo = (mergeId: string) => api.players.undoMerge({ clubId, mergeId });
  expect(await outcomeOf(() => undo(first))).toBe('merged-since');
  expect((await api.players.merges({ clubId })).map(({ undoable }) => undoable)).toEqual([
    true,
    false,
  ]);
  await undo(second);
  await undo(first);
  const [place] = await here.database.db
    .select({ playerId: sessionPlayers.playerId })
    .from(mergedPlaces)
    .innerJoin(sessionPlayers, eq(sessionPlayers.sessionId, mergedPlaces.sessionId))
    .where(eq(sessionPlayers.ref, 'p1'));
  expect(place?.playerId).toBe(annie);
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
});
