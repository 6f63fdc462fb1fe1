import { describe, expect, test } from 'vitest';
import type { LogEntry, PlayerId } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { ERROR_CODES, type ProblemCode, WARNING_CODES } from '@/engine/match/problem';
import { replay } from '@/engine/match/replay';
import { fiveCardLooWithReferee as fiveCard, limitedLooWithReferee as limited } from './refereed';

const TABLE: readonly PlayerId[] = ['ana', 'bea', 'cem', 'dov', 'eva'];

/** A single that leaves 9, so that bea deals a double. */
const FIRST: LogEntry = { type: 'round', tricks: { bea: 2, cem: 1 } };
const TAKEN: LogEntry = { type: 'round', tricks: { ana: 2, bea: 1 } };
const round = (rest: object): LogEntry => ({ type: 'round', ...rest });
const allPass = { ana: 'pass', cem: 'pass', dov: 'pass', eva: 'pass' };

interface Told {
  readonly why: string;
  readonly game?: typeof limited;
  readonly rules?: object;
  readonly seats?: readonly PlayerId[];
  readonly before?: readonly LogEntry[];
  readonly entry: LogEntry;
  /** Codes in their order, each with where it stands in the entry. */
  readonly says: readonly (readonly [ProblemCode, at: string])[];
}

