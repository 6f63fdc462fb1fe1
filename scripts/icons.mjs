/** Draws the app's mark, the back of a card with an L, and shoots the sizes that home screens ask for. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const hb = await import(createRequire(require.resolve('subset-font')).resolve('harfbuzzjs'));
const { convert } = createRequire(require.resolve('subset-font'))('fontverter');

const OXBLOOD = '#7a1f2b';
const CREAM = '#fff8ee';

/** The letter's outline, its middle at 256, 256. */
async function letter(char, height) {
  const file = await readFile(join(root, 'app/fonts/headings.woff2'));
  const font = new hb.Font(new hb.Face(new hb.Blob(await convert(file, 'truetype')), 0));
  const buffer = new hb.Buffer();
  buffer.addText(char);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const glyph = buffer.getGlyphInfosAndPositions()[0].codepoint;
  const box = font.glyphExtents(glyph);
  const scale = height / -box.height;
  const x = 256 - (box.xBearing + box.width / 2) * scale;
  const y = 256 + (box.yBearing + box.height / 2) * scale;
  return font
    .glyphToJson(glyph)
    .map(
      ({ type, values }) =>
        type +
        values.map((value, i) => ((i % 2 ? -value : value) * scale + (i % 2 ? y : x)).toFixed(1)),
    )
    .join('');
}

/** @param {number} corner rounding of the card; 0 fills the square, for systems that cut their own shape */
function mark(path, corner, inset) {
  const frame = `<rect x="${inset}" y="${inset}" width="${512 - 2 * inset}" height="${512 - 2 * inset}" rx="${Math.max(36, corner - 44)}" fill="none" stroke="${CREAM}" stroke-opacity=".6" stroke-width="9"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Lanturlu</title><rect width="512" height="512" rx="${corner}" fill="${OXBLOOD}"/>${frame}<path fill="${CREAM}" d="${path}"/></svg>\n`;
}

const rounded = mark(await letter('L', 250), 112, 44);
const square = mark(await letter('L', 200), 0, 92);
await mkdir(join(root, 'public/icons'), { recursive: true });
await writeFile(join(root, 'app/icon.svg'), rounded);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
});
const page = await browser.newPage();
for (const [file, svg, size] of [
  ['public/icons/icon-192.png', rounded, 192],
  ['public/icons/icon-512.png', rounded, 512],
  ['public/icons/maskable-512.png', square, 512],
  ['app/apple-icon.png', mark(await letter('L', 250), 0, 52), 180],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: join(root, file), omitBackground: true });
  console.log(file);
}
await browser.close();
