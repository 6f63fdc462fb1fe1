// What names somebody in a remark, and what only looks like it.
import { expect, test } from 'vitest';
import { bare, naming } from './notes';

test.each([
  ['Ana', 'ana lost', true],
  ['Ana', 'Anas Runde', true],
  ['Ana', 'a banana', false],
  ['Zoltánka', 'by zoltanka', true],
  ['Renée-Louise', 'RENEE paid', true],
  ['Jose', 'josé paga', true],
  ['Juan de la Cruz', 'la mano de ayer', false],
  ['Juan de la Cruz', 'cruz paga', true],
  ['Özge', 'war ÖZGE', true],
  ['王伟', '和王伟玩', true],
  ['C++ (Bob)', 'c++ (bob) paid', true],
])('%s in "%s": %s', (name, text, named) => {
  expect(naming([name])?.test(bare(text))).toBe(named);
});
