/** One's own account: where it is signed in, and how it goes. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Messages } from '@/app/i18n/Messages';
import { read } from '@/app/trpc/read';
import { formatDate } from '@/app/ui/format';
import { Page } from '@/app/ui/Page';
import { Corner } from './Corner';
import { DeleteAccount } from './DeleteAccount';
import { Logins } from './Logins';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('title') };
}

export default async function AccountPage() {
  const t = await getTranslations('account');
  const n = await getTranslations('nav');
  const locale = await getLocale();
  const [me, logins, { clubs }] = await read('/account', (api) =>
    Promise.all([api.auth.me(), api.auth.logins(), api.auth.previewDeletion()]),
  );
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  return (
    <Page
      title={me.name}
      lead={<bdi>{me.email}</bdi>}
      back={{ href: '/?all', label: n('myClubs') }}
      context={t('title')}
      lamp={<Corner />}
    >
      <Messages of={['account', 'refusals']}>
        <Logins
          logins={logins.map(({ since, lastSeen, ...login }) => ({
            ...login,
            note: [
              login.current ? t('current') : t('seen', { date: day(lastSeen) }),
              t('since', { date: day(since) }),
            ].join(' · '),
          }))}
        />
        <DeleteAccount email={me.email} clubs={clubs} />
      </Messages>
    </Page>
  );
}
