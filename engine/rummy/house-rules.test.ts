import { describe, expect, test } from 'vitest';
import { checkValues, completeRules, differingRules, ruleAt } from '@/engine/match/house-rules';
import { chinchon } from './chinchon';
import { lobaDeMas } from './loba-de-mas';
import { lobaDeMenos } from './loba-de-menos';

function faults(game: typeof lobaDeMenos, written: object): string[] {
  const values = checkValues(game.houseRules, written);
  const all = values.length > 0 ? values : game.checkRules(completeRules(game.houseRules, written));
  return all.map(({ at, reason }) => `${at} ${reason}`);
}

test('all defaults are values that their own rules allow', () => {
  for (const game of [lobaDeMenos, lobaDeMas, chinchon]) {
    expect(faults(game, completeRules(game.houseRules) as object)).toEqual([]);
    expect(differingRules(game.houseRules, completeRules(game.houseRules))).toEqual({});
  }
});

describe('Uruguay plays with picos unless it is written that it does not', () => {
  const { houseRules } = lobaDeMenos;
  test('nothing written', () => {
    const rules = completeRules(houseRules, { values: 'uruguay' });
    expect(ruleAt(rules, 'picos')).toBe(true);
    expect(differingRules(houseRules, rules)).toEqual({ values: 'uruguay' });
  });

  test('written false, which a document then keeps', () => {
    const rules = completeRules(houseRules, { values: 'uruguay', picos: false });
    expect(ruleAt(rules, 'picos')).toBe(false);
    expect(differingRules(houseRules, rules)).toEqual({ values: 'uruguay', picos: false });
  });

  test('other values play without', () => {
    expect(ruleAt(completeRules(houseRules, { values: 'all-ten' }), 'picos')).toBe(false);
    expect(ruleAt(completeRules(houseRules, { values: { '2': 25 } }), 'picos')).toBe(false);
  });
});

describe('what a table may not write', () => {
  test.each([
    [{ limit: null }, ['/limit needs']],
    [{ limit: null, contract: [{ piernas: 2, escaleras: 0 }] }, []],
    [{ contract: [] }, ['/contract value']],
    [{ contract: [{ piernas: 0, escaleras: 0 }] }, ['/contract value']],
    [{ contract: [{ piernas: 2 }] }, ['/contract value']],
    [{ limit: 0 }, ['/limit value']],
    [{ jokers: 2 }, ['/jokers value']],
    [{ jokersPerEscalera: 3 }, ['/jokersPerEscalera value']],
    [{ oneTurn: 10 }, ['/oneTurn value']],
    [{ floor: 5 }, ['/floor value']],
    [{ stake: -1 }, ['/stake value']],
    [{ stake: '1/3' }, []],
    [{ reenganche: { score: 101 } }, ['/reenganche/score value']],
    [{ reenganche: { score: 100 } }, []],
    [{ reenganche: { score: 'lowest' } }, ['/reenganche/score value']],
    [{ reenganche: { needs: 0 } }, ['/reenganche/needs value']],
    [{ reenganche: { max: null, fee: '5/2' } }, []],
    [{ values: { JK: 20, A: 11 } }, []],
    [{ values: { JK: 0 } }, ['/values value']],
    [{ values: { joker: 20 } }, ['/values value']],
    [{ values: { A: 1.5 } }, ['/values value']],
    [{ target: 150 }, ['/target unknown']],
  ])('Loba de Menos: %j', (written, expected) => {
    expect(faults(lobaDeMenos, written)).toEqual(expected);
  });

  test.each([
    [{ figures: '8-9-10', deck: 48 }, ['/figures needs']],
    [{ figures: '8-9-10' }, []],
    [{ limit: null }, ['/limit value']],
    [{ deck: 52 }, ['/deck value']],
    [{ chinchon: -25 }, []],
    [{ chinchon: 25 }, ['/chinchon value']],
    [{ allMelded: 10 }, ['/allMelded value']],
    [{ reenganche: { score: 100 } }, ['/reenganche/score value']],
  ])('Chinchón: %j', (written, expected) => {
    expect(faults(chinchon, written)).toEqual(expected);
  });

  test.each([
    [{ lateEntry: 'highest-free' }, ['/lateEntry value']],
    [{ limit: 101 }, ['/limit unknown']],
    [{ wildValue: 'replaced', tie: 'split', target: 300 }, []],
  ])('Loba de Más: %j', (written, expected) => {
    expect(faults(lobaDeMas, written)).toEqual(expected);
  });
});
