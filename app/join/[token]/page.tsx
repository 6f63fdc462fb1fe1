/** The other end of an invitation: into the club with the account one has, or with a new one. */
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Messages } from '@/app/i18n/Messages';
import { readMe, readOrRefusal } from '@/app/trpc/read';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { AcceptInvitation } from './AcceptInvitation';
import { RegisterForm } from './RegisterForm';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  // The address carries a secret: no other site shall learn it.
  return { title: (await getTranslations('join'))('title'), referrer: 'no-referrer' };
}

export default async function Join({ params }: Props) {
  const { token } = await params;
  const t = await getTranslations('join');
  const r = await getTranslations('refusals');
  const found = await readOrRefusal((api) => api.members.openInvitation({ token }));
  if ('refused' in found) {
    return (
      <Page title={t('title')} context="Lanturlu" lamp={<Corner />}>
        <Notice kind="warning">
          {found.refused === 'expired-link' ? r('expired-link') : t('noSuch')}
        </Notice>
      </Page>
    );
  }
  const { club, role, player } = found.value;
  const me = await readMe();
  return (
    <Page
      title={club}
      lead={player === null ? t('lead', { role }) : t('leadAs', { role, player })}
      context="Lanturlu"
      lamp={<Corner />}
    >
      {me ? (
        <Messages of={['join', 'refusals']}>
          <AcceptInvitation token={token} name={me.name} />
        </Messages>
      ) : (
        <>
          <Messages of={['setup', 'refusals']}>
            <RegisterForm token={token} />
          </Messages>
          <p>
            <Link
              href={`/sign-in?next=${encodeURIComponent(`/join/${token}`)}`}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {t('haveAccount')}
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}
