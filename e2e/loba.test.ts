// Loba and Chinchón at the table: an evening of each, with the taps that it takes.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { pot, seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';
import { thumb } from './support/thumb';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.setTimeout(180_000);

const FOUR = ['Ana', 'Bea', 'Cem', 'Dov'] as const;

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name });

/** A key of the keypad, by what stands on it. */
function key(within: Page | Locator, name: string): Locator {
  return within.getByRole('group', { name: /^Keypad/ }).getByRole('button', { name, exact: true });
}

test('twelve rounds of Loba de Menos, and a correction of the first after the last', async ({
  page,
  app,
}) => {
  await page.goto(app.baseURL + (await tableOf(app, page, FOUR, { game: 'loba-de-menos' })));
  const { tap, count } = thumb();
  const saved = (round: number) => expect(button(page, `Round ${round + 1}`)).toBeVisible();

  await expect(pot(page)).toContainText('4');
  await expect(page.getByText('Who went out? Tap the seat.')).toBeVisible();
  await tap(seat(page, 'Ana'));
  for (const digit of ['6', '0', '2', '0', '3', '0']) await tap(key(page, digit));
  await tap(button(page, 'Save round'));
  await saved(1);
  expect(count()).toBeLessThanOrEqual(11);

  // One hand is added up, one has a single digit, and a slip is typed anew.
  await tap(seat(page, 'Cem'));
  for (const digit of ['1', '0', '1', '5', 'plus', '5']) await tap(key(page, digit));
  await expect(seat(page, 'Bea')).toContainText('= 20 · 60 → 80');
  await tap(key(page, 'Next'));
  for (const digit of ['0', '5']) await tap(key(page, digit));
  await tap(button(page, 'Save round'));
  await saved(2);
  expect(count()).toBeLessThanOrEqual(11);

  // Bea reaches the limit: it shows before it is saved, and then she may come back.
  await seat(page, 'Dov').tap();
  for (const digit of ['0', '5', '2', '5', '1', '0']) await key(page, digit).tap();
  await expect(seat(page, 'Bea')).toContainText('80 → 105 out');
  await expect(page.getByText('Bea is out of the match')).toBeVisible();
  await button(page, 'Save round').tap();
  const offer = page.getByRole('dialog', { name: 'Re-enter?' });
  await expect(offer).toContainText('At 35 points, 1 into the pot.');
  count();
  await tap(button(offer, 'Bea re-enters'));
  expect(count()).toBe(1);
  await expect(offer).toBeHidden();
  await expect(pot(page)).toContainText('5');

  // The other nine on the keyboard: the first digit is the seat, the others go to the keypad.
  for (let round = 4; round <= 12; round++) {
    await expect(button(page, `Round ${round}`)).toBeVisible();
    await page.keyboard.type('1020304');
    await expect(button(page, 'Save round')).toBeEnabled();
    await page.keyboard.press('Enter');
  }
  await saved(12);
  await expect(seat(page, 'Bea')).toContainText('53');

  await tap(button(page, 'Round 13'));
  await tap(button(page, /^Round 1 /));
  expect(count()).toBeLessThanOrEqual(3);
  const editor = page.getByRole('dialog', { name: 'Round 1', exact: true });
  await seat(editor, 'Bea').tap();
  for (const digit of ['2', '0']) await key(editor, digit).tap();
  await button(editor, 'What it moves').tap();
  const moves = page.getByRole('dialog', { name: 'What it moves' });
  await expect(moves).toContainText('Bea is no longer out of the match in round 3.');
  await expect(moves).toContainText('The re-entry of Bea falls away.');
  await expect(moves.getByRole('row', { name: /^Bea, points/ })).toContainText('53');
  await expect(moves.getByRole('row', { name: /^Bea, points/ })).toContainText('83');
  await button(moves, 'Correct it').tap();
  await expect(seat(page, 'Bea')).toContainText('83');
  await expect(pot(page)).toContainText('4');

  await button(page, 'Undo').tap();
  await expect(seat(page, 'Bea')).toContainText('53');
  await expect(pot(page)).toContainText('5');
});

test('who may not come back hears why, and the last one in has won', async ({ page, app }) => {
  const table = await tableOf(app, page, FOUR, {
    game: 'loba-de-menos',
    rules: { stake: 10, reenganche: { max: 0 }, oneTurn: -10 },
    log: [{ type: 'round', out: 'p1', hands: { p2: 90, p3: 95, p4: 60 } }],
  });
  await page.goto(app.baseURL + table);
  await seat(page, 'Dov').tap();
  await button(page, /in one turn/).tap();
  await expect(seat(page, 'Dov')).toContainText('60 → 50');
  // Nine cards can be worth 123, and no two hands of one pack 173.
  await button(page, 'A hundred and').tap();
  for (const digit of ['7', '3']) await key(page, digit).tap();
  await expect(page.getByText('These points cannot be')).toBeVisible();
  await expect(button(page, 'Save round')).toBeDisabled();
  await seat(page, 'Ana').tap();
  await button(page, 'A hundred and').tap();
  for (const digit of ['2', '3', '2', '0']) await key(page, digit).tap();
  // Cem’s is tapped card by card.
  await button(page, 'Cards').tap();
  const cards = page.getByRole('dialog', { name: 'Cards left with Cem' });
  for (const card of ['K of spades', '5 of spades']) await button(cards, card).tap();
  await button(cards, 'Joker').tap();
  await expect(cards).toContainText('40');
  await button(cards, 'Done').tap();
  await expect(page.getByText('Dov wins')).toBeVisible();
  await expect(page.getByText('prize 40')).toBeVisible();
  await button(page, 'Save round').tap();
  await expect(page.getByText('40 from the pot')).toBeVisible();
  await button(page, 'Undo').tap();

  // With one left beside him, two are out; nobody re-enters here.
  await seat(page, 'Ana').tap();
  for (const digit of ['2', '0', '2', '0', '1', '0']) await key(page, digit).tap();
  await button(page, 'Save round').tap();
  await expect(page.getByText('Nobody re-enters at this table.').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, /^Bea/)).toHaveCount(0);
});

