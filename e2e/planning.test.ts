// A night is planned, somebody says that he comes, it is in his calendar, and in the evening it starts with him.
import ICAL from 'ical.js';
import { firstAccount } from '@/scripts/look/account';
import { localTime } from '@/server/clubs/local-time';
import { newKey } from '@/server/key';
import { seat, signIn } from './support/evening';
import { expect, test } from './support/fixtures';

const ZONE = 'Europe/Berlin';

test('the night that was planned is the night at the table, and stays one event of the calendar @deep', async ({
  app,
  browser,
  page,
}) => {
  const { api, cookies } = await firstAccount(app);
  await page.context().addCookies([...cookies]);
  const club = await api.clubs.create.mutate({
    requestId: newKey(),
    name: 'Second Friday',
    currency: 'EUR',
    unitValue: '0.10',
    timeZone: ZONE,
    locale: 'en',
  });
  const clubId = club.id;
  for (const name of ['Ana', 'Bruno']) {
    await api.players.add.mutate({ requestId: newKey(), clubId, name });
  }
  const bruno = (await api.players.list.query({ clubId })).find(({ name }) => name === 'Bruno');
  const invited = { clubId, role: 'member' as const, playerId: bruno?.id ?? '', many: false };
  const { path } = await api.members.invite.mutate({ requestId: newKey(), ...invited });
  const person = { email: `${newKey()}@example.org`, password: 'the small chips, please' };
  const token = path.split('/').at(-1) ?? '';
  await api.members.register.mutate({ token, name: 'Bruno', locale: 'en', ...person });

  await page.goto(`/c/${club.slug}/plan`);
  await page.getByRole('button', { name: 'Plan a night' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Day').fill(localTime(new Date(), ZONE).date);
  await sheet.getByLabel('Begins at').fill('23:30');
  await sheet.getByLabel('Where').fill('Golden Lion');
  await sheet.getByRole('button', { name: 'Plan a night' }).click();
  await expect(page.getByText('Golden Lion')).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: app.baseURL })).newPage();
  await signIn(phone, '', person);
  await phone.goto(`/c/${club.slug}`);
  await phone.getByRole('button', { name: 'I come' }).click();
  await expect(phone.getByText('1 comes: Bruno')).toBeVisible();
  await phone.getByRole('link', { name: 'Next nights' }).click();
  await phone.getByRole('button', { name: 'Show the link' }).click();
  const address = await phone.getByLabel('Address of your calendar').inputValue();
  const planned = await eventIn(address);
  expect(planned.location).toBe('Golden Lion');
  expect(planned.description).toContain('1 comes.');

  await page.goto(`/c/${club.slug}`);
  await page.getByRole('link', { name: 'Start the night' }).click();
  const here = page.getByRole('region', { name: 'Who is here?' });
  const seated = here.getByRole('button', { name: 'Bruno', pressed: true });
  await expect(seated).toBeVisible();
  await here.getByRole('button', { name: 'Ana', exact: true }).click();
  await page.getByRole('button', { name: 'Bruno deals first' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(seat(page, 'Bruno')).toBeVisible();

  const played = await eventIn(address);
  expect(played.uid).toBe(planned.uid);
  expect(page.url()).toContain(String(played.component.getFirstPropertyValue('url')));
  await phone.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(phone.getByText('the old link opens nothing')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});

/** The one event of a calendar, asked for as a calendar asks: without any cookie, and twice. */
async function eventIn(address: string): Promise<ICAL.Event> {
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await fetch(address, { headers: known })).status).toBe(304);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}
