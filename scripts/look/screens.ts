// Every screen of the app and the states worth a look, with the taps that lead there.
import type { Page } from '@playwright/test';
import { ALL, BOARD, PHONE, PHONES, SMALL } from './looks';
import { NIGHT, type Screen, TABLE } from './screen';
import { SCREENS_OF_OTHER_GAMES } from './screens-of-other-games';

export const SCREENS: readonly Screen[] = [
  {
    name: 'setup',
    route: 'setup/page.tsx',
    stage: 'unused',
    signedIn: false,
    path: ({ app }) => `/setup?token=${app.setupToken}`,
    looks: ALL,
    whole: true,
  },
  {
    name: 'setup-no-token',
    route: 'setup/page.tsx',
    stage: 'unused',
    signedIn: false,
    path: () => '/setup',
    looks: PHONE,
  },
  {
    name: 'home-no-club',
    route: 'page.tsx',
    stage: 'no-club',
    path: () => '/',
    looks: PHONES,
  },
  {
    name: 'welcome',
    route: 'page.tsx',
    signedIn: false,
    path: () => '/',
    looks: ALL,
    whole: true,
  },
  { name: 'home', route: 'page.tsx', path: () => '/', looks: ALL, whole: true },
  {
    name: 'sign-in',
    route: 'sign-in/page.tsx',
    signedIn: false,
    path: () => '/sign-in',
    looks: ALL,
  },
  {
    name: 'sign-in-wrong',
    route: 'sign-in/page.tsx',
    signedIn: false,
    path: () => '/sign-in',
    async act(page, look) {
      await page.locator('#email').fill(`${look.name}@example.org`);
      await page.locator('#password').fill('three cards and no spare');
      await page.locator('#password').press('Enter');
      await page.locator('form [role=alert]').waitFor();
    },
    looks: PHONES,
  },
  {
    name: 'referee',
    route: 'referee/page.tsx',
    signedIn: false,
    path: () => '/referee',
    async act(page) {
      const spades = page.locator('fieldset button[aria-keyshortcuts=s]');
      await spades.focus();
      for (const key of 'h4a7ckh9c3ah2d5h3') await page.keyboard.press(key);
    },
    looks: ALL,
    whole: true,
  },
  { name: 'club-new', route: 'c/new/page.tsx', path: () => '/c/new', looks: ALL, whole: true },
  {
    name: 'club',
    route: 'c/[slug]/page.tsx',
    path: ({ evening }) => evening.club,
    looks: ALL,
    whole: true,
  },
  {
    name: 'club-empty',
    route: 'c/[slug]/page.tsx',
    path: ({ evening }) => evening.emptyClub,
    looks: PHONES,
    whole: true,
  },
  {
    name: 'players',
    route: 'c/[slug]/players/page.tsx',
    path: ({ evening }) => `${evening.club}/players`,
    looks: ALL,
    whole: true,
  },
  {
    name: 'player-sheet',
    route: 'c/[slug]/players/page.tsx',
    path: ({ evening }) => `${evening.club}/players`,
    async act(page) {
      const rows = page.locator('main ul button');
      await rows.first().click();
      await page.locator('dialog[open] select').selectOption({ index: 1 });
      await page.locator('dialog[open] [aria-live=polite] p').first().waitFor();
      await page.locator('dialog[open] section:last-of-type button').first().click();
      await page.locator('dialog[open] section:last-of-type form').waitFor();
    },
    looks: PHONES,
    whole: true,
  },
  {
    name: 'player',
    route: 'c/[slug]/players/[playerId]/page.tsx',
    path: ({ evening }) => `${evening.club}/players`,
    async act(page) {
      await page.locator('main ul a').first().click();
      await page.locator('main svg[role=img]').waitFor();
    },
    looks: [...ALL, ...SMALL],
    whole: true,
  },
  {
    name: 'account',
    route: 'account/page.tsx',
    path: () => '/account',
    looks: PHONES,
    whole: true,
  },
  {
    name: 'players-empty',
    route: 'c/[slug]/players/page.tsx',
    path: ({ evening }) => `${evening.emptyClub}/players`,
    looks: PHONE,
  },
  {
    name: 'club-settings',
    route: 'c/[slug]/settings/page.tsx',
    path: ({ evening }) => `${evening.club}/settings`,
    looks: ALL,
    whole: true,
  },
  {
    name: 'rules',
    route: 'rules/page.tsx',
    path: () => '/rules',
    looks: PHONES,
    whole: true,
  },
  {
    name: 'rules-of-game',
    route: 'rules/[game]/page.tsx',
    path: () => '/rules/limited-loo',
    looks: ALL,
    whole: true,
  },
  {
    name: 'club-rules',
    route: 'c/[slug]/rules/page.tsx',
    path: ({ evening }) => `${evening.club}/rules`,
    looks: PHONES,
    whole: true,
  },
  {
    name: 'club-rules-of-game',
    route: 'c/[slug]/rules/[game]/page.tsx',
    path: ({ evening }) => `${evening.club}/rules/chinchon`,
    looks: PHONE,
    whole: true,
  },
  {
    name: 'house-rules',
    route: 'c/[slug]/rules/[game]/sets/[setId]/page.tsx',
    path: ({ evening }) => `${evening.club}/rules/loba-de-menos/sets/new`,
    async act(page) {
      for (const rule of await page.locator('main details details, main ul details').all()) {
        await rule.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      }
    },
    looks: ALL,
    whole: true,
  },
  {
    name: 'night-new',
    route: 'c/[slug]/nights/new/page.tsx',
    path: ({ evening }) => `${evening.club}/nights/new`,
    looks: ALL,
    whole: true,
  },
  {
    name: 'night-new-seated',
    route: 'c/[slug]/nights/new/page.tsx',
    path: ({ evening }) => `${evening.club}/nights/new`,
    async act(page) {
      for (const place of [0, 2, 4, 5, 7]) {
        await page
          .locator(
            'main [aria-pressed], main [role=checkbox], main label:has(input[type=checkbox])',
          )
          .nth(place)
          .click();
      }
    },
    looks: PHONES,
    whole: true,
  },
  {
    name: 'night',
    route: `${NIGHT}/page.tsx`,
    path: ({ evening }) => evening.live.night,
    looks: ALL,
    whole: true,
  },
  {
    name: 'night-board-link',
    route: `${NIGHT}/page.tsx`,
    path: ({ evening }) => evening.live.night,
    async act(page) {
      await page.locator('section[aria-labelledby=board] button').click();
      await page.locator('dialog[open] svg').first().waitFor();
    },
    looks: PHONES,
  },
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
  ...SCREENS_OF_OTHER_GAMES,
  {
    name: 'settle-open-match',
    route: `${NIGHT}/settle/page.tsx`,
    path: ({ evening }) => `${evening.live.night}/settle`,
    looks: PHONES,
    whole: true,
  },
  {
    name: 'settle-ready',
    route: `${NIGHT}/settle/page.tsx`,
    path: ({ evening }) => `${evening.ready.night}/settle`,
    looks: ALL,
    whole: true,
  },
  {
    name: 'settled',
    route: `${NIGHT}/settle/page.tsx`,
    path: ({ evening }) => `${evening.settled.night}/settle`,
    looks: ALL,
    whole: true,
  },
  {
    name: 'settle-why',
    route: `${NIGHT}/settle/[matchId]/[playerId]/page.tsx`,
    path: ({ evening }) => `${evening.settled.night}/settle`,
    async act(page) {
      await page.locator('main summary').first().click();
      await page.locator('main details a').first().click();
      await page.waitForURL(/settle\/[^/]+\/[^/]+$/);
    },
    looks: PHONES,
    whole: true,
  },
  {
    name: 'settle-expense',
    route: `${NIGHT}/settle/page.tsx`,
    path: ({ evening }) => `${evening.ready.night}/settle`,
    async act(page) {
      await page.locator('#expenses ~ fieldset button').last().click();
      await page.locator('dialog[open] form').waitFor();
    },
    looks: PHONES,
  },
  {
    name: 'plan',
    route: 'c/[slug]/plan/page.tsx',
    path: ({ evening }) => `${evening.club}/plan`,
    looks: ALL,
    whole: true,
  },
  {
    name: 'plan-empty',
    route: 'c/[slug]/plan/page.tsx',
    path: ({ evening }) => `${evening.emptyClub}/plan`,
    looks: PHONE,
  },
  {
    name: 'plan-new',
    route: 'c/[slug]/plan/page.tsx',
    path: ({ evening }) => `${evening.club}/plan`,
    async act(page) {
      await page.locator('main button').last().click();
      await page.locator('dialog[open] select').selectOption('fortnightly');
    },
    looks: PHONES,
  },
  {
    name: 'plan-others',
    route: 'c/[slug]/plan/page.tsx',
    path: ({ evening }) => `${evening.club}/plan`,
    async act(page) {
      await page.locator('main a[href*="planned="] + fieldset button').first().click();
      await page.locator('dialog[open] li').first().waitFor();
    },
    looks: PHONES,
  },
  {
    name: 'plan-calendar',
    route: 'c/[slug]/plan/page.tsx',
    path: ({ evening }) => `${evening.club}/plan`,
    async act(page) {
      await page.locator('section[aria-labelledby=calendar] button').click();
      await page.locator('dialog[open] textarea').waitFor();
    },
    looks: PHONES,
  },
  {
    name: 'night-new-planned',
    route: 'c/[slug]/nights/new/page.tsx',
    path: ({ evening }) => `${evening.club}/plan`,
    async act(page) {
      await page.locator('main a[href*="planned="]').click();
      await page.locator('#seats').waitFor();
    },
    looks: PHONES,
    whole: true,
  },
  {
    name: 'members',
    route: 'c/[slug]/members/page.tsx',
    path: ({ evening }) => `${evening.club}/members`,
    looks: PHONES,
    whole: true,
  },
  {
    name: 'import',
    route: 'c/[slug]/import/page.tsx',
    path: ({ evening }) => `${evening.club}/import`,
    looks: PHONE,
  },
  {
    name: 'print',
    route: `${NIGHT}/print/page.tsx`,
    path: ({ evening }) => `${evening.settled.night}/print`,
    looks: PHONES,
    whole: true,
  },
  {
    name: 'join-nothing',
    route: 'join/[token]/page.tsx',
    signedIn: false,
    path: () => '/join/nothing',
    looks: PHONE,
  },
  {
    name: 'new-password',
    route: 'new-password/[token]/page.tsx',
    signedIn: false,
    path: () => '/new-password/nothing',
    looks: PHONE,
  },
  {
    name: 'offline',
    route: 'offline/page.tsx',
    path: () => '/offline',
    looks: PHONE,
  },
  {
    name: 'balances',
    route: 'c/[slug]/balances/page.tsx',
    path: ({ evening }) => `${evening.club}/balances`,
    looks: PHONES,
    whole: true,
  },
  {
    name: 'board',
    route: 'board/[token]/route.ts',
    signedIn: false,
    path: ({ evening }) => evening.live.board,
    looks: BOARD,
  },
  {
    name: 'board-friends',
    route: 'board/[token]/route.ts',
    signedIn: false,
    path: ({ evening }) => evening.friends.board,
    looks: BOARD,
  },
  {
    name: 'board-german',
    route: 'board/[token]/route.ts',
    signedIn: false,
    path: ({ evening }) => evening.fresh.board,
    looks: BOARD,
  },
  {
    name: 'board-gone',
    route: 'board/[token]/route.ts',
    signedIn: false,
    path: () => `/board/${'x'.repeat(43)}`,
    looks: PHONE,
  },
  {
    name: 'not-found',
    route: 'not-found.tsx',
    path: () => '/c/no-such-club',
    looks: ALL,
  },
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
export async function friendsComplete(page: Page) {
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
