/** A new club. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { currencyOptions } from '@/app/c/currencies';
import { LookAround } from '@/app/c/LookAround';
import { Messages } from '@/app/i18n/Messages';
import { readMe } from '@/app/trpc/read';
import { Page } from '@/app/ui/Page';
import { NewClub } from './NewClub';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('clubs'))('newTitle') };
}

export default async function NewClubPage() {
  if ((await readMe()) === null) redirect('/sign-in?next=/c/new');
  const t = await getTranslations('clubs');
  return (
    <Page
      title={t('newTitle')}
      lead={t('newLead')}
      back={{ href: '/?all', label: t('mine') }}
      lamp={<Corner />}
    >
      <Messages of={['clubs', 'demo', 'refusals']}>
        <NewClub currencies={currencyOptions(await getLocale())} />
        <div className="border-t pt-6">
          <LookAround />
        </div>
      </Messages>
    </Page>
  );
}
