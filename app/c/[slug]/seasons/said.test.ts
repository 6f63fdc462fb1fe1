// What is typed about a season says a season, or which field does not.
import { expect, test } from 'vitest';
import { newSeason } from './new-season';
import { readSaid, type SeasonTyped, typedOf } from './said';

const TYPED: SeasonTyped = {
  name: 'Winter',
  from: '2026-10-01',
  to: '2027-03-31',
  game: null,
  score: 'places',
  bestOf: ' 10 ',
  minNights: '5',
  points: '10, 7; 5 5  0',
};

test('what is typed is read, and typed again it is the same', () => {
  const read = readSaid(TYPED);
  if (read.mistake !== null) throw new Error(read.mistake);
  expect(read.said).toEqual({
    ...TYPED,
    bestOf: 10,
    minNights: 5,
    points: [10, 7, 5, 5, 0],
  });
  expect(readSaid(typedOf(read.said))).toEqual(read);
  const all = readSaid({ ...TYPED, bestOf: '', score: 'net', points: '' });
  expect(all).toMatchObject({ said: { bestOf: null, points: [10, 7, 5, 3, 2, 1] } });
  // The field of what was mistyped is not there to mend it.
  expect(readSaid({ ...TYPED, score: 'net', points: '5 7' })).toEqual({
    mistake: null,
    said: { ...read.said, score: 'net', points: [10, 7, 5, 3, 2, 1] },
  });
});

test.each<[Partial<SeasonTyped>, string]>([
  [{ name: '  ' }, 'name'],
  [{ from: '' }, 'from'],
  [{ to: '2026-09-30' }, 'to'],
  [{ score: 'rating' }, 'game'],
  [{ points: '' }, 'points'],
  [{ points: '5 7' }, 'points'],
  [{ points: '5 half' }, 'points'],
  [{ bestOf: '0' }, 'bestOf'],
  [{ bestOf: '2.5' }, 'bestOf'],
  [{ minNights: '' }, 'minNights'],
  [{ minNights: '1001' }, 'minNights'],
  [{ to: '2029-01-01' }, 'to'],
  [{ from: '9999-01-01', to: '9999-02-01' }, 'to'],
])('%j is told to whoever typed it', (typed, mistake) => {
  expect(readSaid({ ...TYPED, ...typed })).toEqual({ mistake });
});

test('a new season is the running year at first, and then begins where the last one ends', () => {
  const year = { name: '2026', from: '2026-01-01', to: '2026-12-31' };
  expect(newSeason([], '2026-11-30')).toEqual(year);
  expect(newSeason([{ name: '2025', to: '2025-12-31' }], '2026-11-30')).toEqual(year);
  expect(newSeason([year], '2026-11-30')).toEqual({
    name: '2027',
    from: '2027-01-01',
    to: '2027-12-31',
  });
  expect(newSeason([{ name: '2026', to: '2026-12-15' }], '2026-11-30')).toEqual({
    name: '',
    from: '2026-12-16',
    to: '2026-12-31',
  });
});
