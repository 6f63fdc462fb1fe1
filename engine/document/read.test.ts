import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '@/engine/match/game';
import { DEPTH } from '@/engine/testing/nights';
import { pointerOf } from './fault';
import { MAX_ENTRIES } from './limits';
import { readBytes, readDocument } from './read';
import { isAccepted, resultText, scoreNight } from './result';

const ana = { id: 'ana', name: 'Ana' };
const bea = { id: 'bea', name: 'Bea' };

type Parts = Record<string, unknown>;

/** A small night that can be read, with some of its parts replaced. */
function night(parts: Parts = {}, match: Parts = {}): Parts {
  const whole = { game: 'limited-loo', seats: ['ana', 'bea'], log: [], ...match };
  return { format: 'lanturlu/1', players: [ana, bea], matches: [whole], ...parts };
}

const withEntry = (entry: unknown, match: Parts = {}) => night({}, { log: [entry], ...match });
const withRules = (rules: unknown, match: Parts = {}) => night({}, { rules, ...match });
const withSession = (session: unknown) => night({ session });
const expense = { paidBy: 'ana', amount: '12.00', for: ['ana', 'bea'] };
const withExpense = (parts: Parts) => night({ expenses: [{ ...expense, ...parts }] });
const round = (rest: Parts) => ({ type: 'round', ...rest });
const fiveCard = { game: 'five-card-loo' };

const faultsOf = (text: string) => {
  const read = readDocument(text);
  return 'faults' in read ? read.faults.map(({ pointer, code }) => [pointer, code]) : [];
};

describe('a text that is no document', () => {
  test.each([
    ['nothing at all', '', [['', 'syntax']]],
    ['a word', 'night', [['', 'syntax']]],
    ['a number that is none', '{"format": NaN}', [['/format', 'syntax']]],
    ['infinity in digits', '{"format": 1e999}', [['/format', 'too-large']]],
    ['unicode digits', '{"format": ٣}', [['/format', 'syntax']]],
    ['a leading zero', '{"players": [01]}', [['/players', 'syntax']]],
    ['a comma too many', '{"players": [1,]}', [['/players/1', 'syntax']]],
    ['something after the end', '{} {}', [['', 'syntax']]],
    ['a string that never ends', '{"format": "lant', [['/format', 'syntax']]],
    ['a line break in a string', '{"format": "a\nb"}', [['/format', 'syntax']]],
    ['a key twice', '{"a": 1, "a": 2}', [['/a', 'duplicate-key']]],
    ['a key that only looks different', '{"a": 1, "\\u0061": 2}', [['/a', 'duplicate-key']]],
    ['__proto__', '{"__proto__": {}}', [['/__proto__', 'unknown-key']]],
    ['a million brackets', '['.repeat(1e6), [[pointerOf(Array(64).fill(0)), 'too-deep']]],
    ['a list', '[]', [['', 'type']]],
    ['null', 'null', [['', 'type']]],
  ])('%s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test('bytes that are not UTF-8', () => {
    const read = readBytes(Uint8Array.from([0x22, 0xff, 0x22]));
    expect(read).toMatchObject({ faults: [{ code: 'not-utf8' }] });
  });

  test('strings and spaces of megabytes are read, not stumbled over', () => {
    expect(faultsOf(`${' '.repeat(4e6)}"${'\\"a'.repeat(2e6)}"`)).toEqual([['', 'type']]);
  });
});

