// The contact sheets: all pictures side by side with their names.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Shot } from './shoot';

/** A sheet is as large as it can be looked at without being made smaller. */
const SHEET = { width: 1500, height: 1610 };
const GAP = 20;
const CAPTION = 26;
/** How wide a picture is on the sheet, by how wide its screen is. */
const widthOnSheet = (screen: number) => (screen > 1000 ? 725 : screen > 350 ? 345 : 283);
/** What a long page shows beyond this is seen in its own picture. */
const LONGEST = 1150;

interface Placed {
  readonly shot: Shot;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export async function contactSheets(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: SHEET });
  const files: string[] = [];
  for (const [index, sheet] of layOut(folder, shots).entries()) {
    const name = `sheet-${String(index + 1).padStart(2, '0')}`;
    const html = join(folder, `${name}.html`);
    writeFileSync(html, sheetHtml(sheet));
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    files.push(`${name}.png`);
  }
  await page.close();
  return files;
}

function layOut(folder: string, shots: readonly Shot[]): Placed[][] {
  const sheets: Placed[][] = [[]];
  let x = GAP;
  let y = GAP;
  let rowHeight = 0;
  let last: Shot | undefined;
  for (const shot of shots) {
    const width = widthOnSheet(shot.look.width);
    const scale = width / shot.look.width;
    const height = Math.min(heightOf(join(folder, shot.file)) * scale, LONGEST);
    const other = last !== undefined && last.look.width !== shot.look.width;
    if (x + width > SHEET.width || other) {
      x = GAP;
      y += rowHeight + CAPTION + GAP;
      rowHeight = 0;
    }
    if (y > GAP && y + height + CAPTION > SHEET.height) {
      sheets.push([]);
      y = GAP;
      x = GAP;
      rowHeight = 0;
    }
    sheets.at(-1)?.push({ shot, x, y, width, height });
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
    last = shot;
  }
  return sheets;
}

function sheetHtml(placed: readonly Placed[]): string {
  const figures = placed.map(({ shot, x, y, width, height }) => {
    const fault = shot.faults.length > 0 ? ' class="fault"' : '';
    return `<figure style="left:${x}px;top:${y}px;width:${width}px">
<figcaption${fault}>${shot.screen} · ${shot.look.name}</figcaption>
<div style="height:${height}px"><img src="${shot.file}" alt=""></div></figure>`;
  });
  const bottom = Math.max(...placed.map(({ y, height }) => y + height)) + CAPTION + GAP;
  return `<!doctype html><meta charset="utf-8"><title>Lanturlu</title>
<style>
body { margin: 0; background: #8d8d8d; height: ${bottom}px; position: relative; }
figure { position: absolute; margin: 0; }
figcaption { font: 600 14px/${CAPTION}px sans-serif; height: ${CAPTION}px; white-space: nowrap; }
.fault { background: #ffd400; }
div { overflow: hidden; }
img { width: 100%; display: block; }
</style>
${figures.join('\n')}
`;
}

/** In pixels, as the head of every PNG says. */
function heightOf(png: string): number {
  return readFileSync(png).readUInt32BE(20);
}
