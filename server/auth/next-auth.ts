// next-auth at work behind /api/auth: it guards the forms and sets the cookies; logins are our rows.
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { config } from '@/server/config';
import type { Database } from '@/server/database';
import { REFUSALS, Refusal } from '@/server/refusal';
import { limitedText } from '@/server/trpc/body';
import { statusOf } from '@/server/trpc/errors';
import { deviceOf } from './device';
import { closeLogin, cookiesOf, LOGIN_COOKIE, LOGIN_DAYS, openLogin } from './login';
import { addressOf, isHttps, isOwnOrigin } from './origin';
import { signIn } from './sign-in';

/** Of next-auth's pages and actions only these are ours. */
const ACTIONS = ['GET csrf', 'POST callback/credentials', 'POST signout'];

const BACK_COOKIE = 'lanturlu.back';

/** Larger than any form of ours. */
const MOST_BYTES = 16_384;

/** Answers a request below /api/auth. A refused sign-in answers `{ refusal: { code, params } }`. */
export async function handleAuth(db: Database, request: Request): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    const action = pathname.replace(/^\/api\/auth\//, '');
    if (!ACTIONS.includes(`${request.method} ${action}`)) throw new Refusal('not-found');
    if (request.method === 'POST' && !isOwnOrigin(request.headers)) {
      throw new Refusal('foreign-origin');
    }
    return await answer(db, request, action.split('/'));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, params } = error;
    return Response.json({ refusal: { code, params } }, { status: statusOf(REFUSALS[code]) });
  }
}

async function answer(db: Database, request: Request, action: string[]): Promise<Response> {
  const cookies = cookiesOf(request.headers);
  // Where it would send a browser afterwards is for our pages to know, and it fails on what is no address.
  cookies.delete(BACK_COOKIE);
  const body = request.method === 'POST' ? await formOf(request) : {};
  const outcome: { done: boolean; refusal?: unknown } = { done: request.method === 'GET' };
  const asked = {
    method: request.method,
    headers: hostHeaders(request.headers),
    cookies: Object.fromEntries(cookies),
    query: { nextauth: action },
    body: { ...body, json: 'true' },
  };
  const { response, recorded } = recordedResponse();
  await NextAuth(asked as unknown as NextApiRequest, response, options(db, request, outcome));
  if (outcome.refusal) throw outcome.refusal;
  // next-auth sends a form without its token to a page; ours is a refusal.
  if (!outcome.done && action[0] !== 'signout') throw new Refusal('foreign-origin');
  if (action[0] === 'callback') await closeLogin(db, cookies.get(LOGIN_COOKIE) ?? '');
  return recorded();
}

/** What it makes its own address of. @throws Refusal `invalid-input` where that is none */
function hostHeaders(headers: Headers): Record<string, string> {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? '';
  const protocol = isHttps(headers) ? 'https' : 'http';
  if (!URL.canParse(`${protocol}://${host}`)) throw new Refusal('invalid-input');
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}

async function formOf(request: Request): Promise<Record<string, unknown>> {
  const text = await limitedText(request, MOST_BYTES);
  try {
    const form: unknown = JSON.parse(text);
    if (typeof form === 'object' && form !== null) {
      const { callbackUrl: _unused, ...rest }: Record<string, unknown> = { ...form };
      return rest;
    }
  } catch {
    // Said below.
  }
  throw new Refusal('invalid-input');
}

function options(
  db: Database,
  request: Request,
  outcome: { done: boolean; refusal?: unknown },
): AuthOptions {
  return {
    secret: config().secret,
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        async authorize(given) {
          try {
            const { userId } = await signIn(db, given, addressOf(request.headers));
            outcome.done = true;
            return { id: userId };
          } catch (error) {
            outcome.refusal = error;
            return null;
          }
        },
      }),
    ],
    // Passwords work with this strategy alone; what it encodes is our opaque token instead of a JWT.
    session: { strategy: 'jwt', maxAge: LOGIN_DAYS * 86_400 },
    jwt: {
      encode: async ({ token }) => {
        const device = deviceOf(request.headers.get('user-agent'));
        return token?.sub ? openLogin(db, token.sub, device) : '';
      },
      decode: async ({ token }) => (token ? { login: token } : null),
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.login === 'string') await closeLogin(db, token.login);
        outcome.done = true;
      },
    },
    cookies: cookieNames(isHttps(request.headers)),
    // What it would log are people's mistakes and the addresses it guesses, none of them news.
    logger: { error() {}, warn() {}, debug() {} },
  };
}

/** Names of our own: another program on the same host, on another port, would share next-auth's. */
function cookieNames(secure: boolean): AuthOptions['cookies'] {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    sessionToken: { name: LOGIN_COOKIE, options },
    callbackUrl: { name: BACK_COOKIE, options },
    csrfToken: { name: 'lanturlu.form', options },
  };
}

/** next-auth's handler for route files reads the request from Next's storage; this one is given it. */
function recordedResponse(): { response: NextApiResponse; recorded(): Response } {
  const headers = new Headers();
  let status = 200;
  let body: string | null = null;
  const response = {
    getHeader: (name: string) =>
      name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : headers.get(name),
    setHeader(name: string, value: string | string[]) {
      headers.delete(name);
      for (const one of [value].flat()) headers.append(name, one);
    },
    status(code: number) {
      status = code;
      return response;
    },
    json(value: unknown) {
      body = JSON.stringify(value);
    },
    send: (value: unknown) => response.json(value),
    end() {},
  };
  return {
    response: response as unknown as NextApiResponse,
    recorded() {
      headers.set('content-type', 'application/json');
      headers.set('cache-control', 'no-store');
      return new Response(body, { status, headers });
    },
  };
}
