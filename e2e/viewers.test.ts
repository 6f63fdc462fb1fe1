// Who only looks on, when the server or the database is killed under him: he is told how old it is, and current again by himself.

import { boardOf, joined, savedElsewhere } from './support/elsewhere';
import { FIVE, pot, signIn, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';
import { allSent, roundsOf } from './support/phone';
import { ownPostgres } from './support/postgres';
import { startApp } from './support/server';

test.setTimeout(180_000);

test('a watching phone and the board are current again after kill -9 of the server, and of the database @deep', async ({
  browser,
  page: owner,
}) => {
  const database = await ownPostgres();
  const app = await startApp(database);
  try {
    const table = await tableOf(app, owner, FIVE);
    const dov = await joined(app, table, 'member', 'Dov');
    const context = await browser.newContext({ baseURL: app.baseURL });
    const [phone, board] = [await context.newPage(), await context.newPage()];
    await signIn(phone, '', dov);
    await Promise.all([phone.goto(table), board.goto(await boardOf(app, table))]);
    let loads = 0;
    for (const page of [phone, board]) page.on('load', () => (loads += 1));
    const live = async () => {
      await allSent(phone);
      await expect(board.getByRole('status')).toHaveText('live');
    };
    const next = async (round: number, inThePot: string) => {
      await expect(roundsOf(phone, round)).toBeVisible();
      await expect(pot(phone)).toContainText(inThePot);
      await expect(board.getByText(`Round ${round} ·`)).toBeVisible();
      await expect(board.locator('.figure')).toHaveText(inThePot);
      await live();
    };
    await expect(phone.getByText('You are watching.')).toBeVisible();
    await live();

    await app.pause('SIGKILL');
    await expect(phone.getByRole('status')).toContainText(/as of \d/);
    await expect(board.getByRole('status')).toHaveText(/^as of \d\d:\d\d$/);
    await app.resume();
    await savedElsewhere(app, table, { type: 'round', tricks: ['p2', 'p2', 'p3'] });
    await next(2, '12');

    await database.kill();
    await database.comesBack();
    await savedElsewhere(app, table, { type: 'void', entry: 1 });
    await next(1, '3');
    expect(loads).toBe(0);
  } finally {
    await app.stop();
  }
});