describe('a document that cannot be read', () => {
  const MATCH = '/matches/0';
  const ENTRY = `${MATCH}/log/0`;

  test.each<[string, unknown, string, string]>([
    ['another format', night({ format: 'lanturlu/2' }), '/format', 'value'],
    ['no players', { ...night(), players: undefined }, '/players', 'missing'],
    ['an unknown key', night({ colour: 'red' }), '/colour', 'unknown-key'],
    ['an unknown key with a slash', night({ 'a/b~c': 1 }), '/a~1b~0c', 'unknown-key'],
    [
      'a name that is a number',
      night({ players: [{ id: 'ana', name: 7 }] }),
      '/players/0/name',
      'type',
    ],
    [
      'half a surrogate pair',
      night({ players: [ana, { id: 'bea', name: '\ud800' }] }),
      '/players/1/name',
      'text',
    ],
    ['an id in capitals', night({ players: [{ id: 'Ana', name: '' }] }), '/players/0/id', 'id'],
    [
      'an id of 65 letters',
      night({ players: [{ id: 'a'.repeat(65), name: '' }] }),
      '/players/0/id',
      'id',
    ],
    [
      'the reserved id',
      night({ players: [ana, bea, { id: 'pot', name: '' }] }),
      '/players/2/id',
      'id',
    ],
    ['an id twice', night({ players: [ana, bea, ana] }), '/players/2/id', 'duplicate'],
    ['a seat twice', night({}, { seats: ['ana', 'bea', 'ana'] }), `${MATCH}/seats/2`, 'duplicate'],
    ['a stranger’s seat', night({}, { seats: ['ana', 'zoe'] }), `${MATCH}/seats/1`, 'not-a-player'],
    ['nobody’s seat', night({}, { seats: [] }), `${MATCH}/seats`, 'empty'],
    ['a dealer without a seat', night({}, { dealer: 'zoe' }), `${MATCH}/dealer`, 'not-a-player'],
    ['a game nobody knows', night({}, { game: 'poker' }), `${MATCH}/game`, 'game'],
    ['a game with a name of objects', night({}, { game: 'constructor' }), `${MATCH}/game`, 'game'],
    ['a night without a date', withSession({ name: 'Thursday' }), '/session/date', 'missing'],
    ['a day that is none', withSession({ date: '2026-02-30' }), '/session/date', 'date'],
    [
      'a price as a number',
      withSession({ date: '2026-11-26', unitValue: 0.1 }),
      '/session/unitValue',
      'amount',
    ],
    [
      'a price of nothing',
      withSession({ date: '2026-11-26', unitValue: '0.00' }),
      '/session/unitValue',
      'above-zero',
    ],
    [
      'a price below nothing',
      withSession({ date: '2026-11-26', unitValue: '-1' }),
      '/session/unitValue',
      'amount',
    ],
    [
      'steps of seven cents',
      withSession({ date: '2026-11-26', roundTo: 7 }),
      '/session/roundTo',
      'value',
    ],
    [
      'a currency in small letters',
      withSession({ date: '2026-11-26', currency: 'eur' }),
      '/session/currency',
      'value',
    ],
    ['an expense of nothing', withExpense({ amount: '0.00' }), '/expenses/0/amount', 'above-zero'],
    ['an expense below nothing', withExpense({ amount: -3 }), '/expenses/0/amount', 'above-zero'],
    ['an expense for nobody', withExpense({ for: [] }), '/expenses/0/for', 'empty'],
    [
      'an expense for one twice',
      withExpense({ for: ['bea', 'bea'] }),
      '/expenses/0/for/1',
      'duplicate',
    ],
    [
      'an expense paid by a stranger',
      withExpense({ paidBy: 'zoe' }),
      '/expenses/0/paidBy',
      'not-a-player',
    ],
    ['a house rule nobody knows', withRules({ jokers: 4 }), `${MATCH}/rules/jokers`, 'house-rule'],
    [
      'a house rule called constructor',
      withRules({ constructor: 1 }),
      `${MATCH}/rules/constructor`,
      'house-rule',
    ],
    ['a house rule of another game', withRules({ pam: 'off' }), `${MATCH}/rules/pam`, 'house-rule'],
    [
      'an ante of nothing',
      withRules({ ante: { amount: 0 } }),
      `${MATCH}/rules/ante/amount`,
      'house-rule-value',
    ],
    [
      'half an ante as a number',
      withRules({ ante: { amount: 1.5 } }),
      `${MATCH}/rules/ante/amount`,
      'house-rule-value',
    ],
    [
      'a capped loo without its cap',
      withRules({ loo: { kind: 'pot-capped' } }),
      `${MATCH}/rules/loo/cap`,
      'house-rule-needs',
    ],
    [
      'half an ante in chips',
      withRules({ remainder: 'pot', ante: { amount: '3/2' } }),
      `${MATCH}/rules/ante/amount`,
      'house-rule-whole',
    ],
    [
      'an ante of a million digits',
      withRules({ ante: { amount: `1/${'7'.repeat(1e6)}` } }),
      `${MATCH}/rules/ante/amount`,
      'too-large',
    ],
    ['an entry without a type', withEntry({}), `${ENTRY}/type`, 'missing'],
    ['an entry that is text', withEntry('close'), ENTRY, 'type'],
    [
      'a re-entry in Loo',
      withEntry({ type: 'reenganche', player: 'ana' }),
      `${ENTRY}/type`,
      'entry-type',
    ],
    ['a field of Loba', withEntry(round({ hands: {} })), `${ENTRY}/hands`, 'unknown-key'],
    [
      'a call that is none',
      withEntry(round({ calls: { ana: 'fold' } })),
      `${ENTRY}/calls/ana`,
      'value',
    ],
    [
      'a call of an id that is none',
      withEntry(round({ calls: { 'Ana!': 'pass' } })),
      `${ENTRY}/calls/Ana!`,
      'id',
    ],
    ['half a trick', withEntry(round({ tricks: { ana: 1.5 } })), `${ENTRY}/tricks/ana`, 'count'],
    [
      'a trick less than none',
      withEntry(round({ tricks: { ana: -1 } })),
      `${ENTRY}/tricks/ana`,
      'count',
    ],
    ['a trick of a number', withEntry(round({ tricks: [1] })), `${ENTRY}/tricks/0`, 'id'],
    ['a suit that is none', withEntry(round({ trump: 'X' })), `${ENTRY}/trump`, 'value'],
    [
      'a joker in Loo',
      withEntry(round({ cards: { turnUp: 'JK', played: {} } })),
      `${ENTRY}/cards/turnUp`,
      'card',
    ],
    [
      'a slip to nowhere',
      withEntry(round({ penalties: [{ player: 'ana', amount: 1, to: 'pot' }] })),
      `${ENTRY}/penalties/0/to`,
      'value',
    ],
    [
      'an amount by zero',
      withEntry({ type: 'penalty', player: 'ana', amount: '1/0', to: 'pot' }),
      `${ENTRY}/amount`,
      'amount',
    ],
    [
      'an amount in Arabic digits',
      withEntry({ type: 'penalty', player: 'ana', amount: '٣', to: 'pot' }),
      `${ENTRY}/amount`,
      'amount',
    ],
    [
      'an amount with an exponent',
      withEntry({ type: 'penalty', player: 'ana', amount: '1e3', to: 'pot' }),
      `${ENTRY}/amount`,
      'amount',
    ],
    [
      'an amount that is not whole and no text',
      withEntry({ type: 'penalty', player: 'ana', amount: 0.5, to: 'pot' }),
      `${ENTRY}/amount`,
      'amount',
    ],
    ['a time that is none', withEntry({ type: 'close', time: 'noon' }), `${ENTRY}/time`, 'time'],
    [
      'a correction by a correction',
      withEntry({ type: 'amend', entry: 1, with: { type: 'void', entry: 1 } }),
      `${ENTRY}/with/type`,
      'correction',
    ],
    [
      'a correction of half an entry',
      withEntry({ type: 'void', entry: 1.5 }),
      `${ENTRY}/entry`,
      'count',
    ],
    [
      'a fault inside an amendment',
      withEntry({ type: 'amend', entry: 1, with: round({ trumps: 'S' }) }),
      `${ENTRY}/with/trumps`,
      'unknown-key',
    ],
    [
      'more entries than any night has',
      night({}, { log: Array(MAX_ENTRIES + 1).fill({ type: 'close' }) }),
      '/matches',
      'too-large',
    ],
  ])('%s', (_, document, pointer, code) => {
    expect(faultsOf(JSON.stringify(document))).toEqual([[pointer, code]]);
  });

  test('names every fault, not only the first', () => {
    const text = JSON.stringify(night({ colour: 'red' }, { dealer: 'zoe', rules: { pam: 'off' } }));
    expect(faultsOf(text)).toEqual([
      ['/matches/0/rules/pam', 'house-rule'],
      ['/matches/0/dealer', 'not-a-player'],
      ['/colour', 'unknown-key'],
    ]);
  });
});

