/** The front door for somebody who is not signed in. */
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { read } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { TrickPip } from '@/app/ui/TrickPip';

export async function Welcome() {
  const t = await getTranslations('home');
  const r = await getTranslations('rules');
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
      <Specimen />
      <p className="max-w-prose text-lg text-pretty">{t('promise')}</p>
      <ol className="flex flex-col">
        {(['score', 'live', 'settle'] as const).map((step) => (
          <li key={step} className="border-t py-4">
            <h2>{t(`${step}.title`)}</h2>
            <p className="max-w-prose pt-1 text-pretty text-soft">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link
          href="/rules"
          className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          {r('title')}
        </Link>
      </p>
      {needed ? <Notice title={t('setup.title')}>{t('setup.text')}</Notice> : null}
    </Page>
  );
}

/** A pot as the table shows it: what this is, before a word is read. */
async function Specimen() {
  const t = await getTranslations('home.specimen');
  return (
    <div aria-hidden="true" className="flex flex-wrap items-end gap-x-5 gap-y-3 pt-3 pb-2">
      <span className="figures-pot">12</span>
      <span className="flex flex-col text-sm text-soft">
        <span className="tag">{t('double')}</span>
        <strong className="text-base font-semibold text-ink">{t('share')}</strong>
        {t('dealer')}
      </span>
      <span className="ml-auto flex gap-1.5">
        <TrickPip taken />
        <TrickPip taken />
        <TrickPip taken={false} />
      </span>
    </div>
  );
}
