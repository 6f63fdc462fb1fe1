// For every house rule of every game a moment at the table in which each of its values shows.
import type { GameId } from '@/engine/match/game';

/** What to look at afterwards; `answers` are the codes with which entries were refused, or `ok`. */
export type Sight = 'answers' | 'nets' | 'pot' | 'totals' | 'dealer' | 'end' | 'warnings';

export interface Given {
  readonly value: unknown;
  /** What is to be seen then. */
  readonly seen: string;
  /** Other rules that this value needs. */
  readonly beside?: object;
  readonly log?: readonly object[];
}

export interface Situation {
  readonly see: readonly Sight[];
  /** Four sit down, p1 to p4, and p1 deals, unless it says otherwise. */
  readonly players?: number;
  /** Other rules, so that this one matters. */
  readonly beside?: object;
  readonly log: readonly object[];
  /** The book's first. */
  readonly gives: readonly Given[];
  /** Why two values may look the same: the rule is shown or taught, and moves no sum. */
  readonly onlyShown?: string;
}

const round = (what: object) => ({ type: 'round', ...what });
const close = { type: 'close' };
const given = (value: unknown, seen: string, more: Partial<Given> = {}): Given => ({
  value,
  seen,
  ...more,
});

/** Nothing was in the pot: everybody plays. */
const single = round({ tricks: { p2: 2, p3: 1 } });
const five = round({ tricks: { p2: 3, p3: 2 } });

const END: Omit<Situation, 'log'> = {
  see: ['warnings'],
  gives: [given('open', ''), given({ rounds: 1 }, 'after-end'), given({ time: '23:30' }, '')],
  onlyShown: 'the table shows the hour, and offers to close',
};

