// Loo's house rules at the table: three cards, and five.
import { close, given, round, type Situation } from './situation';

/** Nothing was in the pot: everybody plays. */
const single = round({ tricks: { p2: 2, p3: 1 } });
const five = round({ tricks: { p2: 3, p3: 2 } });

const END: Omit<Situation, 'log'> = {
  see: ['warnings'],
  gives: [given('open', ''), given({ rounds: 1 }, 'after-end'), given({ time: '23:30' }, '')],
  onlyShown: 'the table shows the hour, and offers to close',
};

export const LIMITED: Readonly<Record<string, Situation>> = {
  'ante.payer': {
    see: ['nets', 'pot'],
    log: [single],
    gives: [
      given('dealer', '-6 2 1 -3; pot 6'),
      given('each', '-6 5 1 -6; pot 6'),
      given('each-dealer-double', '-9 7 2 -6; pot 6'),
    ],
  },
  'ante.amount': {
    see: ['nets', 'pot'],
    log: [single],
    gives: [given(3, '-6 2 1 -3; pot 6'), given('7/3', '-16/3 14/9 7/9 -3; pot 6')],
  },
  'loo.kind': {
    see: ['pot'],
    beside: { ante: { amount: 6 }, loo: { cap: 4 } },
    log: [single],
    gives: [given('fixed', 'pot 6'), given('pot', 'pot 12'), given('pot-capped', 'pot 8')],
  },
  'loo.amount': {
    see: ['pot'],
    log: [single],
    gives: [
      given(3, 'pot 6'),
      given('5/2', 'pot 5'),
      given(null, 'pot 8', { beside: { loo: { kind: 'pot' }, ante: { amount: 4 } } }),
    ],
  },
  'loo.cap': {
    see: ['pot'],
    beside: { ante: { amount: 6 } },
    log: [single],
    gives: [
      given(null, 'pot 6'),
      given(4, 'pot 8', { beside: { loo: { kind: 'pot-capped' } } }),
      given('11/2', 'pot 11', { beside: { loo: { kind: 'pot-capped' } } }),
    ],
  },
  'loo.onSingle': {
    see: ['pot'],
    log: [single],
    gives: [given(null, 'pot 6'), given(0, 'pot 0'), given(2, 'pot 4')],
  },
  remainder: {
    see: ['nets', 'pot'],
    beside: { ante: { amount: 4 } },
    log: [round({ tricks: ['p2', 'p3', 'p2'] })],
    gives: [
      given('exact', '-7 8/3 4/3 -3; pot 6'),
      given('early-tricks', '-7 3 1 -3; pot 6'),
      given('pot', '-7 2 1 -3; pot 7'),
    ],
  },
  single: {
    see: ['answers'],
    log: [
      round({ calls: { p2: 'pass' }, tricks: { p3: 2, p4: 1 } }),
      round({
        dealer: 'p1',
        cards: {
          turnUp: '2H',
          played: {
            p2: ['AS', 'KS', '5H'],
            p3: ['2S', '3S', '4S'],
            p4: ['6S', '7S', '8S'],
            p1: ['9S', '10S', 'JS'],
          },
        },
      }),
    ],
    gives: [
      given('blind-trump', 'single ok'),
      given('trump-turned', 'single must-lead-trump+must-lead-trump'),
      given('off', 'ok must-lead-trump+must-lead-trump'),
    ],
  },
  clubLaw: {
    see: ['answers'],
    log: [single, round({ calls: { p3: 'pass' }, trump: 'C', tricks: { p4: 2, p1: 1 } })],
    gives: [given(false, 'ok ok'), given(true, 'ok club-law')],
  },
  'miss.allowed': {
    see: ['answers'],
    log: [single, round({ calls: { p3: 'miss' }, tricks: { p3: 2, p1: 1 } })],
    gives: [given(true, 'ok ok'), given(false, 'ok miss')],
  },
  'miss.fee': {
    see: ['nets', 'pot'],
    log: [
      single,
      round({ calls: { p3: 'miss', p4: 'pass', p1: 'pass' }, tricks: { p3: 2, p2: 1 } }),
    ],
    gives: [given(0, '-6 2 7 -3; pot 0'), given('3/2', '-6 5/2 13/2 -3; pot 0')],
  },
  nobodyStands: {
    see: ['nets', 'pot'],
    log: [single, round({ calls: { p3: 'pass', p4: 'pass', p1: 'pass', p2: 'pass' } })],
    gives: [given('dealer-takes', '-6 8 1 -3; pot 0'), given('carry', '-6 -1 1 -3; pot 9')],
  },
  loneStander: {
    see: ['answers', 'pot'],
    log: [single, round({ calls: { p3: 'stand', p4: 'pass', p1: 'pass', p2: 'pass' } })],
    gives: [
      given('dealer-may-defend', 'ok dealer-must-play; pot 6'),
      given('dealer-plays-or-yields', 'ok ok; pot 0'),
    ],
  },
  finalPot: {
    see: ['nets', 'pot'],
    log: [single, close],
    gives: [given('split', '-9/2 7/2 5/2 -3/2; pot 0')],
  },
  lastLoos: {
    see: ['nets'],
    log: [single, close],
    gives: [given('paid', '-9/2 7/2 5/2 -3/2'), given('excused', '-3 2 1 0')],
  },
  end: { ...END, log: [single, single] },
};

