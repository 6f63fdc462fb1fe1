/** What machines do with their hands before play. */
import { describe, expect, it } from 'vitest';
import { readCard } from '@/engine/cards/notation';
import { fiveCardLaw } from '@/engine/loo/referee/five-card-law';
import { FIVE_CARD_RULES, type FiveCardRules } from '@/engine/loo/rules';
import { completeRules } from '@/engine/match/house-rules';
import { flushShown } from './loo-hands';

const law = fiveCardLaw(completeRules(FIVE_CARD_RULES) as FiveCardRules);

function hands(rows: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(rows).map(([player, row]) => [player, row.split(' ').map((c) => readCard(c)!)]),
  );
}

describe('A flush', () => {
  it('is five of a suit, or four and Pam, and the first in turn shows it', () => {
    const inPlay = hands({
      ana: '2S 3S 4S 5S 6H',
      bea: '2D 3D 4D 5D JC',
      cem: '7S 8S 9S TS QS',
      dov: 'AH KH QH JH 2C',
    });
    expect(flushShown(law, inPlay, 'H')).toEqual({ flush: 'bea', exempt: ['cem'] });
  });

  it('exempts Pam where another shows', () => {
    const inPlay = hands({ ana: '2S 3S 4S 5S 6S', bea: '2D 3H 4D 5D JC', cem: '7S 8S 9S TS QH' });
    expect(flushShown(law, inPlay, 'H')).toEqual({ flush: 'ana', exempt: ['bea'] });
  });

  it('is nothing else', () => {
    const inPlay = hands({ ana: '2S 3S 4S 5S 6H', bea: '2D 3H 4D 5D JC' });
    expect(flushShown(law, inPlay, 'H')).toEqual({});
  });
});
