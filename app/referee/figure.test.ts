import { expect, test } from 'vitest';
import { cardText } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';
import { type FigureRules, type LobaCard, readLobaCard } from '@/engine/rummy/figures';
import { findFigure } from './figure';

const RULES: FigureRules = {
  values: 'rioplatense',
  picos: false,
  aceHigh: true,
  jokersPerEscalera: null,
};

const text = (card: LobaCard) => (card === JOKER ? JOKER : cardText(card));

function read(cards: string, rules: Partial<FigureRules> = {}) {
  const read = cards.split(' ').flatMap((card) => readLobaCard(card) ?? []);
  const found = findFigure({ ...RULES, ...rules }, read);
  return found && [found.figure.kind, found.figure.worth, found.cards.map(text).join(' ')];
}

test('three sevens of different suits are a pierna, two of one suit are not', () => {
  expect(read('7S 7H 7D')).toEqual(['pierna', 21, '7S 7H 7D']);
  expect(read('7S 7H 7S')).toBeNull();
});

test('an escalera is found in whatever order its cards were tapped', () => {
  expect(read('6C 4C 5C')).toEqual(['escalera', 15, '4C 5C 6C']);
  expect(read('QS AS KS')).toEqual(['escalera', 35, 'QS KS AS']);
  expect(read('3S AS 2S')).toEqual(['escalera', 20, 'AS 2S 3S']);
});

test('a joker goes where it is needed', () => {
  expect(read('6C JK 4C')).toEqual(['escalera', 35, '4C JK 6C']);
  expect(read('JK 7S 7H')).toBeNull();
});

test('the ace is high only where the house says so, and never in the middle', () => {
  expect(read('QS KS AS', { aceHigh: false })).toBeNull();
  expect(read('KS AS 2S')).toBeNull();
});

test('a two is wild only where the house says so', () => {
  expect(read('8D 2C 10D')).toBeNull();
  expect(read('8D 2C 10D', { picos: true })?.[0]).toBe('escalera');
});
