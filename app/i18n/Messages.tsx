/** Gives the browser the messages of a page's interactive parts, and no others. */
import { type Messages as AllMessages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

export type Namespace = keyof AllMessages;

export type MessagesProps = {
  /** Besides `common`, which is always there. */
  of: readonly Namespace[];
  children: ReactNode;
};

export async function Messages({ of, children }: MessagesProps) {
  const all = await getMessages();
  const given = Object.fromEntries(['common' as const, ...of].map((name) => [name, all[name]]));
  return <NextIntlClientProvider messages={given}>{children}</NextIntlClientProvider>;
}
