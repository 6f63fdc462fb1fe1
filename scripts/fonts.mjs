/** Makes the committed font files: the few glyphs Lanturlu sets, from the full faces of @fontsource-variable. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addGlyphs } from './font-glyphs.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const subset = require('subset-font');
// The shaper that subset-font itself stands on.
const hb = await import(createRequire(require.resolve('subset-font')).resolve('harfbuzzjs'));

const BUDGET = 70_000;
const BOARD_BUDGET = 12_000;

const face = (family, script, axes) =>
  readFile(
    require.resolve(
      `@fontsource-variable/${family}/files/${family}-${script}-${axes}-normal.woff2`,
    ),
  );

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const DIGITS = '0123456789';
const SIGNS = '+−±×=%./,:–-() \u00a0';
const CURRENCIES = '€$£¥';
const FAR_CURRENCIES = '₡₦₩₫₱₲₵₹₺₽';
/** Letters of names at a European table that are in no Latin-1 alphabet. */
const NAMES = 'ĄąĆćČčĎďĐđĘęĚěĞğİŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽž';
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff).replaceAll(/[¼½¾¹²³\u00ad]/g, '');
const TYPOGRAPHY = 'ıŒœ–—‘’‚“”„•…‹›€™−⁄';
const ARROWS = '←↑→↓';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const FRACTIONS = new Map(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10'
    .split(' ')
    .map((item) => [item.slice(0, 1), item.slice(1)]),
);

/** What a font draws: glyph numbers, advances and outlines at one place of its variation space. */
function drawing(font, axes = {}) {
  const shaped = new hb.Font(new hb.Face(new hb.Blob(font), 0));
  const variations = Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value));
  if (variations.length > 0) shaped.setVariations(variations);
  const shape = (text, features = []) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(
      shaped,
      buffer,
      features.map((tag) => hb.Feature.fromString(tag)),
    );
    return buffer.getGlyphInfosAndPositions();
  };
  return {
    glyph: (char) => shape(char)[0].codepoint,
    advance: (char, features) => shape(char, features)[0].xAdvance,
    extents: (char) => shaped.glyphExtents(shape(char)[0].codepoint),
    /** The outline of a text, its pieces placed one after another. */
    path: (text, features) => {
      let x = 0;
      return shape(text, features).flatMap((piece) => {
        const moved = transform(
          shaped.glyphToJson(piece.codepoint),
          1,
          x + (piece.xOffset ?? 0),
          piece.yOffset ?? 0,
        );
        x += piece.xAdvance;
        return moved;
      });
    },
    width: (text, features) =>
      shape(text, features).reduce((sum, piece) => sum + piece.xAdvance, 0),
  };
}

const transform = (path, scale, dx, dy) =>
  path.map(({ type, values }) => ({
    type,
    values: values.map((value, i) => value * scale + (i % 2 ? dy : dx)),
  }));

const plain = async (font) => require('fontverter').convert(font, 'truetype');

/**
 * Fraunces at one optical size, with what its web files lack: all fractions, raised and lowered
 * figures, and figures of equal width (`tnum`).
 */
