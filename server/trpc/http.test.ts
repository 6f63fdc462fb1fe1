import { inspect } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type TestDatabase, testDatabase } from '@/db/testing/database';
import { DEPTH } from '@/engine/testing/nights';
import { LOGIN_COOKIE, openLogin } from '@/server/auth/login';
import type { ProcedurePath } from '@/server/auth/permissions';
import { tokenOf } from '@/server/links/token';
import { fingerprint } from '@/server/testing/fingerprint';
import { INPUTS, matchIn, plannedIn } from '@/server/testing/inputs';
import { closePool } from '@/server/testing/pool';
import { procedures } from '@/server/testing/procedures';
import { LEAKED_HASH, type World, world } from '@/server/testing/world';
import { handleTrpc } from './http';

const HOST = 'http://192.168.1.20:3000';

let here: World;
let cookie: string;
let unexpected: unknown[];

async function enter(database: TestDatabase): Promise<void> {
  here = await world(database);
  const owner = here.actors.get('owner');
  if (owner?.kind !== 'user') throw new Error('the owner is a user');
  cookie = `${LOGIN_COOKIE}=${await openLogin(here.database.db, owner.userId)}`;
  unexpected = [];
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Of a refusal. */
  readonly code: string | null;
}

async function send(path: string, init: RequestInit & { query?: string } = {}): Promise<Answer> {
  const { query, ...rest } = init;
  const headers = new Headers({ host: '192.168.1.20:3000', cookie });
  if (init.method === 'POST') headers.set('origin', HOST);
  if (init.method === 'POST') headers.set('content-type', 'application/json');
  new Headers(init.headers).forEach((value, name) => {
    if (value) headers.set(name, value);
    else headers.delete(name);
  });
  const search = query === undefined ? '' : `?input=${encodeURIComponent(query)}`;
  const aborter = new AbortController();
  const request = new Request(`${HOST}/api/trpc/${path}${search}`, {
    ...rest,
    headers,
    signal: aborter.signal,
  });
  const response = await handleTrpc(request, {
    db: here.database.db,
    onUnexpected: (error) => unexpected.push(error),
  });
  const { status } = response;
  if (response.headers.get('content-type')?.includes('event-stream')) {
    const text = await firstEvents(response);
    aborter.abort();
    return { status, text, code: /"refusal":\{"code":"([a-z-]+)"/.exec(text)?.[1] ?? null };
  }
  const text = await response.text();
  const answer = JSON.parse(text);
  return { status, text, code: answer.error?.data?.refusal?.code ?? null };
}

/** Up to the first event that says something. */
async function firstEvents(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !/\n(id: .+|event: serialized-error\ndata: .+|event: return)\n/.test(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader?.cancel();
  return text;
}

function call(path: ProcedurePath, json: string): Promise<Answer> {
  const isMutation = procedures.get(path)?.type === 'mutation';
  return isMutation ? send(path, { method: 'POST', body: json }) : send(path, { query: json });
}

const UNKNOWN = '11111111-1111-4111-8111-111111111111';

/** As JSON text, for some of it no JavaScript value can be. */
const NASTY: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e999',
  '2147483648',
  '123456789012345678901234567890',
  '""',
  '"   "',
  '[]',
  '[null]',
  '[[[[[[[[]]]]]]]]',
  '{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\u202e\\u200b"',
  `"'; drop table users; --"`,
  '"00000000-0000-0000-0000-00000000000g"',
  `"${UNKNOWN}"`,
  '"NaN"',
  '"0000-01-01"',
  `"2026-13-45_${UNKNOWN}"`,
  `"2026-11-26_${'-'.repeat(36)}"`,
  '"1/0"',
  '"0.0000001"',
  '"-0.05"',
  '"٣"',
  `"${'x'.repeat(5000)}"`,
  `${'['.repeat(900)}${']'.repeat(900)}`,
];

/** The input with one of its parts replaced, for every part at every depth. */
function* withPartReplaced(input: unknown, by: string): Generator<{ at: string; json: string }> {
  const mark = '"\u2063replaced\u2063"';
  function* places(value: unknown, at: string): Generator<{ at: string; copy: unknown }> {
    yield { at, copy: JSON.parse(mark) };
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      for (const { at: below, copy } of places(inner, `${at}/${field}`)) {
        const outer = Array.isArray(value) ? [...value] : { ...value };
        Reflect.set(outer, field, copy);
        yield { at: below, copy: outer };
      }
    }
  }
  for (const { at, copy } of places(input, '')) {
    yield { at, json: JSON.stringify(copy).replace(mark, by) };
  }
}

