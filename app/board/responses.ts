/** How the board's routes answer: nothing is cached, and no script runs that is not ours. */
import { acceptedLocale, DEFAULT_LOCALE } from '@/app/i18n/locales';
import { renderGone } from './render';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // The address is the key: it is told to nobody.
  'referrer-policy': 'no-referrer',
};

export function htmlResponse(body: string, status = 200): Response {
  return new Response(body, { status, headers: HEADERS });
}

export async function goneResponse(request: Request): Promise<Response> {
  const locale = acceptedLocale(request.headers.get('accept-language')) ?? DEFAULT_LOCALE;
  return htmlResponse(await renderGone(locale), 404);
}
