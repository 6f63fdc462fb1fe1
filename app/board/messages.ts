/** The words of a board, in the language of its club: whoever holds the link has no settings here. */
import { createTranslator } from 'use-intl/core';
import { messagesOf } from '@/app/i18n/messages-of';

export async function boardTranslator(clubLocale: string) {
  const { locale, messages } = await messagesOf(clubLocale);
  const words = { ...messages.board, games: messages.common.games };
  return createTranslator({ locale, messages: { board: words }, namespace: 'board' });
}

export type BoardTranslator = Awaited<ReturnType<typeof boardTranslator>>;
