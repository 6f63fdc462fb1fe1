/** A player's net in one match, round by round and posting by posting: what the settlement stands on. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { unitsText } from '@/app/c/amounts';
import { Fresh } from '@/app/c/Fresh';
import { read, readClub } from '@/app/trpc/read';
import { Amount } from '@/app/ui/Amount';
import { Empty } from '@/app/ui/Empty';
import { formatDate } from '@/app/ui/format';
import { Page } from '@/app/ui/Page';
import { PlainList } from '@/app/ui/PlainList';
import { POSTING_REASONS } from '@/engine/money/posting';
import { gameKey } from '@/messages/game';

type Props = {
  params: Promise<{ slug: string; sessionId: string; matchId: string; playerId: string }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settle'))('title') };
}

export default async function Postings({ params }: Props) {
  const { slug, sessionId, matchId, playerId } = await params;
  const club = await readClub(slug);
  const address = `/c/${slug}/nights/${sessionId}/settle`;
  const locale = await getLocale();
  const t = await getTranslations('settle.postings');
  const r = await getTranslations('csv.reasons');
  const g = await getTranslations('common.games');
  const { match, player, net, rounds } = await read(`${address}/${matchId}/${playerId}`, (api) =>
    api.settlement.postings({ clubId: club.id, matchId, playerId }),
  );

  function titleOf({ round, entry }: (typeof rounds)[number]): string {
    if (round !== null) return t('round', { round: String(round) });
    return t(entry === null ? 'start' : 'outside');
  }

  function partyOf({ other, units }: (typeof rounds)[number]['postings'][number]): string {
    const pays = units.startsWith('-');
    if (other === null) return t(pays ? 'toPot' : 'fromPot');
    return t(pays ? 'to' : 'from', { name: other });
  }

  function reasonOf(reason: string): string {
    const known = POSTING_REASONS.find((one) => one === reason);
    return known ? r(known) : reason;
  }

  return (
    <Page
      title={t('title', { name: player.name, net: unitsText(net, locale) })}
      lead={t('lead', {
        game: g(gameKey(match.game)),
        date: formatDate(match.date, locale, { weekday: false }),
      })}
      back={{ href: address, label: t('back') }}
      lamp={<Corner />}
    >
      <Fresh stamp={crypto.randomUUID()} />
      {rounds.length === 0 ? <Empty>{t('none')}</Empty> : null}
      <PlainList className="flex flex-col gap-2">
        {rounds.map((round) => (
          <li
            key={`${round.round}/${round.entry}`}
            className="rounded-card border bg-paper px-4 py-2"
          >
            <div className="flex items-baseline justify-between gap-3 py-1">
              <h2 className="text-base font-semibold">{titleOf(round)}</h2>
              <Amount text={unitsText(round.net, locale)} size="row" />
            </div>
            <PlainList className="text-sm">
              {round.postings.map((posting, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a posting is its place in the round.
                  key={index}
                  className="flex justify-between gap-3 border-t py-1.5"
                >
                  <span className="min-w-0 break-words">
                    {reasonOf(posting.reason)}
                    {posting.trick === null ? '' : ` ${posting.trick}`}{' '}
                    <span className="text-soft">{partyOf(posting)}</span>
                  </span>
                  <Amount text={unitsText(posting.units, locale)} />
                </li>
              ))}
            </PlainList>
          </li>
        ))}
      </PlainList>
    </Page>
  );
}