/** Every value meets every place of an input in the deep tests; here each meets some of them. */
const ONE_IN = DEPTH > 1 ? 1 : 10;
/** After so many values all that is in the database is looked at. */
const LOOK_AFTER = DEPTH > 1 ? 1 : 6;

describe.each([...procedures.keys()])('%s', (path) => {
  beforeAll(async () => {
    const database = await createDatabase();
    await enter(database);
    return async () => {
      await closePool();
      await database.drop();
    };
  });

  test('does not find the ids of another club, and touches nothing there', async () => {
    const input = await INPUTS[path](here);
    if (typeof input !== 'object' || input === null || !('clubId' in input)) return;
    const { other } = here;
    const foreign = new Map<string, unknown>([
      ['clubId', other.clubId],
      ['sessionId', other.sessionId],
      ['matchId', await matchIn(here, other, 'owner of another club')],
      ['plannedId', (await plannedIn(here, other, 'owner of another club')).plannedId],
      ['playerId', other.players[0]],
      ['linkId', other.viewLink],
      ['match', { game: 'limited-loo', players: other.players, dealer: other.players[0] }],
    ]);
    const before = await fingerprint(here.database);
    for (const [field, id] of foreign) {
      if (!(field in input)) continue;
      const { code } = await call(path, JSON.stringify({ ...input, [field]: id }));
      expect(code, `${path} with a foreign ${field}`).toBe('not-found');
    }
    expect(await fingerprint(here.database)).toBe(before);
  });

  test('changes nothing for a page of somebody else', async () => {
    if (procedures.get(path)?.type !== 'mutation') return;
    const body = JSON.stringify((await INPUTS[path](here)) ?? null);
    const before = await fingerprint(here.database);
    for (const origin of ['https://evil.example', 'null', '', 'http://192.168.1.20:4000']) {
      const { status, code } = await send(path, { method: 'POST', body, headers: { origin } });
      expect({ origin, status, code }).toEqual({ origin, status: 403, code: 'foreign-origin' });
    }
    expect((await send(path, { query: body })).status).toBe(405);
    expect(await fingerprint(here.database)).toBe(before);
  });

  // Last, for what of it succeeds changes the world: the owner may have left his club.
  test('answers whatever is sent with a clear refusal, and nothing is changed by one', async () => {
    const input = await INPUTS[path](here);
    const reads = procedures.get(path)?.type !== 'mutation';
    let before = await fingerprint(here.database);
    for (const [turn, nasty] of NASTY.entries()) {
      const places = [...withPartReplaced(input ?? null, nasty)];
      const oneIn = Math.min(ONE_IN, places.length);
      for (const [place, { at, json }] of places.entries()) {
        if ((turn + place) % oneIn !== 0) continue;
        const what = `${path} with ${nasty.slice(0, 60)} at "${at}"`;
        const { status, text, code } = await call(path, json);
        expect(status, what).toBeLessThan(500);
        expect(code, what).not.toBe('internal');
        expect(text, what).not.toContain(LEAKED_HASH);
        expect(text, what).not.toMatch(/select |insert |violates|node_modules/i);
        if (status >= 400) expect(code, what).not.toBeNull();
        // What succeeds has changed something: then the next one is held against that.
        if (code === null && !reads) before = await fingerprint(here.database);
      }
      if (!reads && turn % LOOK_AFTER === 0)
        expect(await fingerprint(here.database), `${path} with ${nasty.slice(0, 60)}`).toBe(before);
    }
    expect(await fingerprint(here.database), path).toBe(before);
    expect(unexpected).toEqual([]);
  }, 120_000);
});

