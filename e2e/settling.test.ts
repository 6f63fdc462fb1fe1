// After the cards: the night is settled, money goes from hand to hand, and the night is read in from its document.

import { tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

test('what is paid is marked line by line, what is open stands in the club; a document gives the same night again @deep', async ({
  app,
  page,
}) => {
  const log = [{ type: 'round', tricks: ['p2', 'p2', 'p3'] }, { type: 'close' }] as const;
  const table = await tableOf(app, page, ['Ana', 'Bea', 'Cem'], { log: [...log] });
  const night = table.replace(/\/matches\/.*/, '');
  const club = night.replace(/\/nights\/.*/, '');
  const written = await (await page.request.get(`${night}/document`)).text();

  await page.goto(`${night}/settle`);
  await page.getByRole('button', { name: 'Settle the night' }).click();
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  const [toBea, toCem] = [payments.filter({ hasText: 'Bea' }), payments.filter({ hasText: 'Cem' })];
  await toBea.getByRole('button', { name: 'Mark as paid: Ana pays Bea €0.30' }).click();
  await expect(toBea).toContainText('✓ paid');
  await expect(toCem.getByRole('button', { name: 'Mark as paid' })).toBeVisible();

  await toBea.getByRole('button', { name: 'More about' }).click();
  const line = page.getByRole('dialog', { name: 'Ana pays Bea €0.30' });
  await line.getByRole('button', { name: 'Unpaid again' }).click();
  await line.getByLabel('How much').fill('0.10');
  await line.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(toBea).toContainText('€0.20 open');

  await page.goto(`${club}/balances`);
  const people = page.getByRole('listitem');
  await expect(people.filter({ hasText: /^Ana−€0\.40$/ })).toBeVisible();
  await expect(people.filter({ hasText: /^Bea\+€0\.20$/ })).toBeVisible();
  await expect(people.filter({ hasText: /^Cem\+€0\.20$/ })).toBeVisible();

  // Elsewhere he is called by his whole name.
  const buffer = Buffer.from(written.replace('"Cem"', '"Cem Yıldız"'));
  await page.goto(`${club}/import`);
  await page
    .getByLabel('Night document')
    .setInputFiles({ name: 'night.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('Limited Loo: one round, closed')).toBeVisible();
  await expect(page.getByLabel('Bea').locator('option:checked')).toHaveText('Bea');
  await expect(page.getByLabel('Cem Yıldız').locator('option:checked')).toHaveText('A new player');
  await page.getByLabel('Cem Yıldız').selectOption('Cem');
  await page.getByRole('button', { name: 'Read it in' }).click();
  await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
  const again = await page.request.get(`${new URL(page.url()).pathname}/document`);
  expect(await again.text()).toBe(written);
});
