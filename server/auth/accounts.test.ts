import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { logins, signInFailures, users } from '@/db/schema';
import { type TestDatabase, testDatabase } from '@/db/testing/database';
import { outcomeOf } from '@/server/testing/outcome';
import { SETUP_TOKEN, testEnvironment } from '@/server/testing/world';
import { createCaller } from '@/server/trpc/router';
import { actorOf, closeAllLogins, LOGIN_COOKIE } from './login';
import { handleAuth } from './next-auth';
import { resetPassword } from './reset-password';

const EMAIL = 'ana@example.org';
const PASSWORD = 'correct horse battery';
const FIRST = { token: SETUP_TOKEN, name: 'Ana', email: EMAIL, password: PASSWORD, locale: 'de' };

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  testEnvironment(database.url);
});

const asStranger = () => createCaller({ db: database.db, actor: { kind: 'stranger' } });
const setup = (change: Partial<typeof FIRST> = {}) =>
  asStranger().auth.setup({ ...FIRST, ...change } as Parameters<
    ReturnType<typeof asStranger>['auth']['setup']
  >[0]);

/** What a browser is: it keeps its cookies and says from which page it asks. */
class Browser {
  readonly cookies = new Map<string, string>();
  constructor(
    readonly origin = 'http://192.168.1.20:3000',
    readonly address = '192.168.1.77',
  ) {}

  headers(): Headers {
    const { host, protocol } = new URL(this.origin);
    return new Headers({
      host,
      origin: this.origin,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'x-forwarded-for': this.address,
      'x-forwarded-proto': protocol.slice(0, -1),
    });
  }

  async send(action: string, body?: unknown, change: Record<string, string> = {}) {
    const headers = this.headers();
    for (const [name, value] of Object.entries(change)) headers.set(name, value);
    const request = new Request(`${this.origin}/api/auth/${action}`, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const response = await handleAuth(database.db, request);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const cut = pair.indexOf('=');
      if (/Max-Age=0|01 Jan 1970/i.test(cookie)) this.cookies.delete(pair.slice(0, cut));
      else this.cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    return response;
  }

  async signIn(email = EMAIL, password = PASSWORD) {
    const { csrfToken } = await (await this.send('csrf')).json();
    return this.send('callback/credentials', { email, password, csrfToken });
  }

  async signOut() {
    const { csrfToken } = await (await this.send('csrf')).json();
    return this.send('signout', { csrfToken });
  }

  actor() {
    return actorOf(database.db, this.headers());
  }
}

describe('the first account', () => {
  test('is made with the token that the start has printed, once', async () => {
    expect(await asStranger().auth.needsSetup()).toEqual({ needed: true });
    await setup();
    expect(await asStranger().auth.needsSetup()).toEqual({ needed: false });
    expect(await outcomeOf(() => setup({ email: 'ben@example.org' }))).toBe('already-set-up');
    expect((await new Browser().signIn()).status).toBe(200);
  });

  test('is not made by a stranger on the network', async () => {
    for (const token of ['', 'guess', `${SETUP_TOKEN} `, SETUP_TOKEN.toUpperCase()]) {
      expect(await outcomeOf(() => setup({ token }))).toBe('wrong-setup-token');
    }
    expect(await database.db.select().from(users)).toEqual([]);
  });

  test('is one, also when two are made at the same moment', async () => {
    const outcomes = await Promise.all(
      ['ana', 'ben', 'cem'].map((who) => outcomeOf(() => setup({ email: `${who}@example.org` }))),
    );
    expect(outcomes.sort()).toEqual(['already-set-up', 'already-set-up', 'passes']);
    expect(await database.db.select().from(users)).toHaveLength(1);
  });

  test('needs a password of ten characters, and may have a very long one', async () => {
    expect(await outcomeOf(() => setup({ password: 'nine chars'.slice(1) }))).toBe('invalid-input');
    const password = '🂡'.repeat(200);
    await setup({ password });
    expect((await new Browser().signIn(EMAIL, password)).status).toBe(200);
  });
});

describe('signing in', () => {
  beforeEach(async () => {
    await setup();
  });

  test('is one row and one cookie, over whatever address of the machine', async () => {
    for (const origin of ['http://localhost:3000', 'http://10.0.0.5:8080', 'http://club.test']) {
      const browser = new Browser(origin);
      const response = await browser.signIn();
      expect(response.status).toBe(200);
      const cookie = response.headers.getSetCookie().find((one) => one.startsWith(LOGIN_COOKIE));
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/i);
      expect(cookie).not.toMatch(/Secure/);
      expect(await browser.actor()).toMatchObject({ kind: 'user' });
    }
    const rows = await database.db.select().from(logins);
    expect(rows).toHaveLength(3);
  });

  test('over https makes a cookie that http never sees', async () => {
    const response = await new Browser('https://club.example').signIn();
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/Secure/);
  });

