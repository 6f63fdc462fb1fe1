// Every code of format.md, said of a whole document: which entry, and a pointer to where it stands.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, type ProblemCode, WARNING_CODES } from '@/engine/match/problem';
import { readDocument } from './read';
import { type NightProblem, scoreNight } from './result';

const IDS = ['ana', 'bea', 'cem', 'dov', 'eva'];

const round = (rest: object = {}) => ({ type: 'round', ...rest });
/** A single that leaves 9, so that bea deals a double. */
const FIRST = round({ tricks: { bea: 2, cem: 1 } });
const CLOSE = { type: 'close' };
const played = (cards: Record<string, string[]>, turnUp?: string) =>
  round({ cards: { ...(turnUp && { turnUp }), played: cards } });

interface Told {
  readonly code: ProblemCode;
  /** Where it is said, from the entry. */
  readonly at: string;
  readonly game?: string;
  readonly rules?: object;
  readonly seats?: readonly string[];
  /** The last one is at fault. */
  readonly log: readonly object[];
}

const three = IDS.slice(0, 3);
const flush = { game: 'five-card-loo', rules: { flush: 'pot-and-next' } };
const deMenos = { game: 'loba-de-menos', seats: three };
const deMas = { game: 'loba-de-mas', seats: three };
const chinchon = { game: 'chinchon', seats: three };
const hands = { bea: 20, cem: 30 };

const TOLD: readonly Told[] = [
  { code: 'closed', at: '', log: [CLOSE, FIRST] },
  { code: 'players', at: '/absent', log: [round({ absent: IDS.slice(1), tricks: { ana: 3 } })] },
  { code: 'not-seated', at: '/player', log: [{ type: 'leave', player: 'zoe' }] },
  { code: 'seated', at: '/player', log: [{ type: 'join', player: 'ana' }] },
  {
    code: 'seated-before',
    at: '/player',
    ...deMenos,
    rules: { lateEntry: 'highest-free' },
    log: [
      { type: 'leave', player: 'bea' },
      { type: 'join', player: 'bea' },
    ],
  },
  {
    code: 'dealer',
    at: '/dealer',
    log: [round({ dealer: 'ana', absent: ['ana'], tricks: { bea: 3 } })],
  },
  {
    code: 'amount',
    at: '/amount',
    log: [{ type: 'penalty', player: 'ana', amount: 0, to: 'pot' }],
  },
  {
    code: 'whole-units',
    at: '/amount',
    rules: { remainder: 'pot' },
    log: [{ type: 'penalty', player: 'ana', amount: '1/2', to: 'pot' }],
  },
  { code: 'penalty', at: '/to', log: [{ type: 'penalty', player: 'ana', amount: 1, to: 'ana' }] },
  {
    code: 'miss',
    at: '/calls/cem',
    rules: { miss: { allowed: false } },
    log: [FIRST, round({ calls: { cem: 'miss' }, tricks: { cem: 3 } })],
  },
  {
    code: 'club-law',
    at: '/calls/cem',
    rules: { clubLaw: true },
    log: [FIRST, round({ calls: { cem: 'pass' }, trump: 'C', tricks: { ana: 3 } })],
  },
  {
    code: 'trump-missing',
    at: '',
    rules: { clubLaw: true },
    log: [FIRST, round({ tricks: { ana: 3 } })],
  },
  {
    code: 'trump-disagrees',
    at: '/trump',
    log: [FIRST, round({ trump: 'H', tricks: { ana: 3 }, cards: { turnUp: '4S', played: {} } })],
  },
  { code: 'flush', at: '/flush', game: 'five-card-loo', log: [round({ flush: 'ana' })] },
  { code: 'flush', at: '/exempt', ...flush, log: [round({ flush: 'ana', exempt: ['ana'] })] },
  {
    code: 'exchanged',
    at: '/exchanged/0',
    game: 'five-card-loo',
    log: [round({ exchanged: ['cem'], tricks: { cem: 5 } })],
  },
  {
    code: 'order-needed',
    at: '/tricks',
    rules: { remainder: 'early-tricks' },
    log: [round({ tricks: { cem: 3 } })],
  },
  {
    code: 'card-count',
    at: '/cards/played/bea',
    seats: ['ana', 'bea'],
    log: [played({ ana: ['2S', '3S', '4S'], bea: ['5S', '6S'] })],
  },
  {
    code: 'turn-up',
    at: '/cards',
    seats: ['ana', 'bea'],
    log: [played({ bea: ['2S', '3S', '4S'], ana: ['5H', '6S', '7S'] })],
  },
  {
    code: 'must-trump-high',
    at: '/cards/played/ana/0',
    game: 'five-card-loo',
    seats: ['ana', 'bea'],
    log: [
      played({ bea: ['KS', 'QS', 'JS', '10S', '9S'], ana: ['2H', '3H', '4H', '5H', '6H'] }, 'AH'),
    ],
  },
  {
    code: 'pam-must-pass',
    at: '/cards/played/ana/0',
    game: 'five-card-loo',
    rules: { pamCivil: true },
    seats: ['ana', 'bea'],
    log: [
      played({ bea: ['AH', 'QS', 'JS', '10S', '9S'], ana: ['JC', '3H', '4S', '5S', '6S'] }, '2H'),
    ],
  },
  { code: 'out', at: '/out', ...deMenos, log: [round({ hands })] },
  {
    code: 'no-such-card',
    at: '/hands/cem/1',
    ...deMenos,
    log: [round({ out: 'ana', hands: { bea: ['AS', 'AS'], cem: ['2S', 'AS'] } })],
  },
  {
    code: 'first-meld',
    at: '/firstMeld/ana',
    ...deMenos,
    rules: { minFirstMeld: 50 },
    log: [round({ out: 'ana', hands, firstMeld: { ana: 49 } })],
  },
  {
    code: 'contract',
    at: '/opened',
    ...deMenos,
    rules: { contract: [{ piernas: 1, escaleras: 0 }] },
    log: [round({ out: 'ana', hands, opened: ['bea'] })],
  },
  {
    code: 'four-piernas',
    at: '/fourPiernas/bea',
    ...deMenos,
    rules: { fourPierna: true },
    log: [round({ out: 'ana', hands, fourPiernas: { bea: 3 } })],
  },
  {
    code: 'points-disagree',
    at: '/points/bea',
    ...deMas,
    log: [
      round({
        out: 'ana',
        points: { ana: 8, bea: 7, cem: 0 },
        melds: { bea: [['2S', '2H', '2D']] },
      }),
    ],
  },
  { code: 'blocked', at: '/out', ...deMenos, log: [round({ out: null, hands })] },
  {
    code: 'all-melded',
    at: '/allMelded',
    ...chinchon,
    log: [round({ closer: 'ana', hands, allMelded: 'bea' })],
  },
  {
    code: 'chinchon',
    at: '/chinchon',
    ...chinchon,
    log: [round({ closer: 'ana', hands, chinchon: 'bea' })],
  },
  { code: 'late-entry', at: '', ...deMenos, log: [{ type: 'join', player: 'eva' }] },
  {
    code: 'too-large',
    at: '/points',
    ...deMas,
    rules: { target: 1_000_000_000_000 },
    log: [round({ out: 'ana', points: { ana: '9007199254740991+1', bea: 0, cem: 0 } })],
  },
  { code: 'seats-unusual', at: '', seats: three, log: [round({ tricks: { bea: 3 } })] },
  {
    code: 'after-end',
    at: '',
    rules: { end: { rounds: 1 } },
    log: [FIRST, round({ tricks: { cem: 3 } })],
  },
  {
    code: 'turn-up-ignored',
    at: '/cards/turnUp',
    seats: ['ana', 'bea'],
    log: [played({ bea: ['2S', '3S', '4S'], ana: ['5S', '6S', '7S'] }, 'AH')],
  },
  {
    code: 'no-effect',
    at: '/oneTurn',
    ...deMenos,
    log: [round({ out: 'ana', hands, oneTurn: true })],
  },
  {
    code: 'meld-overlooked',
    at: '/hands/bea',
    ...chinchon,
    log: [round({ closer: 'ana', hands: { bea: 70, cem: 0 } })],
  },
  {
    code: 'card-count-unusual',
    at: '/hands/bea',
    ...deMenos,
    log: [
      round({ out: 'ana', hands: { bea: ['2S', '3S', '4S', '5S', '7S', '9S', 'JS'], cem: 3 } }),
    ],
  },
  {
    code: 'points-unusual',
    at: '/hands/bea',
    ...deMenos,
    rules: { minFirstMeld: 10 },
    log: [round({ out: 'ana', hands: { bea: 100, cem: 3 }, firstMeld: { bea: 20 } })],
  },
];

