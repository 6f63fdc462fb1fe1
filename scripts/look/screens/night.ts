// A night before it begins, and its page.
import { ALL, PHONES } from '@/scripts/look/looks';
import { NIGHT, type Screen } from '@/scripts/look/screen';

export const NIGHTS: readonly Screen[] = [
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
];
