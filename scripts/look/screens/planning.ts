// Nights that are to come.
import { ALL, PHONE, PHONES } from '@/scripts/look/looks';
import type { Screen } from '@/scripts/look/screen';

export const PLANNING: readonly Screen[] = [
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
];
