/** The night under way: one tap back to its table. */
import { getLocale, getTranslations } from 'next-intl/server';
import type { NightOfList } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Card } from '@/app/ui/Card';
import { NightHead } from './NightHead';
import { NightNets } from './NightNets';

export async function LiveNight({ slug, night }: { slug: string; night: NightOfList }) {
  const t = await getTranslations('clubs');
  const locale = await getLocale();
  const table = night.matches.find(({ status }) => status === 'open');
  const address = `/c/${slug}/nights/${night.id}`;
  return (
    <Card className="flex flex-col gap-3 border-accent">
      <NightHead night={night} href={address} tag={t('underWay')} heading="h2" />
      <NightNets night={night} locale={locale} />
      {table ? (
        <ButtonLink kind="primary" size="large" full href={`${address}/matches/${table.id}`}>
          {t('backToTable')}
        </ButtonLink>
      ) : null}
    </Card>
  );
}
