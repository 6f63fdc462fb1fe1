import { describe, expect, test } from 'vitest';
import { type FigureRules, figures, readLobaCard } from './figures';

const RULES: FigureRules = {
  values: 'rioplatense',
  picos: false,
  aceHigh: false,
  jokersPerEscalera: null,
  wildValue: 'table',
};

function read(cards: string, rules: Partial<FigureRules> = {}) {
  const read = cards.split(' ').map((card) => readLobaCard(card)!);
  return figures({ ...RULES, ...rules }, read).map(({ kind, worth }) => `${kind} ${worth}`);
}

describe('piernas (rules/loba.md "Melds")', () => {
  test.each([
    ['7S 7H 7D', ['pierna 21']],
    ['7S 7H 7D 7C', ['pierna 28']],
    ['AS AH AD', ['pierna 45']],
    ['7S 7H', []],
    ['7S 7H 7H', []],
    ['7S 7H 7D 7C 7S', []],
    ['7S 7H JK', []],
    ['7S 7H 8D', []],
    ['2S 2H 2D', ['pierna 6']],
  ])('%s', (cards, readings) => {
    expect(read(cards)).toEqual(readings);
  });
});

describe('escaleras (rules/loba.md "Melds")', () => {
  test.each([
    ['4C 5C 6C', ['escalera 15']],
    ['AC 2C 3C', ['escalera 20']],
    ['JC QC KC', ['escalera 30']],
    ['QC KC AC', []],
    ['KC AC 2C', []],
    ['6C 5C 4C', []],
    ['4C 5C 6D', []],
    ['4C JK 6C', ['escalera 35']],
    ['JK 5C JK', ['escalera 55']],
    ['JK JK JK', []],
    ['JK AC 2C', []],
    ['QC KC JK', []],
    ['4C 2D 6C', []],
  ])('%s', (cards, readings) => {
    expect(read(cards)).toEqual(readings);
  });

  test('the ace stands above the king where the house says so, but never at both ends', () => {
    expect(read('QC KC AC', { aceHigh: true })).toEqual(['escalera 35']);
    expect(read('QC KC JK', { aceHigh: true })).toEqual(['escalera 45']);
    expect(read('KC AC 2C', { aceHigh: true })).toEqual([]);
    const all = 'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC';
    expect(read(all, { aceHigh: true })).toHaveLength(1);
    expect(read(`${all} AC`, { aceHigh: true })).toEqual([]);
    expect(read(`${all} JK`, { aceHigh: true })).toEqual([]);
  });

  test('twos are wild where picos are played; in its own place a two is natural', () => {
    expect(read('4C 2D 6C', { picos: true })).toEqual(['escalera 12']);
    expect(read('2C 3C JK', { picos: true, jokersPerEscalera: 1 })).toEqual(['escalera 30']);
    expect(read('2C JK JK')).toEqual(['escalera 52']);
    expect(read('2C 2D 2H', { picos: true })).toContain('pierna 6');
    expect(read('2C 2D 2H', { picos: true })).toContain('escalera 6');
  });

  test('the bound on wild cards counts jokers and twos alike', () => {
    expect(read('4C JK 2D 7C', { picos: true, jokersPerEscalera: 1 })).toEqual([]);
    expect(read('4C JK 2D 7C', { picos: true, jokersPerEscalera: 2 })).toEqual(['escalera 38']);
    expect(read('4C JK 6C', { jokersPerEscalera: 1 })).toEqual(['escalera 35']);
  });

  test('a wild card may be worth what it replaces', () => {
    expect(read('4C JK 6C', { wildValue: 'replaced' })).toEqual(['escalera 15']);
    expect(read('JK 2C 3C', { wildValue: 'replaced' })).toEqual(['escalera 20']);
    expect(read('QC KC JK', { wildValue: 'replaced', aceHigh: true })).toEqual(['escalera 35']);
  });
});