const documentOf = ({ game = 'limited-loo', rules = {}, seats = IDS, log }: Told) => ({
  format: 'lanturlu/1',
  players: IDS.map((id) => ({ id, name: id })),
  matches: [{ game, rules, seats, log }],
});

function problemsOf(document: unknown): readonly NightProblem[] {
  const read = readDocument(JSON.stringify(document));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return scoreNight(read.document).problems;
}

/** Whether a pointer leads to something that is written, or to what should be: a key of it. */
function leads(document: unknown, pointer: string): boolean {
  const steps = pointer.split('/').slice(1);
  let here: unknown = document;
  for (const [index, step] of steps.entries()) {
    if (typeof here !== 'object' || here === null) return false;
    if (!Object.hasOwn(here, step)) return index === steps.length - 1;
    here = (here as Record<string, unknown>)[step];
  }
  return true;
}

describe('a document is told', () => {
  test.each(TOLD.map((told): [string, Told] => [`${told.code} ${told.at}`, told]))(
    '%s',
    (_, told) => {
      const problems = problemsOf(documentOf(told));
      const entry = told.log.length;
      expect(problems.map(({ code, at }) => `${code} ${at}`)).toContain(
        `${told.code} /matches/0/log/${entry - 1}${told.at}`,
      );
      const [own] = problems.filter(({ code }) => code === told.code);
      const severity = (ERROR_CODES as readonly string[]).includes(told.code) ? 'error' : 'warning';
      expect(own).toMatchObject({ match: 1, entry, severity });
    },
  );
});

test('every code is said of a document here or among the cases, and points to a place in it', () => {
  const folder = join(import.meta.dirname, '..', 'cases');
  const cases = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): { document: unknown }[] =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
  const documents = [...cases.map(({ document }) => document), ...TOLD.map(documentOf)];
  const said = new Set<ProblemCode>();
  for (const document of documents) {
    for (const { code, at } of problemsOf(document)) {
      said.add(code);
      expect([at, leads(document, at)]).toEqual([at, true]);
    }
  }
  expect([...ERROR_CODES, ...WARNING_CODES].filter((code) => !said.has(code))).toEqual([]);
});
