// Limited Loo at the table: at rest, half entered, and what lies over it.
import type { Page } from '@playwright/test';
import { ALL, PHONES, SMALL } from '@/scripts/look/looks';
import { type Screen, TABLE } from '@/scripts/look/screen';

export const TABLES: readonly Screen[] = [
  { name: 'table', route: TABLE, path: ({ evening }) => evening.live.table, looks: ALL },
  {
    name: 'table-small',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    act: inTheMiddle,
    looks: SMALL,
  },
  {
    name: 'table-middle',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    act: inTheMiddle,
    looks: ALL,
  },
  {
    name: 'table-before-save',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    act: complete,
    looks: ALL,
  },
  {
    name: 'table-question',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    async act(page) {
      for (const seat of [1, 2, 3, 5, 6, 8]) await callOf(page, seat);
    },
    looks: PHONES,
  },
  {
    name: 'table-friends',
    route: TABLE,
    path: ({ evening }) => evening.friends.table,
    act: friendsComplete,
    looks: PHONES,
  },
  { name: 'table-single', route: TABLE, path: ({ evening }) => evening.fresh.table, looks: PHONES },
  {
    name: 'table-rounds',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    act: rounds,
    looks: PHONES,
  },
  {
    name: 'table-editor',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    act: editor,
    looks: PHONES,
  },
  {
    name: 'table-moves',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    async act(page) {
      await editor(page);
      const sheet = page.locator('dialog[open]').last();
      await sheet.locator('li').nth(2).locator('button:not([aria-keyshortcuts])').last().click();
      await sheet.locator('button[aria-keyshortcuts="8"]').click();
      await primaryOf(page).click();
      await page.locator('dialog[open] table').waitFor();
    },
    looks: PHONES,
  },
  {
    name: 'table-deal',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    async act(page) {
      await page.locator('main button:not([aria-keyshortcuts])').first().click();
      await page.locator('dialog[open]').waitFor();
    },
    looks: PHONES,
  },
  {
    name: 'table-close',
    route: TABLE,
    path: ({ evening }) => evening.live.table,
    async act(page, look) {
      if (look.width < 1024) {
        await rounds(page);
        await page.locator('dialog[open] button').last().click();
      } else await page.locator('aside button').first().click();
      await page.locator('dialog[open] table').waitFor();
    },
    looks: PHONES,
  },
  { name: 'table-over', route: TABLE, path: ({ evening }) => evening.ready.table, looks: PHONES },
];

/** Changes the call of a seat, as many times as said: pass, then miss. */
async function callOf(page: Page, seat: number, times = 1) {
  const cell = page
    .locator('main li')
    .nth(seat - 1)
    .locator('button')
    .first();
  for (let time = 0; time < times; time++) await cell.click();
}

async function trickFor(page: Page, seat: number) {
  await page.locator(`main button[aria-keyshortcuts="${seat}"]`).click();
}

async function inTheMiddle(page: Page) {
  for (const seat of [1, 5, 6, 8]) await callOf(page, seat);
  await callOf(page, 7, 2);
  for (const seat of [2, 7]) await trickFor(page, seat);
}

async function complete(page: Page) {
  await inTheMiddle(page);
  await trickFor(page, 2);
}

/** The round of the README's picture. */
async function friendsComplete(page: Page) {
  for (const seat of [4, 5]) await callOf(page, seat);
  await callOf(page, 3, 2);
  for (const seat of [1, 2, 1]) await trickFor(page, seat);
}

async function rounds(page: Page) {
  await page.locator('header button').first().click();
  await page.locator('dialog[open] li').first().waitFor();
}

/** The first round, which is the last of the list. */
async function editor(page: Page) {
  await rounds(page);
  await page.locator('dialog[open] li button').last().click();
  await page.locator('dialog[open] button[aria-keyshortcuts]').first().waitFor();
}

function primaryOf(page: Page) {
  return page.locator('dialog[open]').last().locator('button').last();
}
