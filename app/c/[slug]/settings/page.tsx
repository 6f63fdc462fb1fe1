/** What the club has settled once for all its nights. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { currencyOptions } from '@/app/c/currencies';
import { mayOrganise } from '@/app/c/may';
import { unitField } from '@/app/c/unit-value';
import { Messages } from '@/app/i18n/Messages';
import { readClub } from '@/app/trpc/read';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';
import { ChangeClub } from './ChangeClub';
import { RemoveDemo } from './RemoveDemo';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('clubs'))('settings') };
}

export default async function Settings({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const club = await readClub(slug, `/c/${slug}/settings`);
  const locale = await getLocale();
  const t = await getTranslations('clubs');
  return (
    <Page title={t('settings')} back={{ href: `/c/${slug}`, label: club.name }} lamp={<Corner />}>
      {mayOrganise(club.role) ? (
        <Messages of={['clubs', 'refusals']}>
          <ChangeClub
            clubId={club.id}
            initial={{
              name: club.name,
              currency: club.currency,
              unitValue: unitField(club.unitValue, club.currency, locale),
              timeZone: club.timeZone,
              locale: club.locale,
              moneyShownTo: club.moneyShownTo,
            }}
            currencies={currencyOptions(locale)}
          />
        </Messages>
      ) : (
        <Notice>{t('onlyOrganisers')}</Notice>
      )}
      {club.demo && club.role === 'owner' ? (
        <Messages of={['demo', 'refusals']}>
          <RemoveDemo clubId={club.id} />
        </Messages>
      ) : null}
    </Page>
  );
}
