import { expect, test } from 'vitest';
import { underLease } from './lease';

/** Two tabs over one storage, in a time that passes when the story says so. */
function phone() {
  const kept = new Map<string, string>();
  let now = 1_000_000;
  const due: { at: number; act: () => void }[] = [];
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const timer = {
    after(ms: number, act: () => void) {
      const one = { at: now + ms, act };
      due.push(one);
      return () => void due.splice(due.indexOf(one) >>> 0, 1);
    },
  };
  return {
    kept,
    tab: (tab: string) => (work: () => Promise<void>) =>
      underLease('sending', { storage, timer, now: () => now, tab }, work),
    async pass(ms: number) {
      for (const end = now + ms; now < end; now += 10) {
        for (const one of due.filter(({ at }) => at <= now)) {
          due.splice(due.indexOf(one), 1);
          one.act();
        }
        // Whoever was woken goes on before time does.
        for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      }
    },
  };
}

function task() {
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const state = { begun: false, end: () => end() };
  const work = () => {
    state.begun = true;
    return ended;
  };
  return Object.assign(state, { work });
}

test('two tabs that begin at the same moment work one after the other', async () => {
  const { tab, pass } = phone();
  const [first, second] = [task(), task()];
  void tab('left')(first.work);
  void tab('right')(second.work);
  await pass(10_000);
  expect([first.begun, second.begun].filter(Boolean)).toHaveLength(1);
  (first.begun ? first : second).end();
  await pass(1_000);
  expect([first.begun, second.begun]).toEqual([true, true]);
});

test('a tab that works for long keeps its lease', async () => {
  const { tab, pass } = phone();
  const [first, second] = [task(), task()];
  void tab('left')(first.work);
  await pass(100);
  void tab('right')(second.work);
  await pass(60_000);
  expect(second.begun).toBe(false);
});

test('a tab that was closed while it worked keeps the next one waiting for a few seconds only', async () => {
  const { kept, tab, pass } = phone();
  kept.set('sending', JSON.stringify({ tab: 'gone', until: 1_004_000 }));
  const next = task();
  void tab('left')(next.work);
  await pass(3_000);
  expect(next.begun).toBe(false);
  await pass(2_000);
  expect(next.begun).toBe(true);
});

test.each(['{', '7', '{"tab":"gone","until":9e15}'])(
  'what stands in the storage and is no lease (%s) holds up nobody',
  async (text) => {
    const { kept, tab, pass } = phone();
    kept.set('sending', text);
    const next = task();
    void tab('left')(next.work);
    await pass(1_000);
    expect(next.begun).toBe(true);
  },
);
