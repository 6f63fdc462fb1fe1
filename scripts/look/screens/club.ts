// A club and its people, and the rules that it plays by.
import { ALL, PHONE, PHONES, SMALL } from '@/scripts/look/looks';
import type { Screen } from '@/scripts/look/screen';

export const CLUB: readonly Screen[] = [
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
      await page.locator('main svg[role=img]').first().waitFor();
    },
    looks: [...ALL, ...SMALL],
    whole: true,
  },
  {
    name: 'ratings',
    route: 'c/[slug]/ratings/page.tsx',
    path: ({ evening }) => `${evening.club}/ratings`,
    async act(page) {
      await page.locator('main table').waitFor();
    },
    looks: ALL,
    whole: true,
  },
  {
    name: 'ratings-empty',
    route: 'c/[slug]/ratings/page.tsx',
    path: ({ evening }) => `${evening.emptyClub}/ratings`,
    looks: PHONE,
  },
  {
    name: 'against',
    route: 'c/[slug]/players/[playerId]/against/[otherId]/page.tsx',
    path: ({ evening }) => `${evening.club}/players`,
    async act(page) {
      await page.locator('main ul a').first().click();
      await page.locator('#against button').click();
      await page.locator('main table').first().waitFor();
    },
    looks: [...ALL, ...SMALL],
    whole: true,
  },
  {
    name: 'search',
    route: 'c/[slug]/search/page.tsx',
    path: ({ evening }) => `${evening.club}/search?q=a`,
    looks: PHONES,
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
];
