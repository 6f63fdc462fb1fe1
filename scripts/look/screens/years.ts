// The years of a club: its seasons, its records.
import { ALL, PHONE, PHONES, SMALL } from '@/scripts/look/looks';
import type { Screen } from '@/scripts/look/screen';

export const YEARS: readonly Screen[] = [
  {
    name: 'seasons',
    route: 'c/[slug]/seasons/page.tsx',
    path: ({ evening }) => `${evening.club}/seasons`,
    looks: [...ALL, ...SMALL],
    whole: true,
  },
  {
    name: 'seasons-year',
    route: 'c/[slug]/seasons/page.tsx',
    path: ({ evening }) => evening.friends.night.replace(/nights.*/, 'seasons'),
    looks: PHONES,
    whole: true,
  },
  {
    name: 'seasons-empty',
    route: 'c/[slug]/seasons/page.tsx',
    path: ({ evening }) => `${evening.emptyClub}/seasons`,
    looks: PHONE,
  },
  {
    name: 'season-new',
    route: 'c/[slug]/seasons/page.tsx',
    path: ({ evening }) => `${evening.club}/seasons`,
    async act(page) {
      await page.locator('main button:enabled').last().click();
      const selects = page.locator('dialog[open] select');
      await selects.last().selectOption('places');
    },
    looks: PHONES,
    whole: true,
  },
  {
    name: 'season',
    route: 'c/[slug]/seasons/[seasonId]/page.tsx',
    path: ({ evening }) => evening.season,
    looks: [...ALL, ...SMALL],
    whole: true,
  },
  {
    name: 'season-remove',
    route: 'c/[slug]/seasons/[seasonId]/page.tsx',
    path: ({ evening }) => `${evening.club}/seasons`,
    async act(page) {
      // The running one: one that is closed is opened again by the button that stands there.
      await page.locator('main a[href*="/seasons/"]').first().click();
      await page.locator('main section.border-t button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
    looks: PHONES,
  },
  {
    name: 'season-reopen',
    route: 'c/[slug]/seasons/[seasonId]/page.tsx',
    path: ({ evening }) => evening.season,
    async act(page) {
      await page.locator('main section.border-t button').click();
      await page.locator('dialog[open]').waitFor();
    },
    looks: PHONES,
  },
  {
    name: 'records',
    route: 'c/[slug]/records/page.tsx',
    path: ({ evening }) => `${evening.club}/records`,
    looks: [...ALL, ...SMALL],
    whole: true,
  },
  {
    name: 'records-empty',
    route: 'c/[slug]/records/page.tsx',
    path: ({ evening }) => `${evening.emptyClub}/records`,
    looks: PHONE,
  },
];