describe('a document that is read', () => {
  const result = (document: unknown) => {
    const read = readDocument(JSON.stringify(document));
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    return scoreNight(read.document);
  };
  const codes = (document: unknown) =>
    result(document)
      .problems.filter((one) => one.severity === 'error')
      .map(({ code }) => code);

  test.each<[string, unknown, string[]]>([
    [
      'a penalty of nothing',
      withEntry({ type: 'penalty', player: 'ana', amount: '-0', to: 'pot' }),
      ['amount'],
    ],
    ['a stranger in an entry', withEntry({ type: 'leave', player: 'zoe' }), ['not-seated']],
    ['the pot in a player’s place', withEntry({ type: 'join', player: 'pot' }), ['not-seated']],
    [
      'an amount of 201 digits',
      withEntry({ type: 'penalty', player: 'ana', amount: '9'.repeat(201), to: 'pot' }),
      ['too-large'],
    ],
    ['a correction of entry 0', withEntry({ type: 'void', entry: 0 }), ['void-target']],
    ['a correction of itself', withEntry({ type: 'void', entry: 1 }), ['void-target']],
    [
      'an empty list beside a round without play',
      withEntry(round({ calls: {}, tricks: [], cards: {}, exempt: [] }), fiveCard),
      ['tricks-missing'],
    ],
    ['tricks of constructor', withEntry(round({ tricks: { constructor: 3 } })), ['not-seated']],
  ])('may be refused: %s', (_, document, expected) => {
    expect(codes(document)).toEqual(expected);
  });

  test('counts and entry numbers beyond any double are refused, and never taken for others', () => {
    const text = JSON.stringify(withEntry(round({ tricks: { ana: 0 } })));
    const read = readDocument(text.replace('"ana":0', `"ana":${'9'.repeat(40)}`));
    if ('faults' in read) throw new Error('not read');
    expect(scoreNight(read.document).problems.map(({ code }) => code)).toEqual(['trick-total']);
  });

  test('an integer too long for a double is paid to the last digit', () => {
    const text = JSON.stringify(
      withEntry({ type: 'penalty', player: 'ana', amount: 1, to: 'bea' }),
    );
    const read = readDocument(text.replace('"amount":1', '"amount":12345678901234567891'));
    if ('faults' in read) throw new Error('not read');
    const line = resultText(scoreNight(read.document), ({ code }) => code);
    expect(line).toContain('"net":{"ana":-1234567890123456789100,"bea":1234567890123456789100}');
  });

  test('players of any name and any id keep their own money', () => {
    const ids = ['constructor', '10', '2', 'tostring', 'pot-1'];
    const players = ids.map((id) => ({ id, name: `${id} 🂡 \u202e` }));
    const entry = round({ tricks: { 10: 1, 2: 1, constructor: 1 } });
    const scored = result({ ...night({ players }, { seats: ids, log: [entry] }) });
    expect(isAccepted(scored)).toBe(true);
    expect([...scored.net.keys()]).toEqual(ids);
    const line = resultText(scored, ({ code }) => code);
    expect(line).toContain('"looed":["constructor"'.replace('constructor', 'tostring'));
    expect(line).toContain('"tricks":{"constructor":1,"10":1,"2":1}');
  });

  test('whatever is done to a document, it is read or not, and never breaks the reader', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const id = fc.constantFrom('ana', 'bea', 'zoe', 'pot');
    const points = fc.constantFrom(0, 5, -3, 171, 2 ** 53, '25+2', '9'.repeat(300), ['KH'], ['1O']);
    const byId = <T>(item: fc.Arbitrary<T>) => fc.dictionary(id, item, { maxKeys: 2 });
    const plausible = fc.record(
      {
        type: fc.constantFrom('round', 'join', 'leave', 'penalty', 'reenganche', 'close'),
        player: id,
        to: id,
        amount: fc.constantFrom(1, 0, '1/3', '-0', '7'.repeat(250)),
        out: fc.option(id),
        closer: fc.option(id),
        hands: byId(points),
        points: byId(points),
        melds: byId(fc.constantFrom([['7S', '7H', '7D']], [['JK', '2S']], [[]])),
        oneTurn: fc.boolean(),
        allMelded: id,
        chinchon: id,
        calls: byId(fc.constantFrom('stand', 'pass', 'miss', 'defend')),
        tricks: fc.oneof(byId(fc.nat(5)), fc.array(id, { maxLength: 5 })),
        dealer: id,
      },
      { requiredKeys: ['type'] },
    );
    const correction = fc.record({
      type: fc.constantFrom('amend', 'insert'),
      entry: fc.integer(),
      with: plausible,
    });
    const key = fc.constantFrom(
      'type',
      'player',
      'amount',
      'tricks',
      'calls',
      'entry',
      'with',
      'a',
    );
    const entry = fc.oneof(
      fc.dictionary(key, fc.oneof(value, fc.constantFrom('round', 'ana', 'void', 3))),
      plausible,
      correction,
    );
    const document = fc.record({
      format: fc.constant('lanturlu/1'),
      players: fc.oneof(fc.constant([ana, bea]), value),
      matches: fc.array(
        fc.record({
          game: fc.constantFrom(...GAME_IDS, ''),
          rules: fc.oneof(fc.constant({}), value),
          seats: fc.oneof(fc.constant(['ana', 'bea']), value),
          log: fc.oneof(fc.array(entry), value),
        }),
      ),
    });
    fc.assert(
      fc.property(document, (one) => {
        const read = readDocument(JSON.stringify(one));
        if ('faults' in read) expect(read.faults.length).toBeGreaterThan(0);
        else resultText(scoreNight(read.document), ({ code }) => code);
      }),
      { numRuns: 2_000 * DEPTH },
    );
  });
});
