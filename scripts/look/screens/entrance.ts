// The doors: the first account, signing in, what is open to anybody.
import { ALL, PHONE, PHONES } from '@/scripts/look/looks';
import type { Screen } from '@/scripts/look/screen';

export const ENTRANCE: readonly Screen[] = [
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
];
