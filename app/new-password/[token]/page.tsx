/** A new password, for who holds the link that an owner has made. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Messages } from '@/app/i18n/Messages';
import { Page } from '@/app/ui/Page';
import { NewPasswordForm } from './NewPasswordForm';

export async function generateMetadata(): Promise<Metadata> {
  // The address carries a secret: no other site shall learn it.
  return { title: (await getTranslations('join'))('newPassword'), referrer: 'no-referrer' };
}

export default async function NewPassword({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const t = await getTranslations('join');
  return (
    <Page title={t('newPassword')} lead={t('newPasswordLead')} context="Lanturlu" lamp={<Corner />}>
      <Messages of={['join', 'setup', 'refusals']}>
        <NewPasswordForm token={token} />
      </Messages>
    </Page>
  );
}