  test('does not mind capitals and spaces in the address, nor who else is signed in', async () => {
    expect((await new Browser().signIn('  ANA@Example.org ')).status).toBe(200);
  });

  test('says the same of a wrong password and of an unknown account', async () => {
    const answers = [];
    for (const [email, password] of [
      [EMAIL, 'wrong wrong wrong'],
      ['nobody@example.org', PASSWORD],
      ['no address', PASSWORD],
      [EMAIL, ''],
    ]) {
      const response = await new Browser().signIn(email, password);
      answers.push({ status: response.status, body: await response.json() });
    }
    const refused = { refusal: { code: 'wrong-sign-in', params: {} } };
    expect(answers).toEqual(Array(4).fill({ status: 401, body: refused }));
    expect(await database.db.select().from(logins)).toEqual([]);
  });

  test('needs a form of ours: its token, and its page', async () => {
    const browser = new Browser();
    const { csrfToken } = await (await browser.send('csrf')).json();
    const form = { email: EMAIL, password: PASSWORD };
    const sendings = [
      browser.send('callback/credentials', form),
      browser.send('callback/credentials', { ...form, csrfToken: 'guess' }),
      browser.send('callback/credentials', { ...form, csrfToken }, { origin: 'http://evil.test' }),
    ];
    for (const response of await Promise.all(sendings)) {
      expect(response.status).toBe(403);
      expect((await response.json()).refusal.code).toBe('foreign-origin');
    }
    expect(await browser.actor()).toEqual({ kind: 'stranger' });
  });

  test.each(['signin', 'providers', 'session', 'error', 'callback/other', '../trpc', '__proto__'])(
    'has no page %s of its library',
    async (action) => {
      expect((await new Browser().send(action)).status).toBe(404);
    },
  );

  test('with a form that cannot be read is refused', async () => {
    for (const body of [null, [], 'text', 7, { email: {}, password: [], csrfToken: null }]) {
      const { status } = await new Browser().send('callback/credentials', body);
      expect([400, 403]).toContain(status);
    }
  });
});

describe('an address that is none', () => {
  const form = { email: EMAIL, password: PASSWORD };

  test('to go on to, or left in a cookie, does not matter: nobody is sent there', async () => {
    await setup();
    for (const callbackUrl of ['::::', '//', {}, [], 7]) {
      const browser = new Browser();
      const { csrfToken } = await (await browser.send('csrf')).json();
      browser.cookies.set('lanturlu.back', '%E0');
      const sent = { ...form, csrfToken, callbackUrl };
      expect((await browser.send('callback/credentials', sent)).status).toBe(200);
      browser.cookies.set('lanturlu.back', '::::');
      expect((await browser.signOut()).status).toBe(200);
    }
  });

  test.each(['http', 'zzz, https'])('of the host asked for is refused, over %s', async (proto) => {
    const change = { 'x-forwarded-host': '%%::', 'x-forwarded-proto': proto };
    const response = await new Browser().send('csrf', undefined, change);
    expect(response.status).toBe(400);
    expect((await response.json()).refusal.code).toBe('invalid-input');
  });
});

