/** An address that leads nowhere, or to something that is not for this reader. */
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/app/ui/button-look';
import { PageFrame } from '@/app/ui/PageFrame';

// Every page brings this one along, so it is plain: the menu and the router's links would come to each of
// them once more with it.
export default async function NotFound() {
  const t = await getTranslations('common');
  return (
    <PageFrame title={t('notFound.title')} context="Lanturlu">
      <p className="max-w-prose text-pretty">{t('notFound.text')}</p>
      <div>
        <a href="/" className={buttonClass({})}>
          {t('toStart')}
        </a>
      </div>
    </PageFrame>
  );
}
