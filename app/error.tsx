/** Something went wrong that nobody expected. Every page brings this one along, so it is plain. */
'use client';

import { useTranslations } from 'next-intl';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common');
  return (
    <main className="mx-auto flex w-full max-w-2xl flex-col items-start gap-4 px-4 pt-12 pb-8">
      <h1>{t('error.title')}</h1>
      <p role="alert" className="max-w-prose text-pretty">
        {t('error.text')}
      </p>
      <button
        type="button"
        onClick={reset}
        className="min-h-12 rounded-card bg-chip px-4 font-bold"
      >
        {t('error.again')}
      </button>
    </main>
  );
}
