/** The way in for people with an account. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Messages } from '@/app/i18n/Messages';
import { readMe } from '@/app/trpc/read';
import { Page } from '@/app/ui/Page';
import { nextAddress } from './next-address';
import { SignInForm } from './SignInForm';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('title') };
}

export default async function SignIn({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>;
}) {
  const next = nextAddress((await searchParams).next);
  if ((await readMe()) !== null) redirect(next);
  const t = await getTranslations('signIn');
  return (
    <Page title={t('title')} context="Lanturlu" lamp={<Corner />}>
      <Messages of={['signIn', 'refusals']}>
        <SignInForm next={next} />
      </Messages>
      <p className="max-w-prose text-sm text-pretty text-soft">{t('forgotten')}</p>
    </Page>
  );
}
