/** Answers of the route handlers that give a file. */
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';

export function attachment(body: string, filename: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'cache-control': 'no-store',
    },
  });
}

/** A refusal by its status, without a word; anything else goes on to the framework. */
export function failed(error: unknown): Response {
  if (!(error instanceof TRPCError)) throw error;
  const status = getHTTPStatusCodeFromError(error);
  if (status >= 500) throw error;
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
