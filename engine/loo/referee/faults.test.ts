/** What the referee finds: every code of the cards at least once, each with the rule it stands on. */
import { describe, expect, it } from 'vitest';
import { type Told, tell } from './testing';

const FIVE = { game: 'five-card-loo' } as const;

/** [what happens, the round, the codes in order, the rule] */
const FAULTS: readonly (readonly [string, Told, readonly string[], string])[] = [
  [
    'a plain card is led by who holds a trump',
    { turnUp: '4H', played: { ana: 'KC 7H 6H', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    ['must-lead-trump'],
    'limited: a trump if you hold one (at every lead)',
  ],
  [
    'no trump is led though the ace is held',
    { turnUp: '4H', played: { ana: 'KC AH 6H', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    ['must-lead-trump'],
    'referee: must-lead-trump, even if the ace is held',
  ],
  [
    'the winner of a trick leads a plain card and keeps a trump',
    { turnUp: '4H', played: { ana: 'AH KC 6H', bea: '2H 2S 2D', cem: '3C 3S 3D' } },
    ['must-lead-trump'],
    'limited: at every lead',
  ],
  [
    'a lower trump is led before the ace',
    { turnUp: '4H', played: { ana: '7H AH KC', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    ['must-lead-ace'],
    'limited, double: the ace of trumps if you hold it',
  ],
  [
    'who wins a trick with the king leads the queen and holds the ace',
    { turnUp: '4H', played: { ana: '7C AS KS', bea: '2H QH AH', cem: '3C 3S 3D' } },
    ['must-lead-ace'],
    'limited, double: the ace of trumps if you hold it, at every lead',
  ],
  [
    'a lower trump is led before the king while the ace is turned up',
    { turnUp: 'AH', played: { ana: '7H KH KC', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    ['must-lead-ace'],
    'limited, double: the king when the ace is the turn-up',
  ],
  [
    'another suit is played by who could follow',
    { turnUp: '4H', played: { ana: 'AC KC QC', bea: '2S 2C 2D', cem: '3C 3S 3D' } },
    ['must-follow'],
    'limited: follow suit if able',
  ],
  [
    'a trump is played by who could follow',
    { turnUp: '4H', played: { ana: 'AC KC QC', bea: '9H 2C 8H', cem: '3C 3S 3D' } },
    ['must-follow', 'must-lead-trump'],
    'limited: follow suit if able; play goes on from the cards as they lie',
  ],
  [
    'a lower card follows though a higher is held',
    { turnUp: '4H', played: { ana: '9C KD QD', bea: '2C TC 2S', cem: '3S 4S 5S' } },
    ['must-head'],
    'limited: when following, beat the best card so far if able',
  ],
  [
    'who is void throws a card away and holds a trump that wins',
    { turnUp: '4H', played: { ana: 'KC 2D 3D', bea: '9S 5H 3S', cem: '2C 6D 5S' } },
    ['must-trump'],
    'limited: unable to follow, play a trump that wins',
  ],
  [
    'who is void plays a trump that does not win and holds one that does',
    { turnUp: '4H', played: { ana: 'KC 2D 3D', bea: '9H 9S 8S', cem: '2H TH 6D' } },
    ['must-trump'],
    'referee: a card that does not win though a held trump would is must-trump',
  ],
  [
    'two cards are at fault, and they come in the order of play, not of the codes',
    { turnUp: '4H', played: { ana: '7H AH KC', bea: '2S 2H 2D', cem: '3C 3S 3D' } },
    ['must-lead-ace', 'must-follow'],
    'format: card faults in the order of play',
  ],
  [
    'five-card: another suit is played by who could follow',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'AC KC QC TC 9C', bea: '2S 2C 3S 5S 6S', cem: '2D 3D 4D 5D 6D' },
    },
    ['must-follow'],
    'five-card: follow suit if able',
  ],
  [
    'five-card: Pam is kept back though only he would head the trump that is led',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'AH KS QS TS 9S', bea: '2H JC 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    ['must-head'],
    'five-card: Pam is the highest trump, it follows trumps; beat the best card',
  ],
  [
    'five-card: who is void throws a card away and holds a trump',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'AC KC QC TC 9C', bea: '2S 2H 3S 5S 6S', cem: '2D 3D 4D 5D 6D' },
    },
    ['must-trump'],
    'five-card: unable to follow, play a trump if you hold one',
  ],
  [
    'five-card: a trump must be played even where it does not win',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'AS KS QS TS 9S', bea: '9H 2D 3D 4D 5D', cem: '2C 6D 7D 8D 3H' },
    },
    ['must-trump'],
    'five-card: even one that does not win',
  ],
  [
    'five-card: a lower trump is played than the highest held',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'AC KC QC TC 9C', bea: '2H 5H 3S 5S 6S', cem: '2D 3D 4D 5D 6D' },
    },
    ['must-trump-high'],
    'five-card: void of the suit led, the highest trump held',
  ],
  [
    'five-card: Pam is the highest trump of who is void',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'AS KS QS TS 9S', bea: 'AH JC 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    ['must-trump-high'],
    'five-card: by default Pam is the highest trump',
  ],
  [
    'five-card: civil Pam beats the ace that was led though his holder has another trump',
    {
      ...FIVE,
      rules: { pamCivil: true },
      turnUp: '4H',
      played: { ana: 'AH KS QS TS 9S', bea: 'JC 2H 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    ['pam-must-pass'],
    "five-card, pamCivil: Pam's holder must play another trump if he has one",
  ],
  [
    'five-card: Pam of clubs trumps for who still holds a trump',
    {
      ...FIVE,
      rules: { pamSuit: 'clubs' },
      turnUp: '4H',
      played: { ana: 'AS KS QS TS 9S', bea: 'JC 2H 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    ['must-trump'],
    'five-card, pamSuit clubs: a void holder of a trump must trump with it and may not play Pam',
  ],
  [
    'five-card: clubs are thrown on Pam of clubs by nobody who holds them',
    {
      ...FIVE,
      rules: { pamSuit: 'clubs' },
      turnUp: '4H',
      played: { ana: 'JC KS QS TS 9S', bea: '3D 2C 7D 5D 6D', cem: '2D 4D TD 8D 9D' },
    },
    ['must-follow'],
    'five-card, pamSuit clubs: Pam led asks for clubs',
  ],
  [
    'five-card: Pam led asks for trumps',
    {
      ...FIVE,
      turnUp: '4H',
      played: { ana: 'JC KS QS TS 9S', bea: '2C 2H 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    ['must-follow'],
    'five-card, pamSuit trump: for leading, following and trumping alike',
  ],
  [
    'a hand is short of a card',
    { turnUp: '4H', played: { ana: 'AH 7H', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    ['card-count'],
    'referee: every card of a hand is played',
  ],
  [
    'who has passed has cards before him',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '2C 2S 2D', cem: '3C 3S 3D', dov: '5C 5S 5D' },
      more: { calls: { bea: 'pass' } },
    },
    ['card-count'],
    "referee: each active player's cards",
  ],
  [
    'a card lies before two players',
    { turnUp: '4H', played: { ana: 'AH 7H KC', bea: '2C 2S 2D', cem: 'KC 3S 3D' } },
    ['card-twice'],
    'referee: first checks',
  ],
  [
    'the ten is the same card in both spellings',
    { turnUp: '4H', played: { ana: 'AH 7H TC', bea: '2C 2S 2D', cem: '10C 3S 3D' } },
    ['card-twice'],
    'format: T for 10 is read too',
  ],
  [
    'the card turned up lies in a hand',
    { turnUp: '7H', played: { ana: 'AH 7H KC', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    ['card-twice'],
    'rules: the card turned belongs to no hand',
  ],
  [
    'a hand is short and a card lies twice',
    { turnUp: '4H', played: { ana: 'AH 7H', bea: '2C 2S 2D', cem: '2C 3S 3D' } },
    ['card-count', 'card-twice'],
    'format: the order of the codes',
  ],
  [
    'the trump of a double is not written',
    { played: { ana: 'AH 7H KC', bea: '2C 2S 2D', cem: '3C 3S 3D' } },
    ['turn-up'],
    'referee: missing where trump was turned',
  ],
  [
    'the trump of a five-card round is not written',
    {
      ...FIVE,
      kind: 'single',
      played: { ana: 'AC KC QC TC 9C', bea: '2S 2C 3S 5S 6S', cem: '2D 3D 4D 5D 6D' },
    },
    ['turn-up'],
    'referee: missing where trump was turned',
  ],
  [
    'somebody was void in a blind single and nothing was turned',
    { kind: 'single', played: { ana: 'AH 7H KC', bea: '2H 3H 4C', cem: '3C 3S 3D' } },
    ['turn-up'],
    'referee: missing where trump had to be turned',
  ],
  [
    'a revoke in a blind single turns trump like a void, and is a fault besides',
    { kind: 'single', played: { ana: 'AH 7H KC', bea: '2H 3H 4C', cem: '3C 9H 3D' } },
    ['turn-up', 'must-follow'],
    'referee: play goes on from the cards as they lie',
  ],
  [
    'nobody beats the best card of a blind single who could',
    { kind: 'single', played: { ana: '7H 6H 5H', bea: '2H 8H TH', cem: '3H 4H QH' } },
    ['must-head', 'must-head', 'must-head'],
    'limited, single: when following, beat the best card so far if able',
  ],
  [
    'a trump is kept back in a blind single after trump was turned',
    {
      kind: 'single',
      turnUp: 'KH',
      played: { ana: 'AC 7S 5H', bea: '2C 8S TS', cem: '3D 4S 4H' },
    },
    ['must-lead-trump'],
    'limited, single: from then on the obligations of a known trump hold',
  ],
  [
    'trump is known from the start of a single, and must be led',
    {
      kind: 'single',
      rules: { single: 'trump-turned' },
      turnUp: '4H',
      played: { ana: 'KC 7H 6H', bea: '2C 2S 2D', cem: '3C 3S 3D' },
    },
    ['must-lead-trump'],
    'limited, single trump-turned: trump is known from the start',
  ],
  [
    'a single that is played like a double asks for the ace',
    {
      kind: 'single',
      rules: { single: 'off' },
      turnUp: '4H',
      played: { ana: '7H AH KC', bea: '2C 2S 2D', cem: '3C 3S 3D' },
    },
    ['must-lead-ace'],
    'limited, single off: played like a double in everything (… ace lead …)',
  ],
  [
    'the tricks entered are not those of the cards',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '9H KH 3C', cem: '2H 5S 6D' },
      more: { tricks: ['ana', 'ana', 'bea'] },
    },
    ['tricks-disagree'],
    'referee: tricks-disagree',
  ],
  [
    'the tricks entered are those of the cards in another order',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '9H KH 3C', cem: '2H 5S 6D' },
      more: { tricks: ['bea', 'ana', 'ana'] },
    },
    ['tricks-disagree'],
    'format: winners in order',
  ],
  [
    'the tricks are counted for another player',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '9H KH 3C', cem: '2H 5S 6D' },
      more: { tricks: { cem: 1, ana: 2 } },
    },
    ['tricks-disagree'],
    'format: or counts',
  ],
  [
    'tricks disagree with cards that are at fault, and only the cards are named',
    {
      turnUp: '4H',
      played: { ana: '7H AH KC', bea: '9H KH 3C', cem: '2H 5S 6D' },
      more: { tricks: ['cem', 'cem', 'cem'] },
    },
    ['must-lead-ace'],
    'referee: only when no card is at fault',
  ],
  [
    'another trump is written than the suit turned up',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '9H KH 3C', cem: '2H 5S 6D' },
      more: { trump: 'S' },
    },
    ['trump-disagrees'],
    'referee: trump that differs from the turned suit',
  ],
  [
    'another trump is written, and a card is at fault besides',
    {
      turnUp: '4H',
      played: { ana: '7H AH KC', bea: '9H KH 3C', cem: '2H 5S 6D' },
      more: { trump: 'S' },
    },
    ['trump-disagrees', 'must-lead-ace'],
    'format: the order of the codes',
  ],
  [
    'no pack has such a card',
    { turnUp: '4H', played: { ana: 'AH 7H JK', bea: '9H KH 3C', cem: '2H 5S 6D' } },
    ['no-such-card'],
    'format: cards',
  ],
];

describe('The referee', () => {
  it.each(FAULTS)('finds it when %s', (_, told, codes, rule) => {
    expect(tell(told).codes, rule).toEqual(codes);
  });

  it('points to the card at fault and says what could have been played', () => {
    const played = { ana: '9C KD QD', bea: '2C TC AC', cem: '3S 4S 5S' };
    expect(tell({ turnUp: '4H', played }).problems[0]).toEqual({
      severity: 'error',
      code: 'must-head',
      at: '/cards/played/bea/0',
      params: { player: 'bea', card: '2C', trick: 1, legal: '10C AC', suit: 'C' },
    });
  });
});
