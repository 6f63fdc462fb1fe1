/** The words of a board, in the language of its club: whoever holds the link has no settings here. */
import { createTranslator } from 'use-intl/core';
import { DEFAULT_LOCALE, toLocale } from '@/app/i18n/locales';

export async function boardTranslator(clubLocale: string) {
  const locale = toLocale(clubLocale) ?? DEFAULT_LOCALE;
  const { default: messages } = await import(`@/messages/${locale}.json`);
  const { board, common } = messages as typeof import('@/messages/en.json');
  const words = { ...board, games: common.games };
  return createTranslator({ locale, messages: { board: words }, namespace: 'board' });
}

export type BoardTranslator = Awaited<ReturnType<typeof boardTranslator>>;
