import { expect, test } from 'vitest';
import { oncePerMoment } from './moment';

/** A question that counts how often it was really asked. */
function asking() {
  const once = oncePerMoment<number>();
  let asked = 0;
  const ask = (moment: object, what: string) =>
    once(moment, what, async () => {
      asked += 1;
      return asked;
    });
  return { once, ask, asked: () => asked };
}

test('what is asked again in a moment is the same, and in the next one new', async () => {
  const { ask, asked } = asking();
  const now = {};
  expect(await Promise.all([ask(now, 'a'), ask(now, 'a'), ask(now, 'b')])).toEqual([1, 1, 2]);
  expect(await ask({}, 'a')).toBe(3);
  expect(asked()).toBe(3);
});

test('whoever asks from a thousand places keeps eight answers in memory', async () => {
  const { ask, asked } = asking();
  const now = {};
  for (let place = 0; place < 1_000; place += 1) await ask(now, String(place));
  for (let place = 992; place < 1_000; place += 1) await ask(now, String(place));
  expect(asked()).toBe(1_000);
  await ask(now, '991');
  expect(asked()).toBe(1_001);
});

test('what has failed is asked again', async () => {
  const { once, ask } = asking();
  const now = {};
  await expect(once(now, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask(now, 'a')).toBe(1);
});
