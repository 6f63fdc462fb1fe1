// In a merge two refs of a night may become one person, who is then offered once.
import { expect, test } from 'vitest';
import { onePlaceEach } from './one-place';

const comer = (ref: string, playerId: string, sitsAt: number | null = null) => {
  return { key: ref, ref, playerId, name: playerId, sitsAt };
};
const PEOPLE = [comer('p1', 'Ana'), comer('p2', 'Ben'), comer('p5', 'Ana'), comer('p6', 'Cem')];

const offered = (people: typeof PEOPLE, seats: string[], sat: string[] = seats) =>
  onePlaceEach(people, { seats, sat }).map(({ ref }) => ref);

test('who has two places is offered by one of them, and not at all while he sits here by the other', () => {
  expect(offered(PEOPLE, ['p2'])).toEqual(['p1', 'p6']);
  expect(offered(PEOPLE, ['p2', 'p5'])).toEqual(['p6']);
});

test('he comes back as who he was in this match, and is told of the table at which he sits', () => {
  expect(offered(PEOPLE, ['p2'], ['p2', 'p5'])).toEqual(['p5', 'p6']);
  const there = PEOPLE.map((one) => (one.ref === 'p5' ? { ...one, sitsAt: 2 } : one));
  expect(offered(there, ['p2'])).toEqual(['p5', 'p6']);
});
