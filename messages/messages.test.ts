// Four languages say the same things, about the same players, amounts and rounds.
import { expect, test } from 'vitest';
import { REFUSALS } from '@/server/refusal';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import pt from './pt.json';

type Tree = { readonly [key: string]: string | Tree };

/** Each message by its path, with the names of what is put into it, sorted. */
function messagesOf(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === 'string') found.set(here, argumentsOf(value));
    else for (const [at, names] of messagesOf(value, here)) found.set(at, names);
  }
  return found;
}

function argumentsOf(message: string): string {
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([tag]) => tag);
  return [...new Set([...valuesOf(message), ...tags])].sort().join(' ');
}

/** `{name}`, `{count, plural, one {…} other {…}}`: the names, those within the branches too. */
function valuesOf(text: string): string[] {
  return blocksOf(text).flatMap((block) => {
    const [, name = '', branches] = /^\s*(\w+)\s*(?:,\s*\w+\s*,(.*))?$/s.exec(block) ?? [];
    return [name, ...blocksOf(branches ?? '').flatMap(valuesOf)];
  });
}

/** What stands between the outermost braces. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, char] of [...text].entries()) {
    if (char === '{' && depth++ === 0) start = at + 1;
    if (char === '}' && --depth === 0) blocks.push([...text].slice(start, at).join(''));
  }
  return blocks;
}

test.each([
  ['German', de],
  ['Spanish', es],
  ['Portuguese', pt],
])('%s says everything that English says, with the same values in it', (_, other) => {
  expect(Object.fromEntries(messagesOf(other))).toEqual(Object.fromEntries(messagesOf(en)));
});

test('no message is empty or left in another language’s place', () => {
  for (const language of [en, de, es, pt]) {
    expect(JSON.stringify(language)).not.toMatch(/:"\s*"/);
  }
});

test('every refusal has its sentence', () => {
  expect(Object.keys(en.refusals).sort()).toEqual([...Object.keys(REFUSALS), 'unreachable'].sort());
});
