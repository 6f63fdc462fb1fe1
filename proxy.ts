// What every page is sent with: which scripts may run in it, and what browsers must not do with it.
import { type NextRequest, NextResponse } from 'next/server';

/** The board, calendars and the API answer without a page: they set their own. */
export const config = {
  matcher: [
    // An address that cannot be decoded, wherever it leads.
    '/(.*%.*)',
    '/((?!api/|board/|calendar/|_next/static/|_next/image|.*\\.(?:svg|png|ico|woff2|js|webmanifest)$).*)',
  ],
};

export function proxy(request: NextRequest) {
  if (!isDecodable(request.nextUrl.pathname)) return new NextResponse(null, { status: 400 });
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = contentPolicy(nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and gives it to its scripts.
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}

/** Next itself answers such an address with an error of its own. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

// No word of https in any of these: a club's server in its own network has none.
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** @param development Turbopack evaluates what it loads, injects styles, and listens on a socket */
function contentPolicy(nonce: string, development: boolean): string {
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // What a component computes, a place in a drag, a width, is written into the element.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': development ? "'self' ws: wss:" : "'self'",
    // Left to `script-src`, these would be a matter of nonces, which they cannot carry.
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