/** Who plays which card, p2 first; diamonds are trumps. */
const cards = (p2: string, p3: string, p1: string) =>
  round({
    cards: {
      turnUp: '2D',
      played: { p2: p2.split(' '), p3: p3.split(' '), p1: p1.split(' ') },
    },
  });

export const FIVE_CARD: Readonly<Record<string, Situation>> = {
  'ante.payer': {
    see: ['nets', 'pot'],
    log: [five],
    gives: [
      given('each', '-5 7/5 3/5 -5; pot 8'),
      given('dealer', '-2 3/5 2/5 -1; pot 2'),
      given('each-dealer-double', '-7 2 1 -6; pot 10'),
    ],
  },
  'ante.amount': {
    see: ['nets', 'pot'],
    log: [five],
    gives: [given(1, '-5 7/5 3/5 -5; pot 8'), given('1/2', '-5/2 7/10 3/10 -5/2; pot 4')],
  },
  'loo.kind': {
    see: ['pot'],
    beside: { loo: { amount: 2, cap: 3 } },
    log: [five],
    gives: [given('pot', 'pot 8'), given('fixed', 'pot 4'), given('pot-capped', 'pot 6')],
  },
  'loo.amount': {
    see: ['pot'],
    log: [five],
    gives: [
      given(null, 'pot 8'),
      given(2, 'pot 4', { beside: { loo: { kind: 'fixed' } } }),
      given('5/2', 'pot 5', { beside: { loo: { kind: 'fixed' } } }),
    ],
  },
  'loo.cap': {
    see: ['pot'],
    log: [five],
    gives: [
      given(null, 'pot 8'),
      given(3, 'pot 6', { beside: { loo: { kind: 'pot-capped' } } }),
      given('1/2', 'pot 1', { beside: { loo: { kind: 'pot-capped' } } }),
    ],
  },
  'loo.onSingle': {
    see: ['pot'],
    log: [five],
    gives: [given(null, 'pot 8'), given(0, 'pot 0'), given(2, 'pot 4')],
  },
  trickShare: {
    see: ['nets', 'pot'],
    log: [round({ tricks: ['p2', 'p2', 'p3', 'p2', 'p3'] })],
    gives: [
      given('opening-pot', '-5 7/5 3/5 -5; pot 8'),
      given('remaining-pot', '-5 531/625 -501/3125 -5; pot 29096/3125'),
    ],
  },
  remainder: {
    see: ['nets', 'pot'],
    beside: { ante: { amount: 3 } },
    log: [round({ tricks: ['p2', 'p3', 'p3', 'p2', 'p3'] })],
    gives: [
      given('exact', '-15 9/5 21/5 -15; pot 24'),
      given('early-tricks', '-15 2 4 -15; pot 24'),
      given('pot', '-15 1 3 -15; pot 26'),
    ],
  },
  pam: {
    see: ['nets'],
    players: 3,
    log: [cards('AC AD AS KS QS', '2C JD 2S 3S 4S', 'JC 3D 5S 6S 7S')],
    gives: [
      given('jack-of-clubs', '-2/5 7/5 -4'),
      given('jack-of-trumps', '-4 7/5 -2/5'),
      given('off', '-4 2 -4'),
    ],
  },
  pamSuit: {
    see: ['answers'],
    players: 3,
    log: [cards('AC AD AS KS QS', '2C JD 2S 3S 4S', 'JC 5C 5S 6S 7S')],
    gives: [given('trump', 'must-follow'), given('clubs', 'ok')],
  },
  pamCivil: {
    see: ['answers'],
    players: 3,
    log: [cards('AD AC AS KS QS', 'JD 2C 2S 3S 4S', 'JC 3D 5S 6S 7S')],
    gives: [given(false, 'ok'), given(true, 'pam-must-pass')],
  },
  trumping: {
    see: ['answers'],
    players: 3,
    log: [cards('KS AS AC KC QC', '4D JD 2C 3C 4C', '5S 3D 6C 7C 8C')],
    gives: [given('highest', 'must-trump-high'), given('any', 'ok')],
  },
  'miss.allowed': {
    see: ['answers'],
    log: [round({ calls: { p2: 'miss' }, tricks: { p2: 3, p3: 2 } })],
    gives: [given(false, 'miss'), given(true, 'ok')],
  },
  'miss.fee': {
    see: ['nets', 'pot'],
    beside: { miss: { allowed: true } },
    log: [round({ calls: { p2: 'miss', p4: 'pass' }, tricks: { p2: 3, p3: 2 } })],
    gives: [
      given(1, '-6 1 1 -1; pot 5'),
      given(0, '-5 7/5 3/5 -1; pot 4'),
      given('7/2', '-17/2 0 2 -1; pot 15/2'),
    ],
  },
  exchange: {
    see: ['answers'],
    log: [round({ exchanged: ['p2'], tricks: { p2: 3, p3: 2 } })],
    gives: [given(false, 'exchanged'), given(true, 'ok')],
  },
  flush: {
    see: ['answers', 'nets', 'pot'],
    log: [round({ flush: 'p2', calls: { p3: 'pass' } })],
    gives: [
      given('off', 'flush; 0 0 0 0; pot 0'),
      given('pot-and-next', 'ok; -5 3 -5 -5; pot 12'),
      given('pot-and-pay', 'ok; -5 15 -5 -5; pot 0'),
      given('stood-only', 'ok; -5 3 -1 -5; pot 8'),
    ],
  },
  nobodyStands: {
    see: ['nets', 'pot'],
    log: [round({ calls: { p2: 'pass', p3: 'pass', p4: 'pass', p1: 'pass' } })],
    gives: [given('dealer-takes', '3 -1 -1 -1; pot 0'), given('carry', '-1 -1 -1 -1; pot 4')],
  },
  loneStander: {
    see: ['nets', 'pot'],
    log: [round({ calls: { p2: 'pass', p3: 'pass', p1: 'pass' } })],
    gives: [given('takes-pot', '-1 -1 -1 3; pot 0')],
  },
  finalPot: {
    see: ['nets', 'pot'],
    log: [five, close],
    gives: [given('split', '-3 17/5 13/5 -3; pot 0')],
  },
  lastLoos: {
    see: ['nets'],
    log: [five, close],
    gives: [given('paid', '-3 17/5 13/5 -3'), given('excused', '-1 7/5 3/5 -1')],
  },
  end: { ...END, log: [five, five] },
};
