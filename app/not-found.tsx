/** An address that leads nowhere, or to something that is not for this reader. */
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Page } from '@/app/ui/Page';

export default async function NotFound() {
  const t = await getTranslations('common');
  return (
    <Page title={t('notFound.title')} context="Lanturlu" lamp={<Corner />}>
      <p className="max-w-prose text-pretty">{t('notFound.text')}</p>
      <div>
        <ButtonLink href="/">{t('toStart')}</ButtonLink>
      </div>
    </Page>
  );
}
