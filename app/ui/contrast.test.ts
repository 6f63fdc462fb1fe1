/** Every pair of colours that a page uses is legible in every theme. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const css = readFileSync(
  fileURLToPath(new URL('../globals.css', import.meta.url)),
  'utf8',
).replaceAll('"', "'");

/** The colours of each block that sets them, by selector and the media queries around it. */
function palettes(source: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const path: string[] = [];
  for (const line of source.split('\n').map((text) => text.trim())) {
    const colour = /^--([a-z-]+): (#[0-9a-f]{6});$/.exec(line);
    if (line.endsWith('{')) path.push(line.slice(0, -1).trim());
    else if (line === '}') path.pop();
    else if (colour?.[1] && colour[2]) {
      const block = path.join(' ');
      found.set(block, (found.get(block) ?? new Map()).set(colour[1], colour[2]));
    }
  }
  return found;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = ['ink', 'soft', 'accent', 'win', 'loss', 'brass'];
const BORDERS = ['edge', 'accent', 'loss', 'brass', 'win'];
const GROUNDS = ['felt', 'paper', 'chip'];
const PAIRS: [string, string, number][] = [
  ...TEXT.flatMap((text) => GROUNDS.map((ground): [string, string, number] => [text, ground, 4.5])),
  ...BORDERS.flatMap((edge) =>
    GROUNDS.map((ground): [string, string, number] => [edge, ground, 3]),
  ),
  ['accent-ink', 'accent', 4.5],
  ['felt', 'ink', 4.5],
  ['paper', 'win', 4.5],
];

const DARK = ":root[data-theme='dark']";
const DARK_DEVICE = "@media (prefers-color-scheme: dark) :root:not([data-theme='light'])";
const MORE = '@media (prefers-contrast: more)';
const MORE_DARK_DEVICE =
  "@media (prefers-contrast: more) and (prefers-color-scheme: dark) :root:not([data-theme='light'])";

describe('the colours', () => {
  const themes = palettes(css);

  it('come in four palettes, the dark ones written twice and alike', () => {
    expect([...themes.keys()].sort()).toEqual(
      [':root', DARK, DARK_DEVICE, `${MORE} :root`, `${MORE} ${DARK}`, MORE_DARK_DEVICE].sort(),
    );
    expect(themes.get(DARK)).toEqual(themes.get(DARK_DEVICE));
    expect(themes.get(`${MORE} ${DARK}`)).toEqual(themes.get(MORE_DARK_DEVICE));
    for (const colours of themes.values()) {
      expect([...colours.keys()]).toEqual([...(themes.get(':root')?.keys() ?? [])]);
    }
  });

  for (const [theme, colours] of themes) {
    const ask = (name: string): string => {
      const value = colours.get(name);
      if (value === undefined) throw new Error(`${theme} has no colour ${name}`);
      return value;
    };
    const wanted = theme.startsWith(MORE) ? 7 : 4.5;
    it.each(PAIRS)(`${theme}: %s on %s`, (front, ground, least) => {
      const needed = least === 4.5 ? wanted : least;
      expect(contrast(ask(front), ask(ground))).toBeGreaterThanOrEqual(needed);
    });
  }
});
