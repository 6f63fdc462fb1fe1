// What the house rules of Loba and Chinchón have in common at the table.
import { given, round, type Situation } from './situation';

export type Points = Readonly<Record<string, number | string | readonly string[]>>;
export const menos = (out: string, hands: Points, more: object = {}) =>
  round({ out, hands, ...more });
export const chinchon = (closer: string, hands: Points, more: object = {}) =>
  round({ closer, hands, ...more });
export const mas = (out: string, points: Points) =>
  round({ out, points: { [out]: 30, ...points } });
export const reenganche = (player: string) => ({ type: 'reenganche', player });

export type RoundOf = (out: string, hands: Points, more?: object) => object;

/** What every game of the family has. */
export const rummy = (score: RoundOf): Readonly<Record<string, Situation>> => ({
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
export const elimination = (score: RoundOf): Readonly<Record<string, Situation>> => {
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

export const winnerDeals = [given('round-winner', 'p3 deals'), given('next-seat', 'p2 deals')];

/** What both Lobas have: p1 goes out, and p2 has laid this. */
export const laid = (figure: string, hand: number) =>
  round({ out: 'p1', melds: { p2: [figure.split(' ')] }, hands: { p2: hand, p3: 4, p4: 4 } });

export const loba: Readonly<Record<string, Situation>> = {
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
export const values = (rioplatense: string, allTen: string, uruguay: string, own: string) => [
  given('rioplatense', rioplatense),
  given('all-ten', allTen),
  given('uruguay', uruguay),
  given({ JK: 20, '7': 1 }, own),
];
