/** Remembers the language in this browser. */
import { LOCALE_COOKIE, type Locale } from './locales';

const YEAR = 365 * 24 * 60 * 60;

export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, and a club at home has none.
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR}; samesite=lax`;
}
