// Five-card Loo, the two Lobas and Chinchón: at rest, half entered, and on the board.
import type { Page } from '@playwright/test';
import { ALL, BOARD, PHONE, SMALL } from '@/scripts/look/looks';
import type { OtherGame } from '@/scripts/look/other-games';
import { type Screen, TABLE } from '@/scripts/look/screen';

/** What is typed before the round can be saved, and what leaves it half entered. */
const ENTERED: Readonly<Record<OtherGame, string>> = {
  'five-card-loo': '1223',
  // Seat 1 went out; the others' points, two digits each.
  'loba-de-menos': '105100307',
  'loba-de-mas': '1',
  chinchon: '3041507',
};

export const OTHER_GAMES: readonly Screen[] = [
  ...(Object.keys(ENTERED) as OtherGame[]).flatMap((game): Screen[] => [
    {
      name: `${game}-middle`,
      route: TABLE,
      path: ({ evening }) => evening.games[game].table,
      act: (page) => halfEntered(page, game),
      looks: [...ALL, ...SMALL],
    },
    {
      name: `${game}-board`,
      route: 'board/[token]/route.ts',
      signedIn: false,
      path: ({ evening }) => evening.games[game].board,
      looks: BOARD,
    },
  ]),
  {
    name: 'loba-de-menos-reenganche',
    route: TABLE,
    path: ({ evening }) => evening.games['loba-de-menos'].table,
    act: async (page) => {
      await page.locator('dialog[open]').waitFor();
    },
    looks: ALL,
  },
  {
    name: 'loba-de-menos-rounds',
    route: TABLE,
    path: ({ evening }) => evening.games['loba-de-menos'].table,
    async act(page) {
      await goOn(page);
      await page.locator('header button').first().click();
      await page.locator('dialog[open] li').first().waitFor();
    },
    looks: PHONE,
  },
];

async function halfEntered(page: Page, game: OtherGame) {
  if (game === 'loba-de-menos') await goOn(page);
  await page.keyboard.type(ENTERED[game]);
}

/** Nobody buys himself back in. */
async function goOn(page: Page) {
  const offer = page.locator('dialog[open]');
  await offer.waitFor();
  await page.keyboard.press('Escape');
  await offer.waitFor({ state: 'hidden' });
}
