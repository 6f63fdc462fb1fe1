import { expect, test } from 'vitest';
import { limitedLoo } from '@/engine/loo/limited';
import { amountText } from '@/engine/money/amount';
import { memoryShelf, type Shelf } from './shelf';
import { createMatchStore, type MatchStore } from './store';
import { fakeNight } from './testing/fake-night';

/** Rounds that every table can play: a single, and doubles in which everybody stands. */
const round = (...tricks: string[]) => ({ type: 'round' as const, tricks });

function open(night: ReturnType<typeof fakeNight>, by: string, shelf: Shelf = memoryShelf(true)) {
  const phone = night.phone(by);
  const tries: (() => void)[] = [];
  const store = createMatchStore({
    game: limitedLoo,
    first: night.snapshot(),
    shelf,
    transport: phone.transport,
    // Time passes when the story says so.
    timer: {
      after(_ms, act) {
        tries.push(act);
        return () => void tries.splice(tries.indexOf(act), 1);
      },
    },
  });
  const later = async () => {
    await expect.poll(() => tries.length).toBe(1);
    for (const act of tries.splice(0)) act();
  };
  return { ...phone, store, shelf, later };
}

const settled = (store: MatchStore) =>
  new Promise<void>((done) => {
    const look = () => {
      const { outbox, stop, ready } = store.get();
      if (ready && (outbox.length === 0 || stop !== null)) {
        leave();
        done();
      }
    };
    const leave = store.subscribe(look);
    look();
  });

const pot = (store: MatchStore) => amountText(store.get().timeline.state.pot);
const states = (store: MatchStore) => store.get().rows.map((row) => row.state);

test('a round is shown before any server has seen it, and confirmed after', async () => {
  const night = fakeNight();
  const ana = open(night, 'ana');
  await ana.store.start();
  const seen: string[] = [];
  ana.store.subscribe(() => seen.push(states(ana.store).join()));
  await ana.store.add(round('bea', 'bea', 'cem'));
  expect(pot(ana.store)).toBe('9');
  await settled(ana.store);
  expect([...new Set(seen)]).toEqual(['onThisPhone', 'sent', 'confirmed']);
});

test('ten rounds without a network wait, and go out in order, each once', async () => {
  const night = fakeNight();
  const ana = open(night, 'ana');
  await ana.store.start();
  ana.store.watch();
  ana.cut();
  for (let index = 0; index < 10; index++) await ana.store.add(round('bea', 'cem', 'dov'));
  expect(night.log).toHaveLength(0);
  expect(ana.store.get().timeline.state.rounds).toBe(10);
  expect(ana.store.get().live).toBe(false);

  ana.reconnect();
  await settled(ana.store);
  expect(night.log.map((one) => one.clientId)).toEqual(
    ana.store.get().rows.map((row) => row.clientId),
  );
  expect(night.log).toHaveLength(10);
  expect(states(ana.store)).toEqual(Array(10).fill('confirmed'));
  expect(await ana.shelf.load('match')).toEqual([]);
});

test('what waits survives a reload, and the page opened again sends it', async () => {
  const night = fakeNight();
  const before = open(night, 'ana');
  await before.store.start();
  before.cut();
  await before.store.add(round('bea', 'bea', 'cem'));
  await before.store.add(round('ana', 'bea', 'cem'));

  const after = open(night, 'ana', before.shelf);
  expect(after.store.get().rows).toEqual([]);
  await after.store.start();
  expect(after.store.get().rows).toHaveLength(2);
  await settled(after.store);
  expect(night.log.map((one) => one.entry)).toMatchObject([
    { tricks: ['bea', 'bea', 'cem'] },
    { tricks: ['ana', 'bea', 'cem'] },
  ]);
});

test('an answer that got lost does not make a second round', async () => {
  const night = fakeNight();
  const ana = open(night, 'ana');
  await ana.store.start();
  ana.line.loseAnswers = 2;
  await ana.store.add(round('bea', 'bea', 'cem'));
  await ana.later();
  await ana.later();
  await settled(ana.store);
  expect(night.log).toHaveLength(1);
  expect(states(ana.store)).toEqual(['confirmed']);
});

test('an answer lost while another phone went on leaves no gap', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  bea.store.watch();
  ana.line.loseAnswers = 1;
  await ana.store.add(round('bea', 'bea', 'cem'));
  await expect.poll(() => bea.store.get().confirmed).toBe(1);
  await bea.store.add(round('ana', 'bea', 'cem'));
  await settled(bea.store);

  await ana.later();
  await settled(ana.store);
  ana.store.watch();
  await expect.poll(() => ana.store.get().confirmed).toBe(2);
  expect(ana.store.get().rows).toHaveLength(2);
  expect(pot(ana.store)).toBe(pot(bea.store));
});

test('an entry that is confirmed while the page was closed is not sent again', async () => {
  const night = fakeNight();
  const shelf = memoryShelf(true);
  const before = open(night, 'ana', shelf);
  await before.store.start();
  before.line.loseAnswers = 1;
  await before.store.add(round('bea', 'bea', 'cem'));
  await expect.poll(() => night.log.length).toBe(1);

  const after = open(night, 'ana', shelf);
  await after.store.start();
  await settled(after.store);
  expect(after.line.calls).toBe(0);
  expect(states(after.store)).toEqual(['confirmed']);
});

