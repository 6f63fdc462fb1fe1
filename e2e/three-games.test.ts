// One night, three tables, three games: the night's page and the board show each in its own terms.
import type { LogEntry } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import { firstAccount } from '@/scripts/look/account';
import { newKey } from '@/server/key';
import { expect, test } from './support/fixtures';

test.setTimeout(180_000);

interface Table {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly log: readonly LogEntry[];
}

const TABLES: readonly Table[] = [
  {
    game: 'limited-loo',
    names: ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'],
    log: [{ type: 'round', tricks: ['p2', 'p2', 'p3'] }],
  },
  {
    game: 'five-card-loo',
    names: ['Finn', 'Gil', 'Hugo'],
    log: [{ type: 'round', tricks: ['p6', 'p6', 'p6', 'p7', 'p7'] }],
  },
  {
    game: 'loba-de-menos',
    names: ['Ines', 'Juan', 'Kiki'],
    log: [
      { type: 'round', out: 'p9', hands: { p10: 101, p11: 20 } },
      { type: 'reenganche', player: 'p10' },
    ],
  },
];

test('a night with three matches of three games @deep', async ({ page, app }) => {
  const { api, cookies } = await firstAccount(app);
  await page.context().addCookies([...cookies]);
  const club = await api.clubs.create.mutate({
    requestId: newKey(),
    name: 'Thursday club',
    currency: 'EUR',
    unitValue: '0.10',
    timeZone: 'Europe/Berlin',
    locale: 'en',
  });
  const clubId = club.id;
  let sessionId = '';
  for (const { game, names, log } of TABLES) {
    const players: string[] = [];
    for (const name of names) {
      players.push((await api.players.add.mutate({ requestId: newKey(), clubId, name })).id);
    }
    const asked = {
      requestId: newKey(),
      clubId,
      match: { game, players, dealer: players[0] ?? '' },
    };
    const begun =
      sessionId === ''
        ? await api.sessions.start.mutate({ ...asked, date: '2026-11-26', unitValue: '0.10' })
        : { sessionId, ...(await api.sessions.startMatch.mutate({ ...asked, sessionId })) };
    sessionId = begun.sessionId;
    for (const [expectedVersion, entry] of log.entries()) {
      const written = { clubId, matchId: begun.matchId, clientId: newKey(), expectedVersion };
      await api.matches.append.mutate({ ...written, entry });
    }
  }

  await page.goto(`${app.baseURL}/c/${club.slug}/nights/${sessionId}`);
  for (const game of ['Limited Loo', 'Five-card Loo', 'Loba de Menos']) {
    await expect(page.getByText(game).first()).toBeVisible();
  }

  const { path } = await api.links.board.mutate({ clubId, sessionId });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(app.baseURL + path);
  await expect(page.getByRole('heading')).toHaveText([
    'Table 1 · Limited Loo',
    'Table 2 · Five-card Loo',
    'Table 3 · Loba de Menos',
  ]);
  await expect(
    page.getByText('Last: Bea two tricks, Cem one trick, Ana, Dov, Eva looed'),
  ).toBeVisible();
  await expect(page.getByText('Last: Finn three tricks, Gil two tricks, Hugo looed')).toBeVisible();
  await expect(
    page.getByText('Last: Ines went out, Juan out of the match · Juan 101, Kiki 20'),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Juan re-entered 20/ })).toBeVisible();
  // From four metres, and without scrolling.
  const fits = await page.evaluate(
    () =>
      document.documentElement.scrollHeight <= window.innerHeight + 1 &&
      document.documentElement.scrollWidth <= window.innerWidth + 1,
  );
  expect(fits).toBe(true);
});