test('Loba de Más by points, by sums and by figures, until one has reached the target', async ({
  page,
  app,
}) => {
  await page.goto(app.baseURL + (await tableOf(app, page, FOUR, { game: 'loba-de-mas' })));
  await seat(page, 'Ana').tap();
  for (const digit of ['1', '5', 'plus', '2', '1', 'plus', '6']) await key(page, digit).tap();
  for (let figure = 0; figure < 3; figure++) await button(page, '+5 a figure').tap();
  await expect(seat(page, 'Ana')).toContainText('= 57');
  await key(page, 'Next').tap();
  for (const digit of ['1', '8', '0', '0', '2', '4']) await key(page, digit).tap();
  await button(page, 'Save round').tap();
  await expect(seat(page, 'Ana')).toContainText('57');

  // The second tap means her own cell, the third would take back that she went out.
  for (let taps = 0; taps < 2; taps++) await seat(page, 'Bea').tap();
  await button(page, 'Figures').tap();
  const figures = page.getByRole('dialog', { name: 'Figures of Bea' });
  const named = (name: string) => figures.getByRole('button', { name, exact: true });
  await named('spades').tap();
  for (const rank of ['4', '6']) await named(`${rank} of spades`).tap();
  await expect(figures).toContainText('no figure');
  await named('5 of spades').tap();
  await expect(figures).toContainText('15');
  await button(figures, 'Next figure').tap();
  for (const suit of ['spades', 'hearts', 'diamonds']) {
    await named(suit).tap();
    await named(`K of ${suit}`).tap();
  }
  await expect(figures).toContainText('Round: +55');
  await button(figures, 'Done').tap();
  await button(page, 'Save round').tap();
  await expect(seat(page, 'Bea')).toContainText('73');

  await page.keyboard.type('1h2000');
  await page.keyboard.type('0000');
  await expect(page.getByText('Ana wins')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 from the pot')).toBeVisible();
  await expect(button(page, 'The same again')).toBeVisible();
});

test('Chinchón: what the closer kept, all melded, and a chinchón that wins', async ({
  page,
  app,
}) => {
  await page.goto(app.baseURL + (await tableOf(app, page, FOUR, { game: 'chinchon' })));
  const { tap, count } = thumb();
  await tap(seat(page, 'Bea'));
  for (const digit of ['3', '1', '2', '0', '8', '2', '0']) await tap(key(page, digit));
  await tap(button(page, 'Save round'));
  expect(count()).toBeLessThanOrEqual(11);
  await expect(seat(page, 'Dov')).toContainText('8');

  await seat(page, 'Cem').tap();
  await key(page, '8').tap();
  await expect(page.getByText('no more than 5 may be kept')).toBeVisible();
  await seat(page, 'Cem').tap();
  await button(page, /all melded/).tap();
  await expect(seat(page, 'Cem')).toContainText('12 → 2');
  for (const digit of ['1', '0', '2', '0', '0', '5']) await key(page, digit).tap();
  await button(page, 'Save round').tap();

  await seat(page, 'Dov').tap();
  await button(page, 'Chinchón').tap();
  for (const digit of ['1', '0', '2', '0', '0', '5']) await key(page, digit).tap();
  await expect(page.getByText('Dov wins')).toBeVisible();
  await button(page, 'Save round').tap();
  await expect(page.getByText('4 from the pot')).toBeVisible();
});

const EIGHT = [
  'Maximiliane von Hohenstein',
  'Bo',
  'Cem',
  'Владимир',
  'Eva',
  'محمد',
  'Gil',
  'Þórdís',
];

test('eight players with every house rule, in German at 320 px, in the dark', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({
    baseURL: app.baseURL,
    locale: 'de-DE',
    colorScheme: 'dark',
    hasTouch: true,
    viewport: { width: 320, height: 693 },
  });
  const page = await context.newPage();
  const hands = { p2: 14, p3: 55, p4: 90, p5: 120, p6: 33, p7: 40, p8: 21 };
  const table = await tableOf(app, page, EIGHT, {
    game: 'loba-de-menos',
    rules: { oneTurn: -10, blocked: 'all-score', fourPierna: true, minFirstMeld: 50 },
    log: [{ type: 'round', out: 'p1', oneTurn: true, hands }],
  });
  await page.goto(table);
  await expect(page.getByRole('dialog', { name: 'Wieder einkaufen?' })).toBeVisible();
  await button(page, 'Weiterspielen').tap();
  await page
    .getByRole('list', { name: 'Plätze' })
    .getByRole('button', { name: 'Maximiliane' })
    .tap();
  await expect(page.getByText('10 → 0').or(page.getByText('−10 → −10')).first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  for (const one of await page.getByRole('main').getByRole('button').all()) {
    const box = await one.boundingBox();
    const name = (await one.textContent()) ?? '';
    expect(box?.height, name).toBeGreaterThanOrEqual(48);
    expect(box?.width, name).toBeGreaterThanOrEqual(48);
  }
  const keypad = page.getByRole('group', { name: /^Tastenfeld/ });
  for (const one of await keypad.getByRole('button').all()) {
    const box = await one.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(box?.width).toBeGreaterThanOrEqual(56);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
