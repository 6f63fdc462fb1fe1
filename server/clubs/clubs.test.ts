import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { amount } from '@/engine/money/amount';
import { authorise } from '@/server/auth/scope';
import { newKey } from '@/server/key';
import { addPlayer } from '@/server/players/add';
import { outcomeOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';
import { mapped } from '@/server/trpc/errors';
import { purgeClub } from './purge';
import { decimalText } from './schemas';
import { slugOf } from './slug';

const CLUB = {
  name: 'Mittwochsrunde',
  currency: 'EUR',
  unitValue: '0.05',
  timeZone: 'Europe/Berlin',
  locale: 'de' as const,
};

let here: World;
beforeEach(async () => {
  here = await world(await testDatabase());
});

describe('a club', () => {
  test('belongs to who makes it, and he is its first player', async () => {
    const api = here.as('member');
    const { id, slug } = await api.clubs.create({ ...CLUB, requestId: newKey() });
    expect(await api.clubs.bySlug({ slug })).toEqual({
      ...CLUB,
      id,
      slug: 'mittwochsrunde',
      roundTo: 1,
      role: 'owner',
      moneyShownTo: 'organisers',
      demo: false,
    });
    const players = await api.players.list({ clubId: id });
    expect(players).toMatchObject([{ name: 'member', active: true, lastPlayed: null }]);
    expect(players[0]?.userId).not.toBeNull();
    expect((await api.clubs.list()).map((club) => club.name)).toEqual([
      'Mittwochsrunde',
      'our-club',
    ]);
    const deeds = await here.database.db.select().from(audit);
    expect(deeds).toMatchObject([{ clubId: id, action: 'clubs.create' }]);
  });

  test('of a name that is taken gets another address, also when all are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () =>
        here.as('member').clubs.create({ ...CLUB, requestId: newKey() }),
      ),
    );
    expect(made.map((club) => club.slug).sort()).toEqual([
      'mittwochsrunde',
      'mittwochsrunde-2',
      'mittwochsrunde-3',
      'mittwochsrunde-4',
    ]);
    expect(
      (await here.as('member').clubs.create({ ...CLUB, requestId: newKey(), name: 'New' })).slug,
    ).toBe('new-2');
  });

  test('that is removed while somebody writes into it is not found', async () => {
    const { db } = here.database;
    const { clubId } = here.own;
    const owner = here.actors.get('owner')!;
    const scope = await authorise(db, owner, 'players.add', clubId);
    await purgeClub(db, clubId);
    const late = addPlayer(db, scope, { requestId: newKey(), name: 'Late' });
    expect(await late.catch(mapped)).toMatchObject({ message: 'not-found' });
  });

  test('may play for units alone', async () => {
    const { id } = await here
      .as('member')
      .clubs.create({ ...CLUB, requestId: newKey(), currency: null });
    expect(await here.as('member').clubs.get({ clubId: id })).toMatchObject({ currency: null });
  });

  test.each([
    { currency: 'EURO' },
    { currency: 'eur' },
    { currency: 'QQQ' },
    { unitValue: '0' },
    { unitValue: '0.00' },
    { unitValue: '-0.05' },
    { unitValue: '1/3' },
    { unitValue: '1e3' },
    { unitValue: '0,05' },
    { timeZone: 'Europe/Atlantis' },
    { timeZone: '+02:00' },
    { name: '   ' },
    { name: 'a\nb' },
    { name: '\u202egnol' },
    { name: 'x'.repeat(61) },
  ])('with %j is refused', async (change) => {
    expect(
      await outcomeOf(() =>
        here.as('member').clubs.create({ ...CLUB, requestId: newKey(), ...change }),
      ),
    ).toBe('invalid-input');
  });

  test('has a name of up to sixty letters, whatever a letter is made of', async () => {
    for (const name of ['👨‍👩‍👧‍👦'.repeat(20), 'é'.normalize('NFD').repeat(60), '🂡'.repeat(60)]) {
      expect(
        await outcomeOf(() =>
          here.as('member').clubs.create({ ...CLUB, requestId: newKey(), name }),
        ),
      ).toBe('passes');
    }
  });

  test('is changed field by field, and the deed is written down without what it says', async () => {
    const { clubId } = here.own;
    const changed = await here
      .as('organiser')
      .clubs.update({ clubId, name: 'Loo!', unitValue: '0.1' });
    expect(changed).toMatchObject({
      name: 'Loo!',
      unitValue: '0.1',
      currency: 'EUR',
      slug: 'our-club',
    });
    const deeds = await here.database.db.select().from(audit);
    expect(deeds).toMatchObject([
      { action: 'clubs.update', subject: { fields: 'name unitValue' } },
    ]);
    expect(await here.as('organiser').clubs.update({ clubId })).toEqual({ ...changed });
    expect(await here.database.db.select().from(audit)).toHaveLength(1);
  });
});

test.each([
  ['Mittwochsrunde', 'mittwochsrunde'],
  ['Größe & Öl', 'grosse-ol'],
  ["L'Été à São Tomé", 'lete-a-sao-tome'],
  ['Łódź Æther ø', 'lodz-aether-o'],
  ['  --- ', 'club'],
  ['клуб', 'club'],
  ['🂡🂢', 'club'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['1/20', '0.05'],
  ['5', '5'],
  ['5/2', '2.5'],
  ['1/1000000', '0.000001'],
  ['999999999', '999999999'],
])('the amount %s is written %s', (exact, decimal) => {
  expect(decimalText(amount(exact))).toBe(decimal);
});
