/** An address that leads nowhere, or to something that is not for this reader. */
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Page } from '@/app/ui/Page';

// Every page brings this one along, so it is plain: the menu would come to each of them with it.
export default async function NotFound() {
  const t = await getTranslations('common');
  return (
    <Page title={t('notFound.title')} context="Lanturlu">
      <p className="max-w-prose text-pretty">{t('notFound.text')}</p>
      <div>
        <ButtonLink href="/">{t('toStart')}</ButtonLink>
      </div>
    </Page>
  );
}
