// The house rules of Loba and Chinchón at the table.
import {
  chinchon,
  elimination,
  loba,
  mas,
  menos,
  rummy,
  values,
  winnerDeals,
} from './family-situations';
import { given, round, type Situation } from './situation';

export const DE_MENOS: Readonly<Record<string, Situation>> = {
  ...rummy(menos),
  ...loba,
  ...elimination(menos),
  nextDealer: { ...elimination(menos).nextDealer!, gives: winnerDeals },
  values: {
    see: ['totals'],
    log: [menos('p1', { p2: ['JK', 'AS', 'KS', '7S'], p3: 4, p4: 4 })],
    gives: values('0, 57, 4, 4', '0, 37, 4, 4', '0, 62, 4, 4', '0, 46, 4, 4'),
  },
  limit: {
    see: ['totals'],
    log: [menos('p1', { p2: 110, p3: 40, p4: 10 })],
    gives: [
      given(101, '0, 110 out, 40, 10'),
      given(111, '0, 110, 40, 10'),
      given(null, '0, 110, 40, 10', {
        beside: {
          contract: [
            { piernas: 1, escaleras: 1 },
            { piernas: 2, escaleras: 0 },
          ],
        },
      }),
    ],
  },
  oneTurn: {
    see: ['totals'],
    log: [menos('p1', { p2: 10, p3: 5, p4: 5 }, { oneTurn: true })],
    gives: [given(0, '0, 10, 5, 5'), given(-10, '-10, 10, 5, 5')],
  },
  floor: {
    see: ['totals'],
    beside: { oneTurn: -10 },
    log: [menos('p1', { p2: 10, p3: 5, p4: 5 }, { oneTurn: true })],
    gives: [given(null, '-10, 10, 5, 5'), given(0, '0, 10, 5, 5')],
  },
  fourPierna: {
    see: ['totals'],
    log: [menos('p1', { p2: 30, p3: 5, p4: 5 }, { fourPiernas: { p2: 1 } })],
    gives: [given(false, '0, 30, 5, 5'), given(true, '0, 20, 5, 5')],
  },
  minFirstMeld: {
    see: ['answers'],
    log: [menos('p1', { p2: 30, p3: 5, p4: 5 }, { firstMeld: { p1: 60, p2: 45 } })],
    gives: [given(0, 'ok'), given(50, 'first-meld')],
  },
  contract: {
    see: ['answers', 'end'],
    log: [menos('p1', { p2: 30, p3: 5, p4: 5 }, { opened: ['p1', 'p2'] })],
    gives: [given(null, 'ok; open'), given([{ piernas: 2, escaleras: 0 }], 'ok; p1 won')],
  },
  tie: {
    see: ['nets', 'end'],
    beside: { blocked: 'all-score', limit: 50 },
    log: [round({ out: null, hands: { p1: 60, p2: 60, p3: 70, p4: 70 } })],
    gives: [given('split', '1 1 -1 -1; p1+p2 won')],
  },
};

/** p1 goes out with these figures. */
const wentOut = (...figures: string[]) =>
  round({ out: 'p1', melds: { p1: figures.map((figure) => figure.split(' ')) } });

export const DE_MAS: Readonly<Record<string, Situation>> = {
  ...rummy(mas),
  ...loba,
  blocked: {
    see: ['answers', 'totals'],
    log: [round({ out: null, points: { p1: 7, p2: 10, p3: 4, p4: 4 } })],
    gives: loba.blocked!.gives,
  },
  values: {
    see: ['totals'],
    log: [wentOut('AS AH AD', '5S JK 7S')],
    gives: values('92, 0, 0, 0', '62, 0, 0, 0', '107, 0, 0, 0', '81, 0, 0, 0'),
  },
  jokers: { ...loba.jokers!, log: [wentOut('5S JK 7S')] },
  nextDealer: {
    see: ['dealer'],
    log: [mas('p3', { p1: 10, p2: 5, p3: 30, p4: 5 })],
    gives: winnerDeals,
  },
  target: {
    see: ['totals', 'end'],
    log: [mas('p1', { p1: 160, p2: 10, p3: 5, p4: 5 })],
    gives: [given(150, '160, 10, 5, 5; p1 won'), given(200, '160, 10, 5, 5; open')],
  },
  handSubtracted: {
    see: ['totals'],
    log: [
      round({
        out: 'p1',
        melds: { p1: [['5S', '6S', '7S']], p2: [['KS', 'KH', 'KD']] },
        hands: { p2: 12, p3: 4, p4: 4 },
      }),
    ],
    gives: [given(false, '23, 30, 0, 0'), given(true, '23, 18, -4, -4')],
  },
  goingOut: {
    see: ['totals'],
    log: [wentOut('4C 5C 6C', '7S 7H 7D', '2C 2S 2H')],
    gives: [given(5, '57, 0, 0, 0'), given(0, '42, 0, 0, 0'), given(10, '72, 0, 0, 0')],
  },
  fourPierna: {
    see: ['totals'],
    log: [wentOut('4C 5C 6C', '7S 7H 7D 7C')],
    gives: [given(false, '53, 0, 0, 0'), given(true, '58, 0, 0, 0')],
  },
  wildValue: {
    see: ['totals'],
    log: [wentOut('5S JK 7S')],
    gives: [given('table', '42, 0, 0, 0'), given('replaced', '23, 0, 0, 0')],
  },
  tie: {
    see: ['nets', 'end'],
    log: [mas('p1', { p1: 160, p2: 160, p3: 5, p4: 5 })],
    gives: [given('play-off', '-1 -1 -1 -1; open'), given('split', '1 1 -1 -1; p1+p2 won')],
  },
  lateEntry: {
    see: ['answers', 'totals'],
    log: [mas('p1', { p1: 30, p2: 10, p3: 5, p4: 5 }), { type: 'join', player: 'p5' }],
    gives: [given('no', 'ok late-entry; 30, 10, 5, 5'), given('lowest', 'ok ok; 30, 10, 5, 5, 5')],
  },
};

