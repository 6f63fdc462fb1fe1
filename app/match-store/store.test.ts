import { expect, test } from 'vitest';
import { limitedLoo } from '@/engine/loo/limited';
import { amountText } from '@/engine/money/amount';
import { memoryShelf, type Shelf } from './shelf';
import { createMatchStore, type MatchStore } from './store';
import { onlyTab, type Tabs } from './tabs';
import { fakeNight } from './testing/fake-night';
import { phoneTabs } from './testing/phone-tabs';

/** Rounds that every table can play: a single, and doubles in which everybody stands. */
const round = (...tricks: string[]) => ({ type: 'round' as const, tricks });

interface Tab {
  readonly shelf: Shelf;
  readonly tabs?: Tabs;
}

function open(
  night: ReturnType<typeof fakeNight>,
  by: string,
  { shelf, tabs = onlyTab }: Tab = { shelf: memoryShelf(true) },
) {
  const phone = night.phone(by);
  const tries: (() => void)[] = [];
  const waits: number[] = [];
  const store = createMatchStore({
    game: limitedLoo,
    first: night.snapshot(),
    shelf,
    tabs,
    phone: by,
    transport: phone.transport,
    // Time passes when the story says so.
    timer: {
      after(ms, act) {
        waits.push(ms);
        tries.push(act);
        return () => void tries.splice(tries.indexOf(act), 1);
      },
    },
  });
  const later = async () => {
    await expect.poll(() => tries.length).toBe(1);
    for (const act of tries.splice(0)) act();
  };
  return { ...phone, store, shelf, later, waits };
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

test('a phone that somebody looks at tries every two seconds, one in a pocket every half minute', async () => {
  const ana = open(fakeNight(), 'ana');
  await ana.store.start();
  ana.store.watch();
  ana.cut();
  await ana.store.add(round('bea', 'bea', 'cem'));
  for (let knock = 0; knock < 10; knock++) await ana.later();
  await expect.poll(() => ana.waits.length).toBe(11);
  expect(Math.max(...ana.waits)).toBe(2_000);

  ana.store.unwatch();
  await ana.later();
  await expect.poll(() => ana.waits.at(-1)).toBe(30_000);
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

  const after = open(night, 'ana', before);
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
  const before = open(night, 'ana', { shelf });
  await before.store.start();
  before.line.loseAnswers = 1;
  await before.store.add(round('bea', 'bea', 'cem'));
  await expect.poll(() => night.log.length).toBe(1);

  const after = open(night, 'ana', { shelf });
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
  const mine = await ana.store.add(round('bea', 'cem', 'bea'));
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

test('a round is shown while it is still being written down, and goes out when it is', async () => {
  const night = fakeNight();
  const shelf = memoryShelf(true);
  let writeDown = () => {};
  const mayWrite = new Promise<void>((done) => {
    writeDown = done;
  });
  const slow: Shelf = {
    ...shelf,
    change: async (put, take) => {
      await mayWrite;
      await shelf.change(put, take);
    },
  };
  const ana = open(night, 'ana', { shelf: slow });
  await ana.store.start();
  const added = ana.store.add(round('bea', 'bea', 'cem'));
  expect(pot(ana.store)).toBe('9');
  expect(ana.line.calls).toBe(0);
  writeDown();
  await added;
  await expect.poll(() => night.log.length).toBe(1);
});

test('two taps in a row, with an arrival in between, lose nothing and bring nothing back', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.cut();
  const [mine] = await Promise.all([
    ana.store.add(round('bea', 'bea', 'cem')),
    ana.store.add(round('ana', 'ana', 'cem')),
    ana.store.add(round('cem', 'ana', 'cem')),
  ]);
  await bea.store.add(round('bea', 'bea', 'dov'));
  await settled(bea.store);
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);

  const kept = ana.store.keepBoth();
  const thrown = ana.store.discard(mine);
  await Promise.all([kept, thrown]);
  await settled(ana.store);
  expect(night.log.map((one) => one.entry)).toMatchObject([
    { tricks: ['bea', 'bea', 'dov'] },
    { tricks: ['ana', 'ana', 'cem'] },
    { tricks: ['cem', 'ana', 'cem'] },
  ]);
  expect(await ana.shelf.load('match')).toEqual([]);
});

test('mine instead of theirs corrects their round, and what waits behind it goes out', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.cut();
  const mine = await ana.store.add(round('bea', 'bea', 'cem'));
  await ana.store.add({ type: 'amend', entry: mine, with: round('bea', 'cem', 'cem') });
  await ana.store.add(round('ana', 'ana', 'cem'));
  await bea.store.add(round('bea', 'bea', 'dov'));
  await settled(bea.store);
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);

  const { stop } = ana.store.get();
  if (stop?.kind !== 'both' || !stop.theirs[0]) throw new Error('nothing stands beside it');
  await ana.store.mineInstead(stop.theirs[0]);
  await settled(ana.store);
  expect(night.log.map((one) => one.entry)).toMatchObject([
    { tricks: ['bea', 'bea', 'dov'] },
    { type: 'amend', entry: 1, with: { tricks: ['bea', 'bea', 'cem'] } },
    { type: 'amend', entry: 1, with: { tricks: ['bea', 'cem', 'cem'] } },
    { tricks: ['ana', 'ana', 'cem'] },
  ]);
  expect(ana.store.get().stop).toBeNull();
});

