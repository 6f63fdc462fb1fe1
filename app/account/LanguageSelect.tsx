/** The language of the pages, changed at once; remembered by the browser and, signed in, by the account. */
'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { rememberLocale } from '@/app/i18n/locale-cookie';
import { LOCALE_NAMES, LOCALES, toLocale } from '@/app/i18n/locales';
import { trpc } from '@/app/trpc/client';
import { Select } from '@/app/ui/Select';

export function LanguageSelect({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('nav');
  const current = useLocale();
  const router = useRouter();

  async function choose(value: string) {
    const locale = toLocale(value);
    if (locale === null) return;
    rememberLocale(locale);
    router.refresh();
    // The cookie decides what this browser shows; the account only tells the next browser.
    if (signedIn) await trpc.auth.setLocale.mutate({ locale }).catch(() => {});
  }

  return (
    <Select
      label={t('language')}
      value={current}
      onChange={(event) => choose(event.target.value)}
      options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
    />
  );
}
