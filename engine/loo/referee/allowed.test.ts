/** What the referee lets pass, case by case, each with the rule that allows it. */
import { describe, expect, it } from 'vitest';
import { type Told, tell } from './testing';

const FIVE = { game: 'five-card-loo' } as const;

/** [what happens, the round, who wins what, the rule] */
const RIGHT: readonly (readonly [string, Told, Record<string, number>, string, string[]])[] = [
  [
    'a suit led need not beat the trump that lies on it',
    { turnUp: '4H', played: { ana: '9C KD QD', bea: '2H 2S 3S', cem: '3C 5S AC' } },
    { bea: 1, cem: 2 },
    'limited: beat the best card so far if the suit led allows it',
    [],
  ],
  [
    'who is void and cannot win with a trump may throw anything, a trump too',
    { turnUp: '4H', played: { ana: 'KC 2D 3D', bea: '9H 9S 8S', cem: '2H 5S 6D' } },
    { bea: 3 },
    'limited: otherwise any card',
    [],
  ],
  [
    'a trump-turned single asks for a trump and for no ace',
    {
      kind: 'single',
      rules: { single: 'trump-turned' },
      turnUp: '4H',
      played: { ana: '7H AH KC', bea: '2C 2S 2D', cem: '3C 3S 3D' },
    },
    { ana: 3 },
    'limited: the ace lead is the double’s',
    [],
  ],
  [
    'a blind single asks for no ace either, once trump is turned',
    {
      kind: 'single',
      turnUp: '4H',
      played: { ana: 'AC 7H AH', bea: '2C 2S 2D', cem: '3D 3S 4S' },
    },
    { ana: 3 },
    'limited, single: not the ace lead, which is the double’s',
    [],
  ],
  [
    'a turn-up that was never turned is ignored, though it lies in a hand',
    {
      kind: 'single',
      turnUp: 'AH',
      played: { ana: 'AH 7S 5C', bea: '2H 8S TC', cem: '3H 9S QC' },
      more: { trump: 'S' },
    },
    { ana: 1, cem: 2 },
    'referee: a turnUp that was never turned is ignored (a warning), also for card-twice',
    ['turn-up-ignored'],
  ],
  [
    'counts that agree with the cards are no fault, nor is a zero',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '9H KH 3C', cem: '2H 5S 6D' },
      more: { tricks: { bea: 1, ana: 2, cem: 0 } },
    },
    { ana: 2, bea: 1 },
    'format: a zero says nothing',
    [],
  ],
  [
    'a defender and the taker of the miss play like others, and trump is known',
    {
      turnUp: '4H',
      played: { ana: 'AH 7H KC', bea: '9H KH AC' },
      more: { calls: { bea: 'defend' }, trump: 'H' },
    },
    { ana: 1, bea: 2 },
    'limited: a defender wins nothing, but plays',
    [],
  ],
  [
    'five-card: with any trump allowed the lowest will do',
    {
      ...FIVE,
      rules: { trumping: 'any' },
      turnUp: '4H',
      played: { ana: 'AC KC QC TC 9C', bea: '2H 5H 3S 5S 6S', cem: '2D 3D 4D 5D 6D' },
    },
    { bea: 5 },
    'five-card, trumping: any trump',
    [],
  ],
  [
    'five-card: civil Pam passes, and the ace wins',
    {
      ...FIVE,
      rules: { pamCivil: true },
      turnUp: '4H',
      played: { ana: 'AH KS QS TS 9S', bea: '2H JC 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    { ana: 1, bea: 1, cem: 3 },
    'five-card, pamCivil: he need not beat the ace',
    [],
  ],
  [
    'five-card: civil Pam who is the only trump is played, and wins',
    {
      ...FIVE,
      rules: { pamCivil: true },
      turnUp: '4H',
      played: { ana: 'AH KS QS TS 9S', bea: 'JC AD KD 5D 6D', cem: '2D 3D 7D 8D 9D' },
    },
    { bea: 3, cem: 2 },
    'five-card, pamCivil: if Pam is his only trump he plays it, and it wins',
    [],
  ],
  [
    'five-card: Pam of clubs may be thrown by who has neither suit nor trump, and wins',
    {
      ...FIVE,
      rules: { pamSuit: 'clubs' },
      turnUp: '4H',
      played: { ana: 'AS KS QS TS 9S', bea: '5D JC 3D AD 6D', cem: '2D 4D 7D KD 9D' },
    },
    { ana: 1, bea: 2, cem: 2 },
    'five-card, pamSuit clubs: without a trump he may play any card, Pam too',
    [],
  ],
  [
    'five-card: the jack of trumps is Pam, and the jack of clubs a club',
    {
      ...FIVE,
      rules: { pam: 'jack-of-trumps' },
      turnUp: '4H',
      played: { ana: 'AH JC QS TS 9S', bea: 'JH 2C 3D 5D 6D', cem: '2D 4D 7D 8D 9D' },
    },
    { ana: 4, bea: 1 },
    'five-card, pam: jack-of-trumps',
    [],
  ],
  [
    'five-card: without Pam the jack of clubs is a club',
    {
      ...FIVE,
      rules: { pam: 'off' },
      turnUp: '4H',
      played: { ana: 'AS KS QS TS 9S', bea: 'JC 2D 3D 5D 6D', cem: '2C 4D 7D 8D 9D' },
    },
    { ana: 5 },
    'five-card, pam: off',
    [],
  ],
];

describe('The referee', () => {
  it.each(RIGHT)('lets it pass when %s', (_, told, tricks, rule, warnings) => {
    expect(tell(told), rule).toMatchObject({ codes: warnings, tricks });
  });
});