describe('guessing', () => {
  beforeEach(async () => {
    await setup();
  });

  test('one account stops after ten tries, from however many addresses, also all at once', async () => {
    const guesses = Array.from({ length: 14 }, (_, index) =>
      new Browser('http://localhost:3000', `10.0.0.${index}`).signIn(
        EMAIL,
        `guess number ${index}`,
      ),
    );
    const statuses = (await Promise.all(guesses)).map((response) => response.status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const right = await new Browser('http://localhost:3000', '10.0.0.99').signIn();
    expect(await right.json()).toEqual({
      refusal: { code: 'too-many-attempts', params: { minutes: 15 } },
    });
  });

  test('many accounts from one address stops after fifty', async () => {
    const since = new Date(Date.now() - 60_000);
    await new Browser().signIn('nobody@example.org', 'a guess');
    const rows = await database.db.select().from(signInFailures);
    // The account's row and the address's: 49 more of each stand for other accounts that were tried.
    const more = rows.flatMap(({ subject }) => Array(49).fill({ subject, at: since }));
    await database.db.insert(signInFailures).values(more);
    expect((await new Browser().signIn()).status).toBe(429);
    const elsewhere = new Browser('http://localhost:3000', '192.168.1.78');
    expect((await elsewhere.signIn()).status).toBe(200);
  });

  test('is forgotten when somebody signs in, and after a quarter of an hour', async () => {
    for (let count = 0; count < 9; count += 1) await new Browser().signIn(EMAIL, 'mistyped');
    expect((await new Browser().signIn()).status).toBe(200);
    for (let count = 0; count < 10; count += 1) await new Browser().signIn(EMAIL, 'mistyped');
    expect((await new Browser().signIn()).status).toBe(429);
    await database.db.update(signInFailures).set({ at: new Date(Date.now() - 16 * 60_000) });
    expect((await new Browser().signIn()).status).toBe(200);
  });

  test('leaves no address of anybody in the table', async () => {
    await new Browser().signIn(EMAIL, 'mistyped');
    const text = JSON.stringify(await database.db.select().from(signInFailures));
    expect(text).not.toContain('ana');
    expect(text).not.toContain('192.168');
  });
});

describe('a login', () => {
  beforeEach(async () => {
    await setup();
  });

  test('ends by signing out, on the server too', async () => {
    const browser = new Browser();
    await browser.signIn();
    const copied = new Browser();
    copied.cookies.set(LOGIN_COOKIE, browser.cookies.get(LOGIN_COOKIE) ?? '');
    expect((await browser.signOut()).status).toBe(200);
    expect(browser.cookies.has(LOGIN_COOKIE)).toBe(false);
    expect(await copied.actor()).toEqual({ kind: 'stranger' });
  });

  test('is nothing that could be used, in the table', async () => {
    const browser = new Browser();
    await browser.signIn();
    const [row] = await database.db.select().from(logins);
    browser.cookies.set(LOGIN_COOKIE, row?.tokenHash ?? '');
    expect(await browser.actor()).toEqual({ kind: 'stranger' });
  });

  test('that is revoked or has expired is over at once', async () => {
    const [one, two] = [new Browser(), new Browser()];
    await one.signIn();
    await database.db.update(logins).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await one.actor()).toEqual({ kind: 'stranger' });
    await two.signIn();
    const actor = await two.actor();
    await closeAllLogins(database.db, actor.kind === 'user' ? actor.userId : '');
    expect(await two.actor()).toEqual({ kind: 'stranger' });
  });

  test('is replaced when the same browser signs in again', async () => {
    const browser = new Browser();
    await browser.signIn();
    await browser.signIn();
    expect(await database.db.select().from(logins)).toHaveLength(1);
  });
});

describe('a lost password', () => {
  test('is replaced on the machine itself, and signs out everywhere', async () => {
    await setup();
    const browser = new Browser();
    await browser.signIn();
    const password = await resetPassword(database.db, EMAIL);
    expect(await browser.actor()).toEqual({ kind: 'stranger' });
    expect((await browser.signIn()).status).toBe(401);
    expect((await browser.signIn(EMAIL, password)).status).toBe(200);
    const [user] = await database.db.select().from(users).where(eq(users.email, EMAIL));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('lets somebody in at once who has tried too often before', async () => {
    await setup();
    const browser = new Browser();
    for (let tries = 0; tries < 11; tries += 1) await browser.signIn(EMAIL, 'what was it');
    expect((await browser.signIn()).status).toBe(429);
    const password = await resetPassword(database.db, EMAIL);
    expect((await browser.signIn(EMAIL, password)).status).toBe(200);
  });

  test('of nobody is refused', async () => {
    await expect(resetPassword(database.db, EMAIL)).rejects.toMatchObject({ code: 'not-found' });
  });
});
