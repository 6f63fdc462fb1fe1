import { expect, test } from 'vitest';
import { Refusal } from '@/server/refusal';
import { countDemo, inTurn } from './turns';

const MINUTE = 60_000;

/** Whether it may be made; otherwise the minutes to wait. */
function asked(userId: string, minute: number): true | unknown {
  try {
    countDemo(userId, minute * MINUTE);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too-many-attempts') throw error;
    return error.params.minutes;
  }
}

test('four an hour are made for an account; the next one when the first is an hour old', () => {
  expect([0, 10, 20, 30].map((minute) => asked('ada', minute))).toEqual([true, true, true, true]);
  expect(asked('ada', 31)).toBe(29);
  expect(asked('ada', 59.5)).toBe(1);
  expect(asked('bob', 59.5)).toBe(true);
  expect(asked('ada', 60)).toBe(true);
  expect(asked('ada', 61)).toBe(9);
});

test('one is made at a time, for each account once, and after one that failed comes the next', async () => {
  const done: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      done.push(`${name} begins`);
      gates.set(name, () => resolve(name));
    });
  const failing = inTurn('ada', () => Promise.reject(new Error('no room')));
  const bob = inTurn('bob', work('bob'));
  const again = inTurn('bob', work('bob again'));
  const cem = inTurn('cem', work('cem'));
  await expect(failing).rejects.toThrow('no room');
  await expect.poll(() => done).toEqual(['bob begins']);
  gates.get('bob')?.();
  expect(await Promise.all([bob, again])).toEqual(['bob', 'bob']);
  await expect.poll(() => done).toEqual(['bob begins', 'cem begins']);
  gates.get('cem')?.();
  expect(await cem).toBe('cem');
});
