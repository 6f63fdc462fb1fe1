/** Something went wrong that nobody expected. */
'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/app/ui/Button';
import { Page } from '@/app/ui/Page';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common');
  return (
    <Page title={t('error.title')} context="Lanturlu">
      <p role="alert" className="max-w-prose text-pretty">
        {t('error.text')}
      </p>
      <div>
        <Button onClick={reset}>{t('error.again')}</Button>
      </div>
    </Page>
  );
}
