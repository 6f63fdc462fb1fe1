import { expect, test } from 'vitest';
import { LONGEST_MS, LOOKED_AT_MS } from './backoff';
import { keepOpen, type Opening } from './stream';

/** A stream whose other end the story plays; time passes when it says so. */
function viewer(mayLook: () => Promise<boolean> = async () => true) {
  const openings: Opening[] = [];
  const line: boolean[] = [];
  let waiting: { ms: number; act: () => void } | null = null;
  let held = 0;
  const leave = keepOpen({
    open(opening) {
      openings.push(opening);
      held += 1;
      return () => {
        held -= 1;
      };
    },
    mayLook,
    onLine: (open) => line.push(open),
    timer: {
      after(ms, act) {
        waiting = { ms, act };
        return () => {
          waiting = null;
        };
      },
    },
  });
  return {
    openings,
    line,
    leave,
    held: () => held,
    waits: () => waiting?.ms ?? null,
    later() {
      const due = waiting;
      waiting = null;
      due?.act();
    },
    newest: () => openings[openings.length - 1]!,
  };
}

test('a server that is away for an hour is knocked at every two seconds, and holds one stream after', () => {
  const here = viewer();
  here.newest().onOpen();
  for (let knock = 0; knock < 1_800; knock += 1) {
    here.newest().onEnd(false);
    expect(here.waits()).toBeLessThanOrEqual(LOOKED_AT_MS);
    expect(here.held()).toBe(0);
    here.later();
  }
  here.newest().onOpen();
  expect(here.held()).toBe(1);
  expect(here.line.at(-1)).toBe(true);
});

test('after a refusal it asks first: soon while the database is away, ever more rarely where it may not look', async () => {
  let database: 'away' | 'there' | 'says no' = 'away';
  const here = viewer(async () => {
    if (database === 'away') throw new TypeError('Failed to fetch');
    return database === 'there';
  });
  here.newest().onEnd(true);
  here.later();
  await expect.poll(here.waits).toBeLessThanOrEqual(LOOKED_AT_MS);
  database = 'there';
  here.later();
  await expect.poll(() => here.openings.length).toBe(2);

  database = 'says no';
  here.newest().onEnd(true);
  for (let asked = 0; asked < 8; asked += 1) {
    here.later();
    await expect.poll(here.waits).not.toBe(null);
  }
  expect(here.waits()).toBe(LONGEST_MS);
  expect(here.openings).toHaveLength(2);
});

test('whoever has left is not called back, whatever ends late', () => {
  const here = viewer();
  here.leave();
  here.newest().onEnd(false);
  here.newest().onOpen();
  expect([here.line, here.waits(), here.held()]).toEqual([[], null, 0]);
});
