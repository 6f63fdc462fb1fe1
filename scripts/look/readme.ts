// The picture of the README: the table before a round is saved, by day and by night.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@/scripts/lib/project.mjs';
import { PHONES } from './looks';
import { SCREENS } from './screens';
import { contextFor, open, type Studio } from './shoot';

const SIZE = { width: 390, height: 700 };

export async function readmePicture(studio: Studio): Promise<string> {
  const screen = SCREENS.find(({ name }) => name === 'table-friends')!;
  const pictures: string[] = [];
  for (const look of PHONES.slice(0, 2)) {
    const here = { ...look, ...SIZE };
    const context = await contextFor(studio, screen, here, 2);
    const page = await open(context, studio, screen, here);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    pictures.push(`data:image/png;base64,${png.toString('base64')}`);
    await context.close();
  }
  const page = await studio.browser.newPage({ deviceScaleFactor: 2 });
  await page.setContent(`<!doctype html><style>
body { margin: 0; }
main { display: inline-flex; gap: 20px; padding: 6px; }
img { display: block; width: 320px; border-radius: 26px; outline: 1px solid #8a7f6f66; }
</style><main>${pictures.map((source) => `<img src="${source}" alt="">`).join('')}</main>`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const path = join(ROOT, 'docs', 'table.png');
  mkdirSync(join(ROOT, 'docs'), { recursive: true });
  await page.locator('main').screenshot({ path, omitBackground: true });
  await page.close();
  return path;
}
