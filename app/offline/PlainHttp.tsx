/** Says honestly what plain http takes away: without the server, this page cannot be opened again. */
'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Notice } from '@/app/ui/Notice';

const never = () => () => {};

/** Nothing where the browser trusts the address: there the service worker opens the table. */
export function PlainHttp() {
  const t = useTranslations('table');
  const plain = useSyncExternalStore(
    never,
    () => !window.isSecureContext,
    () => false,
  );
  return plain ? <Notice>{t('plainHttp')}</Notice> : null;
}
