// What a person does on an evening, in his own words: the steps from which the journeys are told.
import { expect, type Locator, type Page } from '@playwright/test';
import type { LogEntry } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import { firstAccount } from '@/scripts/look/account';
import { newKey } from '@/server/key';
import type { App } from './server';

export const FIVE = ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'] as const;
export const PERSON = {
  name: 'Nora',
  email: 'nora@example.org',
  password: 'the miss is seen too late',
};

export async function makeFirstAccount(page: Page, app: App): Promise<void> {
  await page.goto(`/setup?token=${app.setupToken}`);
  await page.getByLabel('Your name').fill(PERSON.name);
  await page.getByLabel('E-mail').fill(PERSON.email);
  await page.getByLabel('Password').fill(PERSON.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'New club' })).toBeVisible();
}

export async function signIn(
  page: Page,
  origin = '',
  { email, password }: { email: string; password: string } = PERSON,
): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden();
}

export async function foundClub(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the club').fill(name);
  await page.getByLabel('Value of one unit').fill('0.10');
  await page.getByRole('button', { name: 'Create club' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

export async function addPlayers(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Add players' }).click();
  for (const name of names) {
    await page.getByLabel('Add a player').fill(name);
    await page.getByLabel('Add a player').press('Enter');
    await expect(page.getByText(`${name} is in.`)).toBeVisible();
  }
}

/** Everybody sits down in this order; the first one deals. Ends at the table. */
export async function startNight(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Start a night' }).click();
  const here = page.getByRole('region', { name: 'Who is here?' });
  for (const name of names) await here.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: `${names[0]} deals first` }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(seat(page, names[0] ?? '')).toBeVisible();
}

/** The button that gives a seat a trick. */
export function seat(within: Page | Locator, name: string): Locator {
  const seats = within.getByRole('list', { name: 'Seats' });
  return seats.getByRole('button', { name: new RegExp(`^${name}(?!:)`) });
}

/** The cell that says whether a seat is in; each tap calls what comes next. */
export function call(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name: new RegExp(`^${name}: `) });
}

/** The pot as the screen shows it. */
export function pot(within: Page | Locator): Locator {
  return within.getByText(/^Pot/).locator('..').first();
}

export interface Round {
  readonly passes?: readonly string[];
  readonly tricks: readonly string[];
}

export async function saveRound(page: Page, { passes = [], tricks }: Round): Promise<void> {
  for (const name of passes) await call(page, name).click();
  for (const name of tricks) await seat(page, name).click();
  await page.getByRole('button', { name: 'Save round' }).click();
}

/** What is played there, if not Limited Loo by the book, and what has been entered already. */
export interface Played {
  readonly game?: GameId;
  /** What differs from the book. */
  readonly rules?: object;
  readonly log?: readonly LogEntry[];
}

/** A table of a night, made without a screen; answers its address. The first one deals first. */
export async function tableOf(
  app: App,
  page: Page,
  names: readonly string[],
  { game = 'limited-loo', rules, log = [] }: Played = {},
): Promise<string> {
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
  const players: string[] = [];
  for (const name of names) {
    const asked = { requestId: newKey(), clubId, name };
    players.push((await api.players.add.mutate(asked)).id);
  }
  const written = rules === undefined ? {} : { rules: { written: rules } };
  const { sessionId, matchId } = await api.sessions.start.mutate({
    requestId: newKey(),
    clubId,
    date: '2026-11-26',
    unitValue: '0.10',
    match: { game, ...written, players, dealer: players[0] ?? '' },
  });
  for (const [expectedVersion, entry] of log.entries()) {
    const clientId = newKey();
    await api.matches.append.mutate({ clubId, matchId, clientId, expectedVersion, entry });
  }
  return `/c/${club.slug}/nights/${sessionId}/matches/${matchId}`;
}