describe('a request', () => {
  beforeEach(async () => enter(await testDatabase()));
  afterEach(closePool);

  test.each([
    'nothing',
    'players',
    'players.nothing',
    '__proto__',
    'constructor',
    'players.__proto__',
    'players.constructor',
    'toString',
    '%',
    'players.list,clubs.list',
  ])('for %s, which is no procedure, is answered as not found or unreadable', async (path) => {
    for (const init of [{}, { method: 'POST', body: '{}' }]) {
      const { status, code } = await send(path, init);
      expect([400, 404], `${path} ${status}`).toContain(status);
      expect(['not-found', 'invalid-input']).toContain(code);
    }
    expect(unexpected).toEqual([]);
  });

  test.each(['', '{', '{"name":', 'undefined', '\u0000', 'name=Ana'])(
    'whose body %j is no JSON is refused',
    async (body) => {
      const before = await fingerprint(here.database);
      const { status, code } = await send('players.add', { method: 'POST', body });
      expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' });
      expect(await fingerprint(here.database)).toBe(before);
    },
  );

  test('that is no JSON by its own word is refused', async () => {
    for (const type of [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
    ]) {
      const headers = { 'content-type': type };
      const { status, code } = await send('players.add', { method: 'POST', body: '{}', headers });
      expect([400, 415], type).toContain(status);
      expect(code, type).toBe('invalid-input');
    }
    expect(unexpected).toEqual([]);
  });

  test('of more than a million bytes is refused before it is read', async () => {
    const body = JSON.stringify({ clubId: here.own.clubId, name: 'x'.repeat(1_000_000) });
    const { status, code } = await send('players.add', { method: 'POST', body });
    expect({ status, code }).toEqual({ status: 413, code: 'too-large' });
  });

  test('with a method of another kind is refused', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const { status } = await send('players.add', { method, body: '{}' });
      expect([400, 405, 415], method).toContain(status);
    }
  });

  test('with the token of a link acts as the link, also in a browser that is signed in', async () => {
    const view = here.actors.get('view link');
    const linkId = view?.kind === 'link' ? view.linkId : '';
    const { clubId, sessionId } = here.own;
    const headers = { 'lanturlu-link': tokenOf(linkId) };
    const night = await send('sessions.get', {
      query: JSON.stringify({ clubId, sessionId }),
      headers,
    });
    expect(night.status).toBe(200);
    const list = await send('players.list', { query: JSON.stringify({ clubId }), headers });
    expect(list.code).toBe('not-allowed');
    const forged = `${tokenOf(linkId).slice(0, -1)}!`;
    const asked = {
      query: JSON.stringify({ clubId, sessionId }),
      headers: { 'lanturlu-link': forged },
    };
    expect((await send('sessions.get', asked)).code).toBe('signed-out');
  });

  test('that fails on the database is written down without what proves who somebody is', async () => {
    await here.database.sql`alter table logins rename to lost`;
    const { status, code } = await send('auth.me');
    expect({ status, code }).toEqual({ status: 500, code: 'internal' });
    expect(unexpected).toHaveLength(1);
    const [error] = unexpected;
    const written = inspect(error);
    expect(written).toContain('relation "logins" does not exist');
    expect(written).not.toContain('params');
  });

  test('from the address that a proxy in front makes known is one of ours', async () => {
    const headers = { origin: 'https://club.example', 'x-forwarded-host': 'club.example' };
    const body = JSON.stringify({ locale: 'de' });
    const { status } = await send('auth.setLocale', { method: 'POST', body, headers });
    expect(status).toBe(200);
  });

  test('for the stream of a foreign night ends with a refusal that a phone does not repeat', async () => {
    const { clubId } = here.own;
    const asked = { clubId, sessionId: here.other.sessionId, since: 0 };
    const { code, text } = await send('live.night', { query: JSON.stringify(asked) });
    expect(code).toBe('not-found');
    expect(text).not.toContain('INTERNAL_SERVER_ERROR');
  });
});