test('two rounds each: every one of mine is laid beside its own, not beside all of theirs', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.cut();
  const first = await ana.store.add(round('bea', 'bea', 'cem'));
  await ana.store.add(round('ana', 'ana', 'cem'));
  await bea.store.add(round('bea', 'bea', 'dov'));
  await bea.store.add(round('ana', 'ana', 'dov'));
  await settled(bea.store);
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);
  await ana.store.discard(first);
  await settled(ana.store);
  const { stop } = ana.store.get();
  expect(stop?.kind === 'both' && stop.theirs.map((one) => one.number)).toEqual([2]);
});

test('two phones that correct the same round are shown side by side, and the last word is chosen', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  await bea.store.add(round('bea', 'bea', 'cem'));
  await settled(bea.store);
  ana.store.watch();
  await expect.poll(() => ana.store.get().confirmed).toBe(1);
  ana.cut();
  await ana.store.add({ type: 'amend', entry: 1, with: round('bea', 'bea', 'dov') });
  await bea.store.add({ type: 'void', entry: 1 });
  await settled(bea.store);
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);

  const { stop } = ana.store.get();
  if (stop?.kind !== 'both' || !stop.theirs[0]) throw new Error('nothing stands beside it');
  expect(stop.theirs[0].entry).toMatchObject({ type: 'void', entry: 1 });
  await ana.store.mineInstead(stop.theirs[0]);
  await settled(ana.store);
  expect(night.log.at(-1)?.entry).toMatchObject({
    type: 'amend',
    with: { tricks: ['bea', 'bea', 'dov'] },
  });
});

test('two phones that take the same round back, or close the match, agree without a question', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  await bea.store.add(round('bea', 'bea', 'cem'));
  await settled(bea.store);
  ana.store.watch();
  await expect.poll(() => ana.store.get().confirmed).toBe(1);
  ana.cut();
  await ana.store.add({ type: 'void', entry: 1 });
  await ana.store.add({ type: 'close' });
  await bea.store.add({ type: 'void', entry: 1 });
  await bea.store.add({ type: 'close' });
  await settled(bea.store);
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);
  expect(ana.store.get().stop).toBeNull();
  expect(night.log).toHaveLength(3);
});

test('a forgotten round is put in before one that is on this phone only, and corrected there', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.cut();
  const later = await ana.store.add(round('bea', 'bea', 'cem'));
  const forgotten = await ana.store.add({
    type: 'insert',
    before: later,
    with: round('ana', 'bea', 'cem'),
  });
  await ana.store.add({ type: 'amend', entry: forgotten, with: round('ana', 'ana', 'cem') });
  const tricks = () =>
    ana.store.get().timeline.played.map(({ entry }) => 'tricks' in entry && entry.tricks);
  expect(tricks()).toEqual([
    ['ana', 'ana', 'cem'],
    ['bea', 'bea', 'cem'],
  ]);
  await bea.store.add({ type: 'penalty', player: 'eva', amount: 3, to: 'pot' });
  await settled(bea.store);
  ana.reconnect();
  ana.store.nudge();
  await settled(ana.store);
  expect(night.log.map((one) => one.entry)).toMatchObject([
    { type: 'penalty' },
    { type: 'round' },
    { type: 'insert', before: 2 },
    { type: 'amend', entry: 3 },
  ]);
  expect(tricks().slice(1)).toEqual([
    ['ana', 'ana', 'cem'],
    ['bea', 'bea', 'cem'],
  ]);
});

