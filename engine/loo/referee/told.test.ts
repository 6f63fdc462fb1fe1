/** What the referee says in full: where each problem points to, and what its sentence speaks of. */
import { describe, expect, test } from 'vitest';
import { type Told, tell } from './testing';

const FIVE = { game: 'five-card-loo' } as const;
/** Ana wins the first with the ace, bea the second with the king, ana the third with her club. */
const FAIR = { turnUp: '4H', played: { ana: 'AH 7H KC', bea: '9H KH 3C', cem: '2H 5S 6D' } };
const BY_THE_CARDS = { players: ['ana', 'bea', 'ana'] };

type Said = readonly [code: string, at: string, params: object];

/** [what happens, the round, everything that is said of it] */
const SAID: readonly (readonly [string, Told, readonly Said[]])[] = [
  [
    'a plain card led to the second trick: which trumps there were, not what was led',
    { turnUp: '4H', played: { ana: 'AH KC 6H', bea: '2H 2S 2D', cem: '3C 3S 3D' } },
    [
      [
        'must-lead-trump',
        '/cards/played/ana/1',
        { player: 'ana', card: 'KC', trick: 2, legal: '6H', suit: 'H' },
      ],
    ],
  ],
  [
    'no trump led by who holds the ace: only the ace is allowed',
    { turnUp: '4H', played: { ana: 'KC AH 6H', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    [
      [
        'must-lead-trump',
        '/cards/played/ana/0',
        { player: 'ana', card: 'KC', trick: 1, legal: 'AH', suit: 'H' },
      ],
    ],
  ],
  [
    'a low trump led under the ace that is turned up: the king',
    { turnUp: 'AH', played: { ana: '7H KH KC', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    [
      [
        'must-lead-ace',
        '/cards/played/ana/0',
        { player: 'ana', card: '7H', trick: 1, legal: 'KH', suit: 'H' },
      ],
    ],
  ],
  [
    'a revoke: the suit led, and only what would have beaten it',
    { turnUp: '4H', played: { ana: '9C KD QD', bea: '9S 2C AC', cem: '2S 3S 5S' } },
    [
      [
        'must-follow',
        '/cards/played/bea/0',
        { player: 'bea', card: '9S', trick: 1, legal: 'AC', suit: 'C' },
      ],
    ],
  ],
  [
    'a blind single: the suit led, where there is no trump to speak of',
    { kind: 'single', played: { ana: '7H 6H 5H', bea: '2H 8H TH', cem: 'KH QH AH' } },
    [
      [
        'must-head',
        '/cards/played/bea/0',
        { player: 'bea', card: '2H', trick: 1, legal: '8H 10H', suit: 'H' },
      ],
    ],
  ],
  [
    'a trump kept back by who is void: the trumps that win, in the order of the hand',
    { turnUp: '4H', played: { ana: 'KC 2D 3D', bea: '9S 5H 6H', cem: '2C 6D 5S' } },
    [
      [
        'must-trump',
        '/cards/played/bea/0',
        { player: 'bea', card: '9S', trick: 1, legal: '5H 6H', suit: 'H' },
      ],
    ],
  ],
  [
    'five-card: a lower trump, where Pam is the highest',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'AS KS QS TS 9S', bea: 'AH JC 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    [
      [
        'must-trump-high',
        '/cards/played/bea/0',
        { player: 'bea', card: 'AH', trick: 1, legal: 'JC', suit: 'H' },
      ],
    ],
  ],
  [
    'five-card: Pam led asks for trumps, which is the suit that is named',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'JC KS QS TS 9S', bea: '2C 2H 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    [
      [
        'must-follow',
        '/cards/played/bea/0',
        { player: 'bea', card: '2C', trick: 1, legal: '2H', suit: 'H' },
      ],
    ],
  ],
  [
    'five-card: Pam who is not civil',
    {
      ...FIVE,
      rules: { pamCivil: true },
      turnUp: '4H',
      played: { ana: 'AH KS QS TS 9S', bea: 'JC 2H 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    [
      [
        'pam-must-pass',
        '/cards/played/bea/0',
        { player: 'bea', card: 'JC', trick: 1, legal: '2H', suit: 'H' },
      ],
    ],
  ],
  [
    'five-card: only the ace of trumps asks Pam to be civil; of clubs he has to head the ace',
    {
      ...FIVE,
      rules: { pamCivil: true, pamSuit: 'clubs' },
      turnUp: '4H',
      played: { ana: 'AC KS QS TS 9S', bea: '2C JC 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    [
      [
        'must-head',
        '/cards/played/bea/0',
        { player: 'bea', card: '2C', trick: 1, legal: 'JC', suit: 'C' },
      ],
    ],
  ],
  [
    'a hand short of a card, and one too long',
    { turnUp: '4H', played: { ana: 'AH 7H', bea: '2C 2S 2D', cem: '3C 3S 3D 5D' } },
    [
      ['card-count', '/cards/played/ana', { player: 'ana', count: 2, of: 3 }],
      ['card-count', '/cards/played/cem', { player: 'cem', count: 4, of: 3 }],
    ],
  ],
  [
    'somebody in play whose cards nobody wrote',
    {
      turnUp: '4H',
      played: { ana: '', bea: '', cem: '' },
      more: {
        cards: { turnUp: '4H', played: { bea: ['2C', '2S', '2D'], cem: ['3C', '3S', '3D'] } },
      },
    },
    [['card-count', '/cards/played/ana', { player: 'ana', count: 0, of: 3 }]],
  ],
  [
    'cards before one who has passed',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '2C 2S', cem: '3C 3S 3D', dov: '5C 5S 5D' },
      more: { calls: { bea: 'pass' } },
    },
    [['card-count', '/cards/played/bea', { player: 'bea', count: 2, of: 0 }]],
  ],
  [
    'a card of two players: who had it first',
    { turnUp: '4H', played: { ana: 'AH 7H KC', bea: '2C 2S 2D', cem: '3S KC 3D' } },
    [['card-twice', '/cards/played/cem/1', { player: 'cem', other: 'ana', card: 'KC' }]],
  ],
  [
    'a card twice in one hand',
    { turnUp: '4H', played: { ana: 'AH 7H KC', bea: '2C 2S 2C', cem: '3S 5C 3D' } },
    [['card-twice', '/cards/played/bea/2', { player: 'bea', other: 'bea', card: '2C' }]],
  ],
  [
    'the card turned up lies first in a hand',
    { turnUp: 'AH', played: { ana: 'AH 7H KC', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    [['card-twice', '/cards/played/ana/0', { player: 'ana', card: 'AH' }]],
  ],
  [
    'two cards that no pack has, and no other fault made of them',
    { turnUp: '4H', played: { ana: 'AH JK JK', bea: '9H KH 3C', cem: '2H 5S 6D' } },
    [
      ['no-such-card', '/cards/played/ana/1', { card: 'JK' }],
      ['no-such-card', '/cards/played/ana/2', { card: 'JK' }],
    ],
  ],
  [
    'a turn-up that no pack has, with which no trump can disagree',
    {
      turnUp: '1H',
      played: { ana: 'AH 7H KC', bea: '9H KH 3C', cem: '2H 5S 6D' },
      more: { trump: 'S' },
    },
    [['no-such-card', '/cards/turnUp', { card: '1H' }]],
  ],
  [
    'a double whose trump was not written as a card, though it was as a suit',
    {
      played: { ana: 'AH 7H KC', bea: '2C 2S 2D', cem: '3C 3S 3D' },
      more: { trump: 'H' },
    },
    [['turn-up', '/cards', { trick: 0 }]],
  ],
  [
    'a blind single in which somebody was void in the second trick, and nothing was turned',
    { kind: 'single', played: { ana: 'KH 6S 5D', bea: '2H 8C KD', cem: '3H 9S QD' } },
    [['turn-up', '/cards', { trick: 2 }]],
  ],
  [
    'a turn-up that was never turned',
    { kind: 'single', turnUp: 'AC', played: { ana: '7H 6S 5D', bea: '9H 8S KD', cem: 'KH AS AD' } },
    [['turn-up-ignored', '/cards/turnUp', { card: 'AC' }]],
  ],
  [
    'another trump than was turned',
    { ...FAIR, more: { trump: 'S' } },
    [['trump-disagrees', '/trump', { suit: 'S', card: '4H' }]],
  ],
  [
    'another trump than was turned in a double, where a hand is short besides',
    { turnUp: '4H', played: { ...FAIR.played, bea: '9H KH' }, more: { trump: 'S' } },
    [
      ['trump-disagrees', '/trump', { suit: 'S', card: '4H' }],
      ['card-count', '/cards/played/bea', { player: 'bea', count: 2, of: 3 }],
    ],
  ],
  [
    'another trump in a blind single with a short hand: nobody knows whether it was turned',
    {
      kind: 'single',
      turnUp: '4H',
      played: { ...FAIR.played, bea: '9H KH' },
      more: { trump: 'S' },
    },
    [['card-count', '/cards/played/bea', { player: 'bea', count: 2, of: 3 }]],
  ],
  [
    'trump written in a double without a single card',
    {
      played: { ana: '', bea: '', cem: '' },
      more: { cards: undefined, trump: 'S', tricks: { ana: 3 } },
    },
    [],
  ],
  [
    'only the turn-up of a blind single: nobody knows whether it was turned',
    {
      kind: 'single',
      turnUp: '4H',
      played: { ana: '', bea: '', cem: '' },
      more: { trump: 'S', tricks: { ana: 3 } },
    },
    [],
  ],
  [
    'only the turn-up of a double, with a row for everybody that was never filled',
    {
      turnUp: '4H',
      played: { ana: '', bea: '', cem: '' },
      more: { trump: 'S', tricks: { ana: 3 } },
    },
    [['trump-disagrees', '/trump', { suit: 'S', card: '4H' }]],
  ],
  [
    'an empty row before one who has passed',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '', cem: '3C 3S 3D', dov: '5C 5S 5D' },
      more: { calls: { bea: 'pass' } },
    },
    [],
  ],
  ['tricks in the order of the cards', { ...FAIR, more: { tricks: ['ana', 'bea', 'ana'] } }, []],
  [
    'tricks in another order than the cards: who won each by the cards',
    { ...FAIR, more: { tricks: ['bea', 'ana', 'ana'] } },
    [['tricks-disagree', '/tricks', BY_THE_CARDS]],
  ],
  [
    'the first tricks of the cards, and no last one',
    { ...FAIR, more: { tricks: ['ana', 'bea'] } },
    [
      ['trick-total', '/tricks', { count: 2, of: 3 }],
      ['tricks-disagree', '/tricks', BY_THE_CARDS],
    ],
  ],
  [
    'the tricks of the cards counted, and one too many',
    { ...FAIR, more: { tricks: { ana: 2, bea: 1, cem: 1 } } },
    [
      ['trick-total', '/tricks', { count: 4, of: 3 }],
      ['tricks-disagree', '/tricks', BY_THE_CARDS],
    ],
  ],
];

describe('The referee says', () => {
  test.each(SAID)('of %s', (_, told, said) => {
    const { problems } = tell(told);
    expect(problems.map(({ code, at, params }) => [code, at, params])).toEqual(said);
  });
});
