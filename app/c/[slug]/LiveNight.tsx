/** The night under way: one tap back to one's own table, or to the first. */
import { getLocale, getTranslations } from 'next-intl/server';
import { read } from '@/app/trpc/read';
import type { NightOfList } from '@/app/trpc/types';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Card } from '@/app/ui/Card';
import { NightHead } from './NightHead';
import { NightNets } from './NightNets';

export type LiveNightProps = {
  slug: string;
  clubId: string;
  night: NightOfList;
  /** Whom the reader plays as. */
  me: string | null;
};

export async function LiveNight({ slug, clubId, night, me }: LiveNightProps) {
  const t = await getTranslations('clubs');
  const locale = await getLocale();
  const address = `/c/${slug}/nights/${night.id}`;
  const { matches, players } = await read(address, (api) =>
    api.sessions.get({ clubId, sessionId: night.id }),
  );
  const open = matches.filter(({ status }) => status === 'open');
  const seats = players.filter(({ playerId }) => playerId === me).map(({ sitsAt }) => sitsAt);
  const own =
    open.find(({ tableNumber }) => seats.includes(tableNumber)) ?? open.find(({ mine }) => mine);
  const table = own ?? open[0];
  return (
    <Card className="flex flex-col gap-3 border-accent">
      <NightHead night={night} href={address} tag={t('underWay')} heading="h2" />
      <NightNets night={night} locale={locale} />
      {table ? (
        <ButtonLink kind="primary" size="large" full href={`${address}/matches/${table.id}`}>
          {t(own && open.length > 1 ? 'myTable' : 'backToTable')}
        </ButtonLink>
      ) : null}
    </Card>
  );
}
