import { expect, test } from 'vitest';
import { ratingText } from './rating-text';

test.each([
  ['12.34', 'de', '12,34'],
  ['0.00', 'en', '0.00'],
  ['-0.07', 'en', '−0.07'],
  ['-3.20', 'pt', '−3,20'],
])('a rating of %s is written in %s as %s', (rating, locale, text) => {
  expect(ratingText(rating, locale)).toBe(text);
});