const TOLD: readonly Told[] = [
  {
    why: 'a round after the close',
    before: [FIRST, { type: 'close' }],
    entry: round({ tricks: { bea: 3 } }),
    says: [['closed', '']],
  },
  {
    why: 'one player alone',
    entry: round({ absent: ['bea', 'cem', 'dov', 'eva'], tricks: { ana: 3 } }),
    says: [['players', '/absent']],
  },
  {
    why: 'the last one at the table leaves',
    seats: ['ana'],
    entry: { type: 'leave', player: 'ana' },
    says: [['players', '/player']],
  },
  {
    why: 'more players than the pack serves',
    seats: [...Array(17).keys()].map((seat) => `p${seat}`),
    entry: round({ tricks: { p1: 3 } }),
    says: [['players', '/absent']],
  },
  {
    why: 'a trick of somebody who sat out',
    entry: round({ absent: ['eva'], tricks: { eva: 3 } }),
    says: [['not-seated', '/tricks/eva']],
  },
  {
    why: 'a count of nothing for a stranger',
    entry: round({ tricks: { bea: 3, zoe: 0 } }),
    says: [['not-seated', '/tricks/zoe']],
  },
  {
    why: 'a stranger joins beside a stranger',
    entry: { type: 'join', player: 'zoe', after: 'max' },
    says: [
      ['not-seated', '/player'],
      ['not-seated', '/after'],
    ],
  },
  {
    why: 'a penalty from the pot itself',
    entry: { type: 'penalty', player: 'pot', amount: 1, to: 'ana' },
    says: [['not-seated', '/player']],
  },
  {
    why: 'who sits joins once more',
    entry: { type: 'join', player: 'bea' },
    says: [['seated', '/player']],
  },
  {
    why: 'the dealer named sits out',
    entry: round({ dealer: 'cem', absent: ['cem'], tricks: { bea: 3 } }),
    says: [['dealer', '/dealer']],
  },
  {
    why: 'a slip of nothing',
    entry: round({
      tricks: { bea: 3 },
      penalties: [{ player: 'ana', amount: '0/5', to: 'this-pot' }],
    }),
    says: [['amount', '/penalties/0/amount']],
  },
  {
    why: 'a penalty below zero',
    entry: { type: 'penalty', player: 'ana', amount: -3, to: 'pot' },
    says: [['amount', '/amount']],
  },
  {
    why: 'half a chip',
    rules: { remainder: 'pot' },
    entry: { type: 'penalty', player: 'ana', amount: '1/2', to: 'pot' },
    says: [['whole-units', '/amount']],
  },
  {
    why: 'a penalty to oneself',
    entry: { type: 'penalty', player: 'ana', amount: 3, to: 'ana' },
    says: [['penalty', '/to']],
  },
  {
    why: 'a pass in a single',
    entry: round({ calls: { bea: 'pass' }, tricks: { cem: 3 } }),
    says: [['single', '/calls/bea']],
  },
  {
    why: 'the miss where there is none',
    rules: { miss: { allowed: false } },
    before: [FIRST],
    entry: round({ calls: { cem: 'miss' }, tricks: { cem: 3 } }),
    says: [['miss', '/calls/cem']],
  },
  {
    why: 'two takers of the miss',
    before: [FIRST],
    entry: round({ calls: { cem: 'miss', dov: 'miss' }, tricks: { cem: 3 } }),
    says: [['miss-twice', '/calls/dov']],
  },
  {
    why: 'a pass under the club law',
    rules: { clubLaw: true },
    before: [FIRST],
    entry: round({ trump: 'C', calls: { dov: 'pass' }, tricks: { cem: 3 } }),
    says: [['club-law', '/calls/dov']],
  },
  {
    why: 'a club-law double that does not say its trump',
    rules: { clubLaw: true },
    before: [FIRST],
    entry: round({ tricks: { cem: 3 } }),
    says: [['trump-missing', '']],
  },
  {
    why: 'trump that is not the suit turned up',
    before: [FIRST],
    entry: round({
      trump: 'S',
      calls: { dov: 'pass', eva: 'pass', ana: 'pass' },
      cards: { turnUp: '4H', played: { cem: ['AH', '7H', 'KC'], bea: ['9H', 'KH', '3C'] } },
    }),
    says: [['trump-disagrees', '/trump']],
  },
  {
    why: 'a defence against two',
    before: [FIRST],
    entry: round({ calls: { bea: 'defend', cem: 'pass', dov: 'pass' }, tricks: { eva: 3 } }),
    says: [['defend', '/calls/bea']],
  },
  {
    why: 'a defence in five-card Loo',
    game: fiveCard,
    entry: round({ calls: { ...allPass, ana: 'defend', cem: 'stand' }, tricks: { cem: 5 } }),
    says: [['defend', '/calls/ana']],
  },
  {
    why: 'a dealer who passes against a lone stander',
    before: [FIRST],
    entry: round({ calls: { ...allPass, cem: 'stand', bea: 'pass' } }),
    says: [['dealer-must-play', '/calls/bea']],
  },
  {
    why: 'tricks in a pot taken unplayed',
    before: [FIRST],
    entry: round({ calls: allPass, tricks: { bea: 3 } }),
    says: [['unplayed', '/tricks']],
  },
  {
    why: 'a flush where there is none, and tricks beside it',
    game: fiveCard,
    entry: round({ flush: 'bea', tricks: { bea: 5 } }),
    says: [
      ['unplayed', '/tricks'],
      ['flush', '/flush'],
    ],
  },
  {
    why: 'a flush of who passed',
    game: fiveCard,
    rules: { flush: 'pot-and-next' },
    entry: round({ flush: 'bea', calls: { bea: 'pass' } }),
    says: [['flush', '/flush']],
  },
  {
    why: 'exempt without a flush',
    game: fiveCard,
    rules: { flush: 'pot-and-next' },
    entry: round({ exempt: ['bea'], tricks: { bea: 5 } }),
    says: [['flush', '/exempt']],
  },
  {
    why: 'cards changed where nobody may',
    game: fiveCard,
    entry: round({ exchanged: ['bea'], tricks: { bea: 5 } }),
    says: [['exchanged', '/exchanged/0']],
  },
  {
    why: 'no tricks in a round that is played',
    before: [FIRST],
    entry: round({}),
    says: [['tricks-missing', '/tricks']],
  },
  {
    why: 'counts where the order matters',
    rules: { remainder: 'early-tricks' },
    entry: round({ tricks: { bea: 3 } }),
    says: [['order-needed', '/tricks']],
  },
  {
    why: 'too many tricks, one of them a passer’s',
    before: [FIRST],
    entry: round({ calls: { cem: 'pass' }, tricks: { cem: 1, dov: 3 } }),
    says: [
      ['trick-total', '/tricks'],
      ['not-active', '/tricks'],
    ],
  },
  {
    why: 'a correction of nothing',
    entry: { type: 'void', entry: 7 },
    says: [['void-target', '/entry']],
  },
  {
    why: 'an amendment of an amendment',
    before: [FIRST, { type: 'amend', entry: 1, with: { type: 'close' } }],
    entry: { type: 'amend', entry: 2, with: { type: 'close' } },
    says: [['void-target', '/entry']],
  },
  {
    why: 'an entry put in before one that is still to come',
    entry: { type: 'insert', before: 3, with: { type: 'close' } },
    says: [['void-target', '/before']],
  },
  {
    why: 'an amount of a thousand digits',
    entry: { type: 'penalty', player: 'ana', amount: '9'.repeat(1_000), to: 'pot' },
    says: [['too-large', '/amount']],
  },
  {
    why: 'a re-entry, which Loo has not',
    entry: { type: 'reenganche', player: 'ana' },
    says: [['reenganche', '']],
  },
  {
    why: 'two players only',
    seats: ['ana', 'bea'],
    entry: round({ tricks: { bea: 3 } }),
    says: [['seats-unusual', '']],
  },
  {
    why: 'an ante in chips that three tricks cannot share',
    rules: { remainder: 'pot', ante: { amount: 4 } },
    entry: round({ tricks: { bea: 3 } }),
    says: [['ante-indivisible', '']],
  },
  {
    why: 'a dealer out of turn',
    entry: round({ dealer: 'cem', tricks: { bea: 3 } }),
    says: [['dealer-out-of-turn', '/dealer']],
  },
  {
    why: 'a close before everybody has dealt',
    before: [FIRST],
    entry: { type: 'close' },
    says: [['close-uneven', '']],
  },
  {
    why: 'a close after one of two has dealt twice, the other once',
    seats: ['ana', 'bea'],
    before: [TAKEN, TAKEN, TAKEN],
    entry: { type: 'close' },
    says: [['close-uneven', '']],
  },
  {
    why: 'a close after everybody has dealt once: nothing',
    seats: ['ana', 'bea'],
    before: [TAKEN, TAKEN],
    entry: { type: 'close' },
    says: [],
  },
  {
    why: 'a newcomer: nothing',
    seats: TABLE,
    before: [{ type: 'leave', player: 'cem' }],
    entry: { type: 'join', player: 'cem' },
    says: [],
  },
  {
    why: 'one who leaves: nothing',
    entry: { type: 'leave', player: 'cem' },
    says: [],
  },
  {
    why: 'a penalty that is due: nothing',
    entry: { type: 'penalty', player: 'ana', amount: 3, to: 'bea' },
    says: [],
  },
  {
    why: 'a flush shown where it counts: nothing',
    game: fiveCard,
    rules: { flush: 'pot-and-next' },
    entry: round({ flush: 'bea', exempt: ['cem'] }),
    says: [],
  },
  {
    why: 'a flush of which its holder is exempt',
    game: fiveCard,
    rules: { flush: 'pot-and-next' },
    entry: round({ flush: 'bea', exempt: ['bea'] }),
    says: [['flush', '/exempt']],
  },
  {
    why: 'a stranger leaves',
    entry: { type: 'leave', player: 'zoe' },
    says: [['not-seated', '/player']],
  },
  {
    why: 'a penalty to a stranger',
    entry: { type: 'penalty', player: 'ana', amount: 3, to: 'zoe' },
    says: [['not-seated', '/to']],
  },
  {
    why: 'an ante that three tricks share in fractions, where fractions are paid: nothing',
    rules: { ante: { amount: 4 } },
    entry: round({ tricks: { bea: 3 } }),
    says: [],
  },
  {
    why: 'a round more than was agreed',
    rules: { end: { rounds: 1 } },
    before: [FIRST],
    entry: round({ tricks: { cem: 3 } }),
    says: [['after-end', '']],
  },
];

