// A whole evening of Limited Loo, from the address in the terminal to the list of nights: the worked
// example of the rules, a correction of its first round, the close and the settlement.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findsNothing } from './support/axe';
import {
  addPlayers,
  FIVE,
  foundClub,
  makeFirstAccount,
  pot,
  saveRound,
  seat,
  signIn,
  startNight,
} from './support/evening';
import { expect, test } from './support/fixtures';

test.setTimeout(300_000);

test('an evening: scored, watched, corrected, closed, settled, taken along', async ({
  browser,
  freshApp,
}) => {
  const baseURL = freshApp.baseURL;
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const scorer = await (await browser.newContext({ baseURL, ...phone })).newPage();
  await scorer.goto(`/setup?token=${freshApp.setupToken}`);
  await findsNothing(scorer, 'the first account');
  await makeFirstAccount(scorer, freshApp);
  await foundClub(scorer, 'Thursday club');
  const club = scorer.url();
  await addPlayers(scorer, FIVE);
  await scorer.goto(club);
  await startNight(scorer, FIVE);
  const table = scorer.url();
  const night = table.replace(/\/matches\/.*/, '');

  // A second browser follows the table, a third one the board, without an account.
  const viewer = await (await browser.newContext({ baseURL })).newPage();
  await signIn(viewer);
  await viewer.goto(table);
  await expect(pot(viewer)).toContainText('3');
  const board = await openBoard(scorer, night, await browser.newContext({ baseURL }));

  await scorer.goto(table);
  await expect(scorer.getByText('Single', { exact: true })).toBeVisible();
  await seat(scorer, 'Bea').click();
  await seat(scorer, 'Bea').click();
  await seat(scorer, 'Cem').click();
  await expect(scorer.getByText('next pot 12')).toBeVisible();
  await scorer.getByRole('button', { name: 'Save round' }).click();
  await expect(scorer.getByText('4 for each trick')).toBeVisible();
  await expect(viewer.getByText('4 for each trick')).toBeVisible();
  await expect(board.getByText('Round 2')).toBeVisible();
  await expect(board.getByText('Bea two tricks, Cem one trick, Ana, Dov, Eva looed')).toBeVisible();

  await saveRound(scorer, { passes: ['Dov', 'Eva'], tricks: ['Ana', 'Bea', 'Ana'] });
  await expect(board.getByText('Ana two tricks, Bea one trick, Cem looed')).toBeVisible();
  await expect(viewer.getByText('2 for each trick')).toBeVisible();
  await expect(boardNets(board)).resolves.toEqual(['+2', '+3', '−2', '−3', '−3']);

  // Bea won the third trick of the first round too.
  await scorer.getByRole('button', { name: 'Round 3' }).click();
  await scorer.getByRole('button', { name: /^Round 1/ }).click();
  const editor = scorer.getByRole('dialog', { name: 'Round 1' });
  await editor.getByRole('button', { name: 'Take a trick back from Cem' }).click();
  await seat(editor, 'Bea').click();
  await editor.getByRole('button', { name: 'What it moves' }).click();
  const moves = scorer.getByRole('dialog', { name: 'What it moves' });
  await expect(moves.getByRole('row', { name: /Pot after round 1/ })).toHaveText(/9\s*12/);
  await expect(moves.getByRole('row', { name: /Ana/ })).toHaveText(/\+2\s*\+4/);
  await expect(moves.getByRole('row', { name: /Cem/ })).toHaveText(/−2\s*−6/);
  await moves.getByRole('button', { name: 'Correct it' }).click();
  await expect.poll(() => boardNets(board)).toEqual(['+4', '+5', '−6', '−3', '−3']);

  await scorer.goto(table);
  await scorer.getByRole('button', { name: 'Round 3' }).click();
  await scorer.getByRole('button', { name: 'Close the match' }).click();
  const close = scorer.getByRole('dialog', { name: 'Close the match?' });
  await expect(close.getByText('The 3 in the pot are split equally.')).toBeVisible();
  await close.getByRole('button', { name: 'Close it' }).click();
  await scorer.getByRole('link', { name: 'Settle up' }).click();
  await scorer.getByRole('button', { name: 'Settle the night' }).click();
  await scorer.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(scorer.getByText('This night is settled.')).toBeVisible();

  const transfers = await scorer
    .getByRole('list', { name: 'Payments' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(transfers).toHaveLength(4);
  await expect(board.getByText('The match is over.')).toBeVisible();
  expect(await boardNets(board)).toEqual(['+4 ⅗', '+5 ⅗', '−5 ⅖', '−2 ⅖', '−2 ⅖']);

  // The same numbers come out of the document, without any server.
  await scorer.goto(night);
  const [download] = await Promise.all([
    scorer.waitForEvent('download'),
    scorer.getByRole('link', { name: 'Night document' }).click(),
  ]);
  const file = await download.path();
  const names = new Map(
    (
      JSON.parse(readFileSync(file, 'utf8')) as { players: { id: string; name: string }[] }
    ).players.map(({ id, name }) => [id, name]),
  );
  const scored = spawnSync('npm', ['run', '-s', 'score', '--', file], { encoding: 'utf8' });
  expect(scored.status).toBe(0);
  const result = JSON.parse(scored.stdout) as {
    net: Record<string, string>;
    money: { net: Record<string, number> };
    transfers: { from: string; to: string; amount: number }[];
  };
  const named = (record: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [names.get(id), value]));
  expect(named(result.net)).toEqual({
    Ana: '23/5',
    Bea: '28/5',
    Cem: '-27/5',
    Dov: '-12/5',
    Eva: '-12/5',
  });
  expect(named(result.money.net)).toEqual({ Ana: 46, Bea: 56, Cem: -54, Dov: -24, Eva: -24 });
  const written = result.transfers.map(
    ({ from, to, amount }) =>
      `${names.get(from)} pays ${names.get(to)} €0.${String(amount).padStart(2, '0')}`,
  );
  expect(transfers.map((text) => text.replace(/\s+/g, ' ').replace('Paid ···', '').trim())).toEqual(
    written,
  );

  // And they stand in the list of the club's nights.
  await scorer.goto(club);
  const listed = scorer.getByRole('main');
  for (const [name, net] of [
    ['Bea', '+5 ⅗'],
    ['Cem', '−5 ⅖'],
  ]) {
    await expect(listed.getByText(name ?? '', { exact: true }).locator('..')).toContainText(
      spaced(net ?? ''),
    );
  }
});

/** Amounts are written with a narrow space that does not break. */
const spaced = (text: string) => text.replace(' ', '\u202f');

async function openBoard(
  organiser: Page,
  night: string,
  context: { newPage(): Promise<Page> },
): Promise<Page> {
  await organiser.goto(night);
  await organiser.getByRole('button', { name: 'Show the link' }).click();
  const address = await organiser
    .getByRole('link', { name: 'Open the board' })
    .getAttribute('href');
  const board = await context.newPage();
  await board.goto(address ?? '');
  return board;
}

async function boardNets(board: Page): Promise<string[]> {
  const cells = await board.getByRole('cell').allInnerTexts();
  return cells.map((text) => text.replace('\u202f', ' '));
}
