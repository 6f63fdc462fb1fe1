/** A document that cannot be read, fault by fault; and whatever else there may be in one. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '@/engine/match/game';
import { DEPTH } from '@/engine/testing/nights';
import { MAX_ENTRIES } from './limits';
import { readDocument } from './read';
import { resultText, scoreNight } from './result';
import {
  ana,
  bea,
  faultsOf,
  night,
  round,
  withEntry,
  withExpense,
  withRules,
  withSession,
} from './testing';

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
  const key = fc.constantFrom('type', 'player', 'amount', 'tricks', 'calls', 'entry', 'with', 'a');
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
