/** Two players against each other: game by game who finished better, and what it came to. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Facts } from '@/app/c/[slug]/players/[playerId]/Facts';
import { moneyText } from '@/app/c/amounts';
import { read, readClub } from '@/app/trpc/read';
import type { HeadToHead } from '@/app/trpc/types';
import { Empty } from '@/app/ui/Empty';
import { Page } from '@/app/ui/Page';
import { AgainstTable } from './AgainstTable';

type Props = { params: Promise<{ slug: string; playerId: string; otherId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('history'))('against.section') };
}

export default async function Against({ params }: Props) {
  const { slug, playerId, otherId } = await params;
  const club = await readClub(slug);
  const hers = `/c/${slug}/players/${playerId}`;
  const pair = await read(`${hers}/against/${otherId}`, (api) =>
    api.history.headToHead({ clubId: club.id, playerId, otherId }),
  );
  const { player, other, games, nights } = pair;
  const t = await getTranslations('history.against');
  const g = await getTranslations('common.games');
  return (
    <Page
      title={t('title', { one: player.name, other: other.name })}
      lead={t('nights', { nights })}
      back={{ href: hers, label: player.name }}
      lamp={<Corner />}
    >
      {games.length === 0 ? <Empty>{t('noMatch')}</Empty> : null}
      {games.map((one) => (
        <section key={one.game} aria-labelledby={one.game} className="flex flex-col gap-2">
          <h2 id={one.game}>{g(one.game)}</h2>
          <p className="text-sm text-soft">
            {t('over', one)} · {t('equal', { count: one.equal })}
          </p>
          <AgainstTable game={one} names={[player.name, other.name]} labelledBy={one.game} />
        </section>
      ))}
      <Money pair={pair} />
      {games.length > 0 ? <p className="text-sm text-soft">{t('note')}</p> : null}
    </Page>
  );
}

/** Of each of the two whose money the reader may see. */
async function Money({ pair: { player, other } }: { pair: HeadToHead }) {
  const t = await getTranslations('history.against');
  const locale = await getLocale();
  const facts = [player, other].flatMap(({ name, money }) =>
    (money ?? []).map(({ currency, money: minor, matches }) => ({
      name: t('moneyOf', { name, matches }),
      value: moneyText(minor, currency, locale, { signed: true }),
    })),
  );
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="money" className="flex flex-col gap-2">
      <h2 id="money">{t('money')}</h2>
      <Facts facts={facts} />
      <p className="text-sm text-soft">{t('moneyNote')}</p>
    </section>
  );
}
