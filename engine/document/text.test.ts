/** A text that is no document: not JSON, not UTF-8, or not what a document is at its outermost. */
import { describe, expect, test } from 'vitest';
import { pointerOf } from './fault';
import { readBytes } from './read';
import { faultsOf } from './testing';

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
