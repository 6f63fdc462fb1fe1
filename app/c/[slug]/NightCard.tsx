/** One night of the list. */
import { getLocale, getTranslations } from 'next-intl/server';
import type { NightOfList } from '@/app/trpc/types';
import { Card } from '@/app/ui/Card';
import { NightHead } from './NightHead';
import { NightNets } from './NightNets';

export async function NightCard({ slug, night }: { slug: string; night: NightOfList }) {
  const t = await getTranslations('clubs');
  const locale = await getLocale();
  const playing = night.matches.some(({ status }) => status === 'open');
  const tag = night.status === 'settled' ? 'settled' : playing ? 'underWay' : 'notSettled';
  return (
    <Card className="flex flex-col gap-1">
      <NightHead night={night} href={`/c/${slug}/nights/${night.id}`} tag={t(tag)} />
      <NightNets night={night} locale={locale} />
    </Card>
  );
}
