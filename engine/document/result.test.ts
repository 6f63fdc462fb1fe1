/** What a document that is read comes to: refused entries, and amounts to the last digit. */
import { describe, expect, test } from 'vitest';
import { readDocument } from './read';
import { isAccepted, resultText, scoreNight } from './result';
import { fiveCard, night, round, withEntry } from './testing';

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
});
