// The course of a player's nights is thinned without saying anything that was not so.
import { expect, test } from 'vitest';
import { amount, amountText, sum } from '@/engine/money/amount';
import { courseOf } from './course';

const nightsOf = (units: readonly string[]) =>
  units.map((one, at) => {
    const date = new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
    return { sessionId: `night ${at}`, date, net: one, money: { currency: 'EUR', money: '10' } };
  });

test('a few nights are drawn one by one', () => {
  const { points, highest, lowest } = courseOf(nightsOf(['1/3', '-2', '1']), 200);
  expect(points.map(({ sessionId, total, nights }) => [sessionId, total, nights])).toEqual([
    ['night 0', '1/3', 1],
    ['night 1', '-5/3', 1],
    ['night 2', '-2/3', 1],
  ]);
  expect([highest, lowest]).toEqual([
    { date: '2020-01-01', total: '1/3' },
    { date: '2020-01-02', total: '-5/3' },
  ]);
});

test('of a thousand nights each is in one of at most 200 points, the highest and the lowest stand among them', () => {
  const steep = new Map([
    [501, '400'],
    [502, '-900'],
    [503, '50'],
  ]);
  const units = Array.from({ length: 1000 }, (_, at) => steep.get(at) ?? `${((at * 7) % 5) - 2}/3`);
  const nights = nightsOf(units);
  const { points, highest, lowest } = courseOf(nights, 200);
  expect(points.length).toBeLessThanOrEqual(200);
  expect(points.reduce((so, point) => so + point.nights, 0)).toBe(1000);
  expect(amountText(sum(points.map((point) => amount(point.net))))).toBe(points.at(-1)?.total);
  expect(points.reduce((so, { money }) => so + Number(money?.money), 0)).toBe(10_000);
  const totals = points.map(({ total }) => total);
  expect(totals).toContain(highest.total);
  expect(totals).toContain(lowest.total);
  expect([highest.date, lowest.date]).toEqual([nights[501]?.date, nights[502]?.date]);
});

test('money that is not known of each night of a point is not said of it', () => {
  const nights = nightsOf(['1', '1', '1', '1']).map((night, at) =>
    at === 1 ? { ...night, money: null } : night,
  );
  expect(courseOf(nights, 200).points.map(({ money }) => money?.money ?? null)).toEqual([
    '10',
    null,
    '10',
    '10',
  ]);
});