test('a second phone’s entry comes to stand between two that waited', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.store.watch();
  ana.cut();
  await ana.store.add(round('bea', 'bea', 'cem'));
  await ana.store.add(round('ana', 'ana', 'cem'));
  const leave = ana.store.subscribe(() => {
    if (night.log.length === 1) ana.cut();
  });
  ana.line.up = true;
  ana.store.nudge();
  await expect.poll(() => ana.store.get().confirmed).toBe(1);
  leave();
  await bea.store.add({ type: 'penalty', player: 'eva', amount: 3, to: 'pot' });
  await settled(bea.store);
  ana.reconnect();
  await settled(ana.store);
  expect(night.log.map((one) => one.entry.type)).toEqual(['round', 'penalty', 'round']);
  expect(ana.store.get().rows.map((row) => row.entry.type)).toEqual(['round', 'penalty', 'round']);
});

test('what one tab enters shows in the other, and the two send it once and in order', async () => {
  const night = fakeNight();
  const phone = phoneTabs();
  const [left, right] = [open(night, 'ana', phone.tab()), open(night, 'ana', phone.tab())];
  await Promise.all([left.store.start(), right.store.start()]);
  left.cut();
  right.cut();
  await left.store.add(round('bea', 'bea', 'cem'));
  await expect.poll(() => right.store.get().rows.length).toBe(1);
  await right.store.add(round('ana', 'ana', 'cem'));
  await expect.poll(() => left.store.get().rows.length).toBe(2);
  expect(pot(left.store)).toBe(pot(right.store));

  const before = left.line.calls + right.line.calls;
  left.line.up = true;
  right.line.up = true;
  left.store.nudge();
  right.store.nudge();
  await Promise.all([settled(left.store), settled(right.store)]);
  expect(night.log.map((one) => one.entry)).toMatchObject([
    { tricks: ['bea', 'bea', 'cem'] },
    { tricks: ['ana', 'ana', 'cem'] },
  ]);
  await expect.poll(() => states(right.store)).toEqual(['confirmed', 'confirmed']);
  expect(states(left.store)).toEqual(['confirmed', 'confirmed']);
  expect(left.line.calls + right.line.calls - before).toBe(2);
});

test('what one tab was refused and throws away, the other does not send', async () => {
  const night = fakeNight();
  const phone = phoneTabs();
  const [left, right] = [open(night, 'ana', phone.tab()), open(night, 'ana', phone.tab())];
  await Promise.all([left.store.start(), right.store.start()]);
  const wrong = await left.store.add(round('bea', 'bea'));
  await settled(left.store);
  await expect.poll(() => right.store.get().stop?.kind).toBe('refused');
  await left.store.discard(wrong);
  await expect.poll(() => right.store.get().stop).toBeNull();
  expect(right.store.get().rows).toEqual([]);
  expect(night.log).toEqual([]);
});

test('whoever saves first scores; another phone takes over and everybody is told', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.store.watch();
  bea.store.watch();
  expect(ana.store.get().scorer).toBeNull();
  await ana.store.add(round('bea', 'bea', 'cem'));
  await expect.poll(() => bea.store.get().scorer).toEqual({ name: 'ana', mine: false });
  expect(ana.store.get().scorer?.mine).toBe(true);
  bea.store.takeOver();
  await expect.poll(() => ana.store.get().scorer).toEqual({ name: 'bea', mine: false });
  await ana.store.add(round('bea', 'cem', 'cem'));
  await settled(ana.store);
  expect(night.log).toHaveLength(2);
});

test('a phone without a network takes over for itself, and tells the others once it is back', async () => {
  const night = fakeNight();
  const [ana, bea] = [open(night, 'ana'), open(night, 'bea')];
  await Promise.all([ana.store.start(), bea.store.start()]);
  ana.store.watch();
  bea.store.watch();
  await ana.store.add(round('bea', 'bea', 'cem'));
  await expect.poll(() => bea.store.get().scorer?.mine).toBe(false);
  bea.cut();
  bea.store.takeOver();
  expect(bea.store.get().scorer?.mine).toBe(true);
  expect(ana.store.get().scorer?.mine).toBe(true);
  bea.reconnect();
  await expect.poll(() => ana.store.get().scorer).toEqual({ name: 'bea', mine: false });
  expect(bea.store.get().scorer?.mine).toBe(true);
});