/** Cards have tests of their own, beside the referee; these codes belong to the other games. */
const ELSEWHERE = new Set<ProblemCode>([
  ...ERROR_CODES.slice(ERROR_CODES.indexOf('card-count'), ERROR_CODES.indexOf('reenganche')),
  'seated-before',
  'late-entry',
  'turn-up-ignored',
  'no-effect',
  'meld-overlooked',
  'card-count-unusual',
  'points-unusual',
  'pot-open',
]);

describe('what a Loo table says of', () => {
  test.each(TOLD.map((told): [string, Told] => [told.why, told]))('%s', (_, told) => {
    const { game = limited, rules = {}, seats = TABLE, before = [], entry, says } = told;
    const setup = {
      rules: completeRules(game.houseRules, rules),
      players: seats,
      seats,
      dealer: seats[0] ?? '',
    };
    const { problems } = replay(game, setup, [...before, entry]);
    const own = problems.filter(({ entry }) => entry === before.length + 1);
    const at = `/log/${before.length}`;
    expect(own.map((one) => [one.code, one.at])).toEqual(says.map(([code, to]) => [code, at + to]));
  });

  test('every code that a Loo result can have is told above', () => {
    const told = new Set(TOLD.flatMap(({ says }) => says.map(([code]) => code)));
    const missing = [...ERROR_CODES, ...WARNING_CODES].filter(
      (code) => !told.has(code) && !ELSEWHERE.has(code),
    );
    expect(missing).toEqual([]);
  });
});
