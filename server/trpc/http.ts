// The API over HTTP: what a request must be before a procedure gets to see it.
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { isOwnOrigin } from '@/server/auth/origin';
import type { Database } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { limitedText } from './body';
import { contextOf } from './context';
import { loggable, mapped, refused } from './errors';
import { appRouter } from './router';

const ENDPOINT = '/api/trpc';
/** A whole night's document has room in it. */
const MOST_BYTES = 1_000_000;
const MOST_CALLS = 20;

/** Answers queries and subscriptions by GET, mutations by POST from pages of our own. */
export async function handleTrpc(
  request: Request,
  { db, onUnexpected }: { db?: Database; onUnexpected?: (error: unknown) => void } = {},
): Promise<Response> {
  const { req, refusal } = await admitted(request);
  return fetchRequestHandler({
    endpoint: ENDPOINT,
    req,
    router: appRouter,
    maxBatchSize: MOST_CALLS,
    async createContext({ info }) {
      if (refusal) throw refused(refusal);
      const link = info.connectionParams?.link;
      try {
        return await contextOf(req.headers, { ...(db && { db }), link });
      } catch (error) {
        throw mapped(error);
      }
    },
    onError({ error }) {
      if (error.code === 'INTERNAL_SERVER_ERROR') onUnexpected?.(loggable(error));
    },
    responseMeta: () => ({ headers: new Headers({ 'cache-control': 'no-store' }) }),
  });
}

/** A refused request goes on without its body, to be answered in the form of the API. */
async function admitted(request: Request): Promise<{ req: Request; refusal?: Refusal }> {
  if (request.method !== 'POST') return { req: request };
  const bare = (body: string) =>
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body,
      signal: request.signal,
    });
  try {
    if (!isOwnOrigin(request.headers)) throw new Refusal('foreign-origin');
    return { req: bare(await limitedText(request, MOST_BYTES)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { req: bare('{}'), refusal: error };
  }
}
