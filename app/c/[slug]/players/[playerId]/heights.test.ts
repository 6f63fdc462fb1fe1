import { expect, test } from 'vitest';
import { heightsOf } from './heights';

test('zero is always within the graph, and one who is even stands in the middle', () => {
  expect(heightsOf(['2', '4'])).toEqual({ heights: [500, 0], zero: 1000 });
  expect(heightsOf(['-1', '-4'])).toEqual({ heights: [250, 1000], zero: 0 });
  expect(heightsOf(['1', '-1', '0'])).toEqual({ heights: [0, 1000, 500], zero: 500 });
  expect(heightsOf(['0'])).toEqual({ heights: [500], zero: 500 });
});
