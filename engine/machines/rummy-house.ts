/** House rules of Loba and Chinchón drawn by chance, within what lets a night come to an end. */
import type { RummyRules } from '@/engine/rummy/house-rules';
import { anyValue, drawnHouse } from './house';
import type { Random } from './random';
import type { RummyTable } from './rummy-table';

type Draw = (random: Random) => unknown;

/** Rules whose own bounds say nothing of what people play with. */
const DRAWN: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['limit', (random) => 30 + random.below(100)],
  ['target', (random) => 50 + random.below(150)],
  ['reenganche.max', (random) => random.pick([null, 0, 1, 2, 3])],
  ['reenganche.score', (random) => random.pick(['highest-in', 'second-highest', 0, 25])],
  ['reenganche.needs', (random) => 1 + random.below(3)],
  ['oneTurn', (random) => random.pick([0, -10, -25])],
  ['allMelded', (random) => random.pick([0, -10, -20])],
  ['goingOut', (random) => random.below(12)],
  ['minFirstMeld', (random) => random.pick([0, 20, 40])],
  ['closeAt', (random) => random.below(11)],
  ['jokerValue', (random) => random.below(31)],
  ['chinchon', (random) => random.pick(['wins', -25, 0])],
  ['values', (random) => random.pick(['all-ten', 'uruguay', { JK: 20, A: 11, K: 12, 2: 1 }])],
  ['contract', (random) => random.pick([null, CONTRACT, CONTRACT.slice(0, 2)])],
]);

const CONTRACT = [
  { piernas: 1, escaleras: 0 },
  { piernas: 1, escaleras: 1 },
  { piernas: 0, escaleras: 1 },
  { piernas: 2, escaleras: 0 },
];

/** Complete and readable; a match without a limit has a contract. */
export function anyRummyHouse<Rules extends RummyRules>(
  { variant, game }: RummyTable<Rules>,
  random: Random,
): Rules {
  const units = () => random.pick([0, 1, 2, 5, '7/3']);
  const drawn = new Map<string, unknown>();
  for (const { key, values, default: usual } of variant.houseRules) {
    if (!random.chance(1 / 2)) continue;
    drawn.set(key, DRAWN.get(key)?.(random) ?? anyValue(values, random, units) ?? usual);
  }
  if (Array.isArray(drawn.get('contract')) && random.chance(1 / 2)) drawn.set('limit', null);
  if (drawn.get('figures') === '8-9-10') drawn.set('deck', 40);
  return drawnHouse(variant.houseRules, drawn, game.checkRules) as Rules;
}
