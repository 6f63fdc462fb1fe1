// The first account of an installation, made where there is none yet, and signed in over HTTP as a browser would.
import { createTRPCClient, httpLink } from '@trpc/client';
import type { App } from '@/e2e/support/server';
import type { AppRouter } from '@/server/trpc/router';

export type Api = ReturnType<typeof createTRPCClient<AppRouter>>;

export interface Account {
  readonly api: Api;
  /** What a browser needs to be signed in. */
  readonly cookies: readonly { name: string; value: string; url: string }[];
}

export const PERSON = { email: 'charlotte@example.org', password: 'three cards and a spare hand' };

type Place = Pick<App, 'baseURL' | 'setupToken'>;

export async function firstAccount({ baseURL, setupToken }: Place): Promise<Account> {
  const name = 'Charlotte Lindqvist';
  const { auth } = apiOf(baseURL, '');
  if ((await auth.needsSetup.query()).needed) {
    await auth.setup.mutate({ token: setupToken, name, ...PERSON, locale: 'en' });
  }
  const jar = await signIn(baseURL);
  const header = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
  return {
    api: apiOf(baseURL, header),
    cookies: [...jar].map(([key, value]) => ({ name: key, value, url: baseURL })),
  };
}

function apiOf(origin: string, cookie: string): Api {
  const headers = { origin, cookie };
  return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/api/trpc`, headers })] });
}

async function signIn(origin: string): Promise<Map<string, string>> {
  const proof = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = (await proof.json()) as { csrfToken: string };
  const jar = cookiesOf(proof);
  const response = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
    },
    body: JSON.stringify({ ...PERSON, csrfToken }),
  });
  if (!response.ok) throw new Error(`Signing in: ${response.status} ${await response.text()}`);
  return new Map([...jar, ...cookiesOf(response)]);
}

function cookiesOf(response: Response): Map<string, string> {
  return new Map(
    response.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
