/** The first account of a new installation, for who holds the address from the terminal. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Messages } from '@/app/i18n/Messages';
import { read } from '@/app/trpc/read';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { SetupForm } from './SetupForm';

export async function generateMetadata(): Promise<Metadata> {
  // The address carries a secret: no other site shall learn it.
  return { title: (await getTranslations('setup'))('title'), referrer: 'no-referrer' };
}

export default async function Setup({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>;
}) {
  const { needed } = await read('/setup', (api) => api.auth.needsSetup());
  if (!needed) redirect('/sign-in');
  const t = await getTranslations('setup');
  const { token } = await searchParams;
  return (
    <Page title={t('title')} lead={t('lead')} context="Lanturlu" lamp={<Corner />}>
      {typeof token === 'string' ? (
        <Messages of={['setup', 'refusals']}>
          <SetupForm token={token} />
        </Messages>
      ) : (
        <Notice kind="warning">{t('noToken')}</Notice>
      )}
    </Page>
  );
}