async function fraunces(opsz, letters, farLetters) {
  const full = await face('fraunces', 'latin', 'full');
  const pinned = { opsz, SOFT: 60, WONK: 0 };
  const text = DIGITS + SIGNS + CURRENCIES + letters;
  const base = await subset(full, text, {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: ['kern'],
    variationAxes: { ...pinned, wght: 560 },
  });
  const own = drawing(base);
  // Small figures are drawn from a bolder, lower optical size, so that their strokes keep their weight.
  const small = drawing(await plain(full), { ...pinned, opsz: opsz / 2, wght: 640 });
  const slash = drawing(await plain(full), { ...pinned, wght: 400 });
  const far = drawing(await plain(await face('fraunces', 'latin-ext', 'full')), {
    ...pinned,
    wght: 560,
  });

  const SCALE = 0.53;
  const top = own.extents('0').yBearing;
  const raise = top - small.extents('0').yBearing * SCALE;
  const figures = (digits, dy) => {
    let x = 0;
    const path = [...digits].flatMap((digit) => {
      const piece = transform(small.path(digit), SCALE, x, dy);
      x += small.advance(digit) * SCALE;
      return piece;
    });
    return { path, advance: x };
  };
  const BAR = 150;
  const bar = slash.extents('⁄');
  const barPath = (x) =>
    transform(slash.path('⁄'), 1, x + BAR / 2 - bar.xBearing - bar.width / 2, 0);

  const glyphs = [
    ...[...SUPERSCRIPTS].map((char, i) => ({ char, ...figures(String(i), raise) })),
    ...[...SUBSCRIPTS].map((char, i) => ({ char, ...figures(String(i), 0) })),
    { char: '⁄', path: barPath(0), advance: BAR },
    { char: '\u202f', path: [], advance: 340 },
    ...[...FRACTIONS].map(([char, value]) => {
      const [over, under] = value.split('/');
      const numerator = figures(over, raise);
      const denominator = figures(under, 0);
      const path = [
        ...numerator.path,
        ...barPath(numerator.advance),
        ...transform(denominator.path, 1, numerator.advance + BAR, 0),
      ];
      return { char, path, advance: numerator.advance + BAR + denominator.advance };
    }),
    ...[...FAR_CURRENCIES, ...farLetters].map((char) => ({
      char,
      path: far.path(char),
      advance: far.advance(char),
    })),
  ];
  const widest = Math.max(...[...DIGITS].map((digit) => own.advance(digit)));
  // Slightly narrower than the widest, or a column of ones would fall apart.
  const equal = Math.round(widest * 0.96);
  const tabular = [...DIGITS].map((digit) => {
    glyphs.push({
      of: own.glyph(digit),
      dx: Math.round((equal - own.advance(digit)) / 2),
      advance: equal,
    });
    return [own.glyph(digit), glyphs.length - 1];
  });
  const glyphOf = new Map(
    [...new Set(text)]
      .map((char) => [char.codePointAt(0), own.glyph(char)])
      .filter(([, glyph]) => glyph !== 0),
  );
  const whole = addGlyphs(base, glyphs, glyphOf, tabular);
  const everything = text + glyphs.map(({ char }) => char ?? '').join('');
  return subset(whole, everything, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
}

/** Hanken Grotesk's fractions at one weight; its text face falls back to them. */
async function hankenFractions(wght) {
  const full = await face('hanken-grotesk', 'latin', 'wght');
  const base = await subset(full, ' ⁄', {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: [],
    variationAxes: { wght },
  });
  const own = drawing(base);
  const source = drawing(await plain(full), { wght });
  // Shaped alone a figure has no fraction around it, so its raised and lowered forms are asked for.
  const single = (digit, feature) => ({
    path: source.path(digit, [feature]),
    advance: source.advance(digit, [feature]),
  });
  const glyphs = [
    ...[...SUPERSCRIPTS].map((char, i) => ({ char, ...single(String(i), 'numr') })),
    ...[...SUBSCRIPTS].map((char, i) => ({ char, ...single(String(i), 'dnom') })),
    { char: '\u202f', path: [], advance: 160 },
    ...[...FRACTIONS].map(([char, value]) => {
      const text = value.replace('/', '⁄');
      return { char, path: source.path(text, ['frac']), advance: source.width(text, ['frac']) };
    }),
  ];
  const glyphOf = new Map([...' ⁄'].map((char) => [char.codePointAt(0), own.glyph(char)]));
  const text = ` ⁄${glyphs.map(({ char }) => char).join('')}`;
  return subset(addGlyphs(base, glyphs, glyphOf), text, { targetFormat: 'woff2', noHinting: true });
}

const hanken = async (script, text) =>
  subset(await face('hanken-grotesk', script, 'wght'), text, {
    targetFormat: 'woff2',
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl'],
    variationAxes: { wght: { min: 400, max: 800 } },
  });

const files = {
  'figures.woff2': await fraunces(144, '', ''),
  'headings.woff2': await fraunces(72, LATIN + TYPOGRAPHY, NAMES),
  'text.woff2': await hanken('latin', LATIN + TYPOGRAPHY + ARROWS),
  'text-extended.woff2': await hanken(
    'latin-ext',
    `${range(0x100, 0x17f)}${range(0x218, 0x21b)}ẞ₫₱₽`,
  ),
  'fractions-500.woff2': await hankenFractions(500),
  'fractions-700.woff2': await hankenFractions(700),
};

await mkdir(join(root, 'public/board'), { recursive: true });
let total = 0;
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(join(root, 'app/fonts', name), bytes);
  console.log(`${name.padEnd(22)} ${String(bytes.length).padStart(6)} bytes`);
  total += bytes.length;
}
await writeFile(join(root, 'public/board/figures.woff2'), files['figures.woff2']);
console.log(`${'together'.padEnd(22)} ${String(total).padStart(6)} of ${BUDGET} bytes`);
if (total > BUDGET || files['figures.woff2'].length > BOARD_BUDGET) {
  console.error('over budget');
  process.exitCode = 1;
}
