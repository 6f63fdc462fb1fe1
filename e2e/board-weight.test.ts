// The board has to open on the old browser of a television, over whatever network there is.
import { BUDGETS } from '@/bench/budgets';
import { weigh } from '@/bench/weigh';
import { firstAccount } from '@/scripts/look/account';
import { anEvening } from '@/scripts/look/evening';
import { expect, test } from './support/fixtures';

test('the board of a night with eight long names loads within its forty kilobytes', async ({
  browser,
  app,
}) => {
  const { live } = await anEvening(await firstAccount(app));
  const weight = await weigh(browser, app.baseURL + live.board);
  const parts = weight.answers.map(([url]) => new URL(url).pathname);
  expect(parts).toEqual(
    expect.arrayContaining([
      live.board,
      '/board/board.js',
      '/board/board.css',
      '/board/figures.woff2',
    ]),
  );
  expect(weight.total).toBeGreaterThan(1000);
  expect(weight.total).toBeLessThanOrEqual(BUDGETS.board);
});
