/** The front door for somebody who is not signed in. */
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { read } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';

export async function Welcome() {
  const t = await getTranslations('home');
  const { needed } = await read('/', (api) => api.auth.needsSetup());
  return (
    <Page
      title="Lanturlu"
      context={t('what')}
      lamp={<Corner />}
      primary={
        needed ? undefined : (
          <ButtonLink kind="primary" size="large" href="/sign-in">
            {t('signIn')}
          </ButtonLink>
        )
      }
    >
      <p className="max-w-prose text-lg text-pretty">{t('promise')}</p>
      <ol className="flex flex-col">
        {(['score', 'live', 'settle'] as const).map((step) => (
          <li key={step} className="border-t py-4">
            <h2>{t(`${step}.title`)}</h2>
            <p className="max-w-prose pt-1 text-pretty text-soft">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      {needed ? <Notice title={t('setup.title')}>{t('setup.text')}</Notice> : null}
    </Page>
  );
}
