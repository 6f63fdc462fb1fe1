/** How the address of a calendar answers: to its holder alone, and in few bytes while nothing is new. */
import { createHash } from 'node:crypto';

const HEADERS = {
  // It is asked again and again; each time only whether it is still the same.
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  // The address is the key: it is told to nobody.
  'referrer-policy': 'no-referrer',
};

/** @param text null for an address that opens nothing (any more) */
export function calendarResponse(request: Request, text: string | null): Response {
  if (text === null) return new Response(null, { status: 404, headers: HEADERS });
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { ...HEADERS, etag };
  if (knows(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      // Not by its address, where a browser saves it.
      'content-disposition': 'inline; filename="lanturlu.ics"',
    },
  });
}

/** A proxy that compresses the answer marks its tag as weak. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}
