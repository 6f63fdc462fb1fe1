/** Which language this request is answered in: the cookie, else what the browser asks for, else English. */
import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { acceptedLocale, DEFAULT_LOCALE, LOCALE_COOKIE, toLocale } from './locales';

export default getRequestConfig(async () => {
  const chosen = toLocale((await cookies()).get(LOCALE_COOKIE)?.value);
  const accepted = acceptedLocale((await headers()).get('accept-language'));
  const locale = chosen ?? accepted ?? DEFAULT_LOCALE;
  const { default: messages } = await import(`@/messages/${locale}.json`);
  // Dates of nights are written without a zone; this one only keeps server and browser alike.
  return { locale, messages, timeZone: 'UTC' };
});