const LIMITED: Readonly<Record<string, Situation>> = {
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

const FIVE_CARD: Readonly<Record<string, Situation>> = {
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

type Points = Readonly<Record<string, number | string | readonly string[]>>;
const menos = (out: string, hands: Points, more: object = {}) => round({ out, hands, ...more });
const chinchon = (closer: string, hands: Points, more: object = {}) =>
  round({ closer, hands, ...more });
const mas = (out: string, points: Points) => round({ out, points: { [out]: 30, ...points } });
const reenganche = (player: string) => ({ type: 'reenganche', player });

type RoundOf = (out: string, hands: Points, more?: object) => object;

/** What every game of the family has. */
const rummy = (score: RoundOf): Readonly<Record<string, Situation>> => ({
  stake: {
    see: ['nets', 'pot'],
    log: [],
    gives: [
      given(1, '-1 -1 -1 -1; pot 4'),
      given(0, '0 0 0 0; pot 0'),
      given('5/2', '-5/2 -5/2 -5/2 -5/2; pot 10'),
    ],
  },
  roundFee: {
    see: ['nets', 'pot'],
    log: [score('p1', { p2: 10, p3: 5, p4: 5 })],
    gives: [given(0, '-1 -1 -1 -1; pot 4'), given('1/2', '-3/2 -3/2 -3/2 -3/2; pot 6')],
  },
  direction: {
    see: ['nets', 'pot'],
    log: [score('p1', { p2: 10, p3: 5, p4: 5 })],
    gives: [
      given('counter-clockwise', '-1 -1 -1 -1; pot 4'),
      given('clockwise', '-1 -1 -1 -1; pot 4'),
    ],
    onlyShown: 'the seats already stand in the direction of play',
  },
});

/** What the games have in which one is out at a limit; no hand is higher than one of seven cards. */
const elimination = (score: RoundOf): Readonly<Record<string, Situation>> => {
  const toFifty = { limit: 50 };
  const first = score('p1', { p2: 60, p3: 40, p4: 10 });
  return {
    limitRule: {
      see: ['totals'],
      beside: toFifty,
      log: [score('p1', { p2: 50, p3: 49, p4: 51 })],
      gives: [given('reaches', '0, 50 out, 49, 51 out'), given('exceeds', '0, 50, 49, 51 out')],
    },
    'reenganche.max': {
      see: ['answers'],
      beside: toFifty,
      log: [
        first,
        reenganche('p2'),
        score('p1', { p2: 20, p3: 2, p4: 2 }),
        reenganche('p2'),
        score('p1', { p2: 20, p3: 2, p4: 2 }),
        reenganche('p2'),
      ],
      gives: [
        given(2, 'ok ok ok ok ok reenganche'),
        given(0, 'ok reenganche hands reenganche hands reenganche'),
        given(1, 'ok ok ok reenganche hands reenganche'),
        given(null, 'ok ok ok ok ok ok'),
      ],
    },
    'reenganche.fee': {
      see: ['nets', 'pot'],
      beside: toFifty,
      log: [first, reenganche('p2')],
      gives: [
        given('stake', '-1 -2 -1 -1; pot 5'),
        given('7/2', '-1 -9/2 -1 -1; pot 15/2'),
        given(0, '-1 -1 -1 -1; pot 4'),
      ],
    },
    'reenganche.score': {
      see: ['totals'],
      beside: toFifty,
      log: [first, reenganche('p2')],
      gives: [
        given('highest-in', '0, 40*1, 40, 10'),
        given('second-highest', '0, 10*1, 40, 10'),
        given(25, '0, 25*1, 40, 10'),
      ],
    },
    'reenganche.needs': {
      see: ['answers'],
      beside: toFifty,
      log: [score('p1', { p2: 50, p3: 50, p4: 50 }), reenganche('p2')],
      gives: [
        given(2, 'ok closed'),
        given(1, 'ok ok'),
        given(3, 'ok reenganche', {
          log: [score('p1', { p2: 60, p3: 60, p4: 10 }), reenganche('p2')],
        }),
      ],
    },
    nextDealer: {
      see: ['dealer'],
      log: [score('p3', { p1: 10, p2: 5, p4: 5 })],
      gives: [],
    },
    lateEntry: {
      see: ['answers', 'totals'],
      log: [score('p1', { p2: 10, p3: 5, p4: 5 }), { type: 'join', player: 'p5' }],
      gives: [
        given('no', 'ok late-entry; 0, 10, 5, 5'),
        given('highest-counts', 'ok ok; 0, 10, 5, 5, 10*1'),
        given('highest-free', 'ok ok; 0, 10, 5, 5, 10'),
      ],
    },
  };
};

const winnerDeals = [given('round-winner', 'p3 deals'), given('next-seat', 'p2 deals')];

/** What both Lobas have: p1 goes out, and p2 has laid this. */
const laid = (figure: string, hand: number) =>
  round({ out: 'p1', melds: { p2: [figure.split(' ')] }, hands: { p2: hand, p3: 4, p4: 4 } });

const loba: Readonly<Record<string, Situation>> = {
  picos: {
    see: ['answers'],
    log: [laid('4S 2C 6S', 10)],
    gives: [given(false, 'meld'), given(true, 'ok')],
  },
  aceHigh: {
    see: ['answers'],
    log: [laid('QS KS AS', 10)],
    gives: [given(false, 'meld'), given(true, 'ok')],
  },
  jokersPerEscalera: {
    see: ['answers'],
    log: [laid('5S JK 7S JK', 10), laid('5S JK JK JK 9S', 10)],
    gives: [given(null, 'ok ok'), given(1, 'meld meld'), given(2, 'ok meld')],
  },
  jokers: {
    see: ['answers'],
    log: [round({ out: 'p1', hands: { p2: ['JK', '2S'], p3: 4, p4: 4 } })],
    gives: [given(4, 'ok'), given(0, 'no-such-card')],
  },
  blocked: {
    see: ['answers', 'totals'],
    log: [round({ out: null, hands: { p1: 7, p2: 10, p3: 4, p4: 4 } })],
    gives: [given('not-allowed', 'blocked; 0, 0, 0, 0'), given('all-score', 'ok; 7, 10, 4, 4')],
  },
};

/** What is counted under each. */
const values = (rioplatense: string, allTen: string, uruguay: string, own: string) => [
  given('rioplatense', rioplatense),
  given('all-ten', allTen),
  given('uruguay', uruguay),
  given({ JK: 20, '7': 1 }, own),
];

const DE_MENOS: Readonly<Record<string, Situation>> = {
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

const DE_MAS: Readonly<Record<string, Situation>> = {
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

const CHINCHON: Readonly<Record<string, Situation>> = {
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

export const SITUATIONS: Readonly<Record<GameId, Readonly<Record<string, Situation>>>> = {
  'limited-loo': LIMITED,
  'five-card-loo': FIVE_CARD,
  'loba-de-menos': DE_MENOS,
  'loba-de-mas': DE_MAS,
  chinchon: CHINCHON,
};
