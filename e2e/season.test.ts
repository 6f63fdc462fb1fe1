// An organiser says what counts this season, closes it, and sees beside it what somebody corrects afterwards.
import { firstAccount } from '@/scripts/look/account';
import { newKey } from '@/server/key';
import { FIVE, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

test('a season is made, closed, and tells what was corrected since @deep', async ({
  app,
  page,
}) => {
  const log = [{ type: 'round', tricks: { p2: 2, p3: 1 } }, { type: 'close' }] as const;
  const table = await tableOf(app, page, FIVE, { log });
  const [, slug = '', matchId = ''] = /\/c\/([^/]+)\/.*\/matches\/([^/?]+)/.exec(table) ?? [];
  const { api } = await firstAccount(app);
  const { id: clubId } = await api.clubs.bySlug.query({ slug });

  await page.goto(`/c/${slug}/seasons`);
  await page.getByRole('button', { name: 'New season' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Before Christmas');
  await sheet.getByLabel('First day').fill('2026-11-01');
  await sheet.getByLabel('Last day').fill('2026-10-31');
  await sheet.getByLabel('What counts?').selectOption('Points for places');
  await sheet.getByRole('textbox', { name: /^Points/ }).fill('3 5');
  await sheet.getByRole('button', { name: 'New season' }).click();
  await expect(sheet.getByText('Please enter a day after the first one')).toBeVisible();
  await sheet.getByLabel('Last day').fill('2026-11-26');
  await sheet.getByRole('button', { name: 'New season' }).click();
  await expect(sheet.getByText('Please enter whole numbers')).toBeVisible();
  await sheet.getByRole('textbox', { name: /^Points/ }).fill('5 3');
  await sheet.getByRole('button', { name: 'New season' }).click();
  await expect(page.getByRole('heading', { name: 'Before Christmas' })).toBeVisible();
  const standings = page.getByRole('table', { name: 'Before Christmas' });
  await expect(standings.getByRole('row', { name: /^1 Bea .* 5$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Close the season' }).click();
  await expect(page.getByText(/^Closed on/)).toBeVisible();
  const { version: expectedVersion } = await api.matches.get.query({ clubId, matchId });
  const entry = { type: 'amend', entry: 1, with: { type: 'round', tricks: { p4: 3 } } } as const;
  const sent = { clubId, matchId, clientId: newKey(), expectedVersion, entry };
  await api.matches.append.mutate(sent);
  await page.reload();
  await expect(
    standings.getByRole('row', { name: /^1 Bea .* now place 2 with 3 5$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(sheet.getByText('The table as it was closed goes for good')).toBeVisible();
  await sheet.getByRole('button', { name: 'Open again' }).click();
  await expect(standings.getByRole('row', { name: /^1 Dov .* 5$/ })).toBeVisible();
});
