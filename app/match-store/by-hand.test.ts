import { expect, test } from 'vitest';
import { limitedLoo } from '@/engine/loo/limited';
import { documentText, type Loaded, loadBytes } from './by-hand';
import { memoryShelf } from './shelf';
import { createMatchStore } from './store';
import { fakeNight } from './testing/fake-night';

const round = (...tricks: string[]) => ({ type: 'round' as const, tricks });
const SESSION = {
  date: '2026-11-26',
  name: 'Thursday',
  currency: 'EUR',
  unitValue: '0.10',
  roundTo: 1,
};

type Night = ReturnType<typeof fakeNight>;

async function open(night: Night, by: string, connected = true) {
  const phone = night.phone(by);
  if (!connected) phone.cut();
  const first = { ...night.snapshot(), session: SESSION };
  const store = createMatchStore({
    game: limitedLoo,
    first,
    shelf: memoryShelf(true),
    transport: phone.transport,
    timer: { after: () => () => {} },
  });
  await store.start();
  return {
    ...phone,
    store,
    save: () => documentText(first, store.get()),
    load: (text: string): Promise<Loaded> =>
      loadBytes(new TextEncoder().encode(text), first, store),
  };
}

/** A night with one confirmed round. */
async function begun(): Promise<Night> {
  const night = fakeNight();
  const ana = await open(night, 'ana');
  await ana.store.add(round('bea', 'bea', 'cem'));
  await expect.poll(() => night.log.length).toBe(1);
  return night;
}

test('what waits on a phone without a network is carried to another one in a file, and counts once', async () => {
  const night = await begun();
  const [ana, bea] = [await open(night, 'ana', false), await open(night, 'bea')];
  const waiting = await ana.store.add(round('ana', 'bea', 'cem'));
  await ana.store.add({ type: 'amend', entry: waiting, with: round('ana', 'ana', 'cem') });
  await ana.store.add(round('cem', 'cem', 'dov'));
  const file = ana.save();

  expect(await bea.load(file)).toEqual({ added: 3 });
  await expect.poll(() => night.log.length).toBe(4);
  expect(night.log.map((one) => one.entry)).toMatchObject([
    { tricks: ['bea', 'bea', 'cem'] },
    { tricks: ['ana', 'bea', 'cem'] },
    { type: 'amend', entry: 2 },
    { tricks: ['cem', 'cem', 'dov'] },
  ]);
  expect(await bea.load(file)).toEqual({ added: 0 });

  // The first phone comes back with the same three entries under names of its own.
  ana.reconnect();
  ana.store.nudge();
  await expect.poll(() => ana.store.get().outbox.length).toBe(0);
  expect(ana.store.get().stop).toBeNull();
  expect(night.log).toHaveLength(4);
});

test('a file loaded where half of it waits already adds the other half', async () => {
  const night = await begun();
  const ana = await open(night, 'ana', false);
  await ana.store.add(round('ana', 'bea', 'cem'));
  const earlier = await open(night, 'bea', false);
  await earlier.load(ana.save());
  await ana.store.add(round('cem', 'cem', 'dov'));
  expect(await earlier.load(ana.save())).toEqual({ added: 1 });
  expect(earlier.store.get().outbox).toHaveLength(2);
});

test('a file that is not of this course of the match is refused, and says from where on', async () => {
  const night = await begun();
  const ana = await open(night, 'ana', false);
  await ana.store.add(round('ana', 'bea', 'cem'));
  const file = ana.save();
  const bea = await open(night, 'bea');
  await bea.store.add(round('dov', 'bea', 'cem'));
  await expect.poll(() => night.log.length).toBe(2);
  expect(await bea.load(file)).toEqual({ refused: 'differs', number: 2 });
  expect(bea.store.get().outbox).toEqual([]);
});

test('a file is refused while other rounds wait here', async () => {
  const night = await begun();
  const [ana, bea] = [await open(night, 'ana', false), await open(night, 'bea', false)];
  await ana.store.add(round('ana', 'bea', 'cem'));
  await bea.store.add(round('dov', 'bea', 'cem'));
  expect(await bea.load(ana.save())).toEqual({ refused: 'waiting' });
  expect(bea.store.get().outbox).toHaveLength(1);
});

test('a file of another evening or another table, and what is no file of ours, are refused', async () => {
  const night = await begun();
  const ana = await open(night, 'ana');
  const file = ana.save();
  expect(await ana.load(file.replace('2026-11-26', '2026-11-27'))).toEqual({
    refused: 'otherMatch',
  });
  expect(await ana.load(file.replace('"dealer": "ana"', '"dealer": "bea"'))).toEqual({
    refused: 'otherMatch',
  });
  expect(await ana.load('{"format":"lanturlu/1"}')).toEqual({ refused: 'unreadable' });
});

test('what is saved by hand is a canonical document of the night', async () => {
  const night = await begun();
  const ana = await open(night, 'ana');
  expect(JSON.parse(ana.save())).toMatchObject({
    format: 'lanturlu/1',
    session: SESSION,
    players: [{ id: 'ana' }, { id: 'bea' }, { id: 'cem' }, { id: 'dov' }, { id: 'eva' }],
    matches: [{ game: 'limited-loo', dealer: 'ana', log: [{ tricks: ['bea', 'bea', 'cem'] }] }],
  });
});