test('the queue stops at a refused entry, keeps it with its reason, and goes on after it is discarded', async () => {
  const night = fakeNight();
  const ana = open(night, 'ana');
  await ana.store.start();
  ana.cut();
  await ana.store.add(round('bea', 'bea', 'cem'));
  const wrong = await ana.store.add(round('bea', 'bea'));
  await ana.store.add(round('ana', 'bea', 'cem'));
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);

  const { stop, outbox } = ana.store.get();
  expect(stop).toMatchObject({ kind: 'refused', refused: { code: 'against-the-rules' } });
  expect(stop?.kind === 'refused' && stop.refused.problems[0]?.code).toBe('trick-total');
  expect(outbox).toHaveLength(2);
  expect(night.log).toHaveLength(1);

  await ana.store.discard(wrong);
  await settled(ana.store);
  expect(night.log).toHaveLength(2);
});

test('a refused entry that is edited again takes its old place', async () => {
  const night = fakeNight();
  const ana = open(night, 'ana');
  await ana.store.start();
  ana.cut();
  const wrong = await ana.store.add(round('bea', 'bea'));
  await ana.store.add(round('ana', 'ana', 'ana'));
  await ana.store.add({ type: 'void', entry: wrong });
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);
  await ana.store.replace(wrong, round('bea', 'bea', 'dov'));
  await settled(ana.store);
  expect(night.log.map((one) => one.entry)).toMatchObject([
    { tricks: ['bea', 'bea', 'dov'] },
    { tricks: ['ana', 'ana', 'ana'] },
    { type: 'void', entry: 1 },
  ]);
});

test('two phones that save the same round are shown side by side, and mine can follow', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.cut();
  await ana.store.add(round('bea', 'bea', 'cem'));
  await ana.store.add(round('ana', 'ana', 'cem'));
  await bea.store.add(round('bea', 'bea', 'dov'));
  await settled(bea.store);

  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);
  const { stop } = ana.store.get();
  expect(stop).toMatchObject({
    kind: 'both',
    item: { entry: { tricks: ['bea', 'bea', 'cem'] } },
    theirs: [{ by: 'bea', entry: { tricks: ['bea', 'bea', 'dov'] } }],
  });

  await ana.store.keepBoth();
  await settled(ana.store);
  expect(night.log.map((one) => one.by)).toEqual(['bea', 'ana', 'ana']);
});

test('a round entered twice by two people is discarded by the one who was second', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  bea.store.watch();
  ana.cut();
  const mine = await ana.store.add(round('bea', 'bea', 'cem'));
  await bea.store.add(round('bea', 'bea', 'cem'));
  await settled(bea.store);
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);
  await ana.store.discard(mine);
  expect(ana.store.get().stop).toBeNull();
  expect(night.log).toHaveLength(1);
});

test('a stop ends by itself when the other phone takes its round back', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.cut();
  await ana.store.add(round('bea', 'bea', 'cem'));
  await bea.store.add(round('bea', 'bea', 'dov'));
  await settled(bea.store);
  ana.line.up = true;
  ana.store.watch();
  await settled(ana.store);
  expect(ana.store.get().stop?.kind).toBe('both');
  await bea.store.add({ type: 'void', entry: 1 });
  await expect.poll(() => night.log.length).toBe(3);
  await expect.poll(() => ana.store.get().outbox.length).toBe(0);
  expect(ana.store.get().stop).toBeNull();
});

test('a correction of a round that is not confirmed names it by its client id', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.cut();
  const first = await ana.store.add(round('bea', 'bea', 'cem'));
  await ana.store.add({ type: 'amend', entry: first, with: round('bea', 'cem', 'dov') });
  expect(pot(ana.store)).toBe('6');
  // Another phone's penalty comes first, so the round's number is not the one that was shown.
  await bea.store.add({ type: 'penalty', player: 'eva', amount: 3, to: 'pot' });
  await settled(bea.store);

  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);
  expect(night.log.map((one) => one.entry)).toMatchObject([
    { type: 'penalty' },
    { type: 'round' },
    { type: 'amend', entry: 2 },
  ]);
  expect(ana.store.get().rows.map((row) => row.entry)).toMatchObject(
    night.log.map(({ entry }) => ({ type: entry.type })),
  );
});

test('a login that has run out keeps everything and sends after the sign-in', async () => {
  const night = fakeNight();
  const ana = open(night, 'ana');
  await ana.store.start();
  ana.line.signedIn = false;
  await ana.store.add(round('bea', 'bea', 'cem'));
  await settled(ana.store);
  expect(ana.store.get().stop).toEqual({ kind: 'signed-out' });
  expect(await ana.shelf.load('match')).toHaveLength(1);
  ana.line.signedIn = true;
  ana.store.nudge();
  await settled(ana.store);
  expect(night.log).toHaveLength(1);
});

test('a phone that knows more than the server, which was restored, asks again later and not without end', async () => {
  const night = fakeNight();
  const ana = open(night, 'ana');
  await ana.store.start();
  await ana.store.add(round('bea', 'bea', 'cem'));
  await settled(ana.store);
  night.log.pop();
  const before = ana.line.calls;
  await ana.store.add(round('bea', 'cem', 'dov'));
  await ana.later();
  await ana.later();
  expect(ana.line.calls - before).toBeLessThanOrEqual(4);
  expect(await ana.shelf.load('match')).toHaveLength(1);
});

test('what another phone saves appears, and a viewer that was away catches up', async () => {
  const night = fakeNight();
  const [ana, viewer] = [open(night, 'ana'), open(night, 'viewer')];
  await ana.store.start();
  viewer.store.watch();
  await ana.store.add(round('bea', 'bea', 'cem'));
  await expect.poll(() => viewer.store.get().confirmed).toBe(1);
  viewer.store.unwatch();
  expect(viewer.store.get().live).toBe(false);
  await ana.store.add(round('bea', 'cem', 'dov'));
  await settled(ana.store);
  expect(viewer.store.get().confirmed).toBe(1);
  viewer.store.watch();
  expect(viewer.store.get().confirmed).toBe(2);
  expect(viewer.store.get().live).toBe(true);
});
