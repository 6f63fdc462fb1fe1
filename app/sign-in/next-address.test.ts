import { expect, test } from 'vitest';
import { nextAddress } from './next-address';

test('after signing in one comes back to the page one wanted', () => {
  expect(nextAddress('/c/thursday/nights/1?x=2')).toBe('/c/thursday/nights/1?x=2');
});

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/a\\..\\\\evil.example',
])('an address like %j leads to the front door instead', (wish) => {
  expect(nextAddress(wish)).toBe('/');
});
