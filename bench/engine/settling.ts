// The fewest transfers for twenty people, against exhaustive search for as many as it can bear.
import { seeded } from '@/engine/machines/random';
import { settle } from '@/engine/money/settle';
import { fewest } from '@/engine/testing/plain-settling';
import { fastestOfBoth, type Measured } from './measure';

const PEOPLE = 20;
const FEW = 11;

export function settling(): Measured[] {
  const many = balances(PEOPLE);
  const few = balances(FEW);
  const named = (values: readonly bigint[]) =>
    new Map(values.map((value, index) => [index, value]));
  const exhaustive = () => fewest(few);
  if (settle(named(few)).length !== fewest(few)) throw new Error('not the fewest');
  const [same, tried] = fastestOfBoth(5, () => settle(named(few)), exhaustive);
  const [twenty, triedAgain] = fastestOfBoth(5, () => settle(named(many)), exhaustive);
  return [
    {
      what: `transfers of ${FEW} people, against trying everything`,
      milliseconds: same,
      reference: tried,
      budget: 0.01,
    },
    {
      what: `transfers of ${PEOPLE} people, against trying everything for ${FEW}`,
      milliseconds: twenty,
      reference: triedAgain,
      budget: 10,
    },
  ];
}

/** No two of them cancel out, so that nobody is settled before the search. */
function balances(people: number): bigint[] {
  const random = seeded(people);
  const values = Array.from({ length: people - 1 }, (_, index) =>
    BigInt((index % 2 === 0 ? 1 : -1) * (index * 1_000 + 1 + random.below(999))),
  );
  return [...values, -values.reduce((sum, one) => sum + one, 0n)];
}
