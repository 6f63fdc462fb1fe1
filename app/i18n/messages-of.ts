/** The words of a language for what is no page of the reader: a club's board, a member's calendar. */
import { DEFAULT_LOCALE, type Locale, toLocale } from './locales';

type AllMessages = typeof import('@/messages/en.json');

/** @param of as a club or an account names its language; English where it is none of ours */
export async function messagesOf(of: string): Promise<{ locale: Locale; messages: AllMessages }> {
  const locale = toLocale(of) ?? DEFAULT_LOCALE;
  const { default: messages } = await import(`@/messages/${locale}.json`);
  return { locale, messages };
}
