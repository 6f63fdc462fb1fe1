// What a night comes to, and why.
import { ALL, PHONES } from '@/scripts/look/looks';
import { NIGHT, type Screen } from '@/scripts/look/screen';

export const SETTLING: readonly Screen[] = [
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
];
