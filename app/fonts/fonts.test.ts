/** The fonts stay small enough for a phone at a table, and the board's for the old browser of a TV. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const board = fileURLToPath(new URL('../../public/board/figures.woff2', import.meta.url));

it('keeps all fonts together within 70 kB', () => {
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  const sizes = fonts.map((name) => readFileSync(folder + name).length);
  expect(fonts).toContain('figures.woff2');
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70_000);
});

it('gives the board the same figures, within 12 kB', () => {
  const figures = readFileSync(board);
  expect(figures.length).toBeLessThanOrEqual(12_000);
  expect(figures.equals(readFileSync(`${folder}figures.woff2`))).toBe(true);
});