export const CHINCHON: Readonly<Record<string, Situation>> = {
  ...rummy(chinchon),
  ...elimination(chinchon),
  nextDealer: {
    ...elimination(chinchon).nextDealer!,
    gives: [given('next-seat', 'p2 deals'), given('round-winner', 'p3 deals')],
  },
  limit: {
    see: ['totals'],
    log: [chinchon('p1', { p2: 60, p3: 40, p4: 10 }), chinchon('p1', { p2: 45, p3: 5, p4: 5 })],
    gives: [given(100, '0, 105 out, 45, 15'), given(106, '0, 105, 45, 15')],
  },
  floor: {
    see: ['totals'],
    log: [chinchon('p1', { p2: 10, p3: 5, p4: 5 }, { allMelded: 'p1' })],
    gives: [given(null, '-10, 10, 5, 5'), given(0, '0, 10, 5, 5')],
  },
  tie: {
    see: ['nets', 'end'],
    beside: { limit: 5 },
    log: [chinchon('p1', { p1: 5, p2: 20, p3: 30, p4: 5 })],
    gives: [given('split', '1 -1 -1 1; p1+p4 won')],
  },
  deck: {
    see: ['answers'],
    log: [chinchon('p1', { p2: ['8O', '1C'], p3: 5, p4: 5 })],
    gives: [given(40, 'no-such-card'), given(48, 'ok')],
  },
  packs: {
    see: ['answers'],
    log: [chinchon('p1', { p2: ['7O', '7O'], p3: 5, p4: 5 })],
    gives: [given(1, 'no-such-card'), given(2, 'ok')],
  },
  figures: {
    see: ['totals'],
    log: [chinchon('p1', { p2: ['10O', '11C', '12E'], p3: 5, p4: 5 })],
    gives: [
      given('10-10-10', '0, 30, 5, 5'),
      given('10-11-12', '0, 33, 5, 5'),
      given('8-9-10', '0, 27, 5, 5'),
    ],
  },
  jokers: {
    see: ['answers'],
    log: [
      chinchon('p1', { p2: ['JK', '1C'], p3: 5, p4: 5 }),
      chinchon('p1', { p2: ['JK', 'JK'], p3: 5, p4: 5 }),
    ],
    gives: [
      given(0, 'no-such-card no-such-card+no-such-card'),
      given(1, 'ok no-such-card'),
      given(2, 'ok ok'),
    ],
  },
  jokerValue: {
    see: ['totals'],
    beside: { jokers: 1 },
    log: [chinchon('p1', { p2: ['JK', '1C'], p3: 5, p4: 5 })],
    gives: [given(25, '0, 26, 5, 5'), given(50, '0, 51, 5, 5')],
  },
  closeAt: {
    see: ['answers'],
    log: [chinchon('p1', { p1: 5, p2: 20, p3: 5, p4: 5 })],
    gives: [given(5, 'ok'), given(3, 'close-at')],
  },
  allMelded: {
    see: ['totals'],
    log: [chinchon('p1', { p2: 10, p3: 5, p4: 5 }, { allMelded: 'p1' })],
    gives: [given(-10, '-10, 10, 5, 5'), given(0, '0, 10, 5, 5'), given(-25, '-25, 10, 5, 5')],
  },
  allMeldedFor: {
    see: ['answers', 'totals'],
    log: [chinchon('p1', { p1: 3, p2: 0, p3: 5, p4: 5 }, { allMelded: ['p2'] })],
    gives: [given('closer', 'all-melded; 0, 0, 0, 0'), given('everyone', 'ok; 3, -10, 5, 5')],
  },
  chinchon: {
    see: ['totals', 'end'],
    log: [chinchon('p1', { p2: 10, p3: 5, p4: 5 }, { chinchon: 'p1' })],
    gives: [given('wins', '0, 10, 5, 5; p1 won'), given(-50, '-50, 10, 5, 5; open')],
  },
  prize: {
    see: ['nets', 'end'],
    log: [chinchon('p1', { p2: 10, p3: 5, p4: 5 }, { chinchon: 'p1' })],
    gives: [given('pot', '3 -1 -1 -1; p1 won'), given('sum-of-points', '23 -11 -6 -6; p1 won')],
  },
};
