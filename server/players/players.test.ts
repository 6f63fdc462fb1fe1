import { beforeEach, expect, test } from 'vitest';
import { audit } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { newKey } from '@/server/key';
import { fingerprint } from '@/server/testing/fingerprint';
import { outcomeOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';

let here: World;
beforeEach(async () => {
  here = await world(await testDatabase());
});

test('two people may have the same name', async () => {
  const { clubId } = here.own;
  const first = await here.as('scorer').players.add({
    requestId: newKey(),
    clubId,
    name: ' Eva  M. ',
  });
  const second = await here.as('scorer').players.add({
    requestId: newKey(),
    clubId,
    name: 'Eva M.',
  });
  expect(first.name).toBe('Eva M.');
  expect(second.id).not.toBe(first.id);
  const deeds = await here.database.db.select().from(audit);
  expect(deeds.map((deed) => deed.subject)).toEqual([
    { playerId: first.id },
    { playerId: second.id },
  ]);
});

test('who came last time stands first, the others by name as their language sorts them', async () => {
  const { clubId, players } = here.own;
  const api = here.as('owner');
  for (const name of ['Zoe', 'Ängel', 'anton']) {
    await api.players.add({ requestId: newKey(), clubId, name });
  }
  const match = { game: 'limited-loo' as const, players: players.slice(1, 4), dealer: players[1]! };
  await api.sessions.start({
    requestId: newKey(),
    clubId,
    date: '2026-11-28',
    unitValue: '0.05',
    match,
  });
  const list = await api.players.list({ clubId });
  expect(list.map(({ name, lastPlayed }) => `${name} ${lastPlayed ?? 'never'}`)).toEqual([
    'Ben 2026-11-28',
    'Cem 2026-11-28',
    'Dora 2026-11-28',
    'Ana 2026-11-27',
    'Ängel never',
    'anton never',
    'Zoe never',
  ]);
});

test('a player is renamed, in his own club only', async () => {
  const { clubId, players } = here.own;
  const rename = here.as('organiser').players.rename;
  expect(await rename({ clubId, playerId: players[0]!, name: 'Anabel' })).toMatchObject({
    name: 'Anabel',
  });
  const before = await fingerprint(here.database);
  const foreign = { clubId, playerId: here.other.players[0]!, name: 'Mine now' };
  expect(await outcomeOf(() => rename(foreign))).toBe('not-found');
  expect(await fingerprint(here.database)).toBe(before);
});

test('a guest who has not come for half a year is not offered any more, but found; an organiser has the last word', async () => {
  const { clubId, players } = here.own;
  const [ana, ben, cem] = players as [string, string, string, string];
  const { sql } = here.database;
  const offered = async () => {
    const list = await here.as('member').players.list({ clubId });
    return list.filter((one) => one.offered).map(({ name }) => name);
  };
  const { playerId } = await here.as('member').members.playAsMyself({ clubId });
  await sql`update players set active_since = now() - interval '181 days' where club_id = ${clubId}`;
  await sql`delete from session_players where player_id in (${ana}, ${ben}, ${cem})`;
  // Dora came, whoever has an account belongs to it, the others have faded away.
  expect(await offered()).toEqual(['Dora', 'member']);
  const { setActive } = here.as('organiser').players;
  await setActive({ clubId, playerId: ben, active: true });
  await setActive({ clubId, playerId, active: false });
  expect(await offered()).toEqual(['Dora', 'Ben']);
  const all = await here.as('member').players.list({ clubId });
  expect(all.filter((one) => !one.offered).map(({ name }) => name)).toEqual([
    'Ana',
    'Cem',
    'member',
  ]);
  // Who comes nevertheless, comes again.
  const match = { game: 'limited-loo' as const, players: [ana, playerId], dealer: ana };
  const night = { requestId: newKey(), clubId, date: '2026-11-28', unitValue: '0.05', match };
  await here.as('scorer').sessions.start(night);
  expect((await offered()).sort()).toEqual(['Ana', 'Ben', 'Dora', 'member']);
});
