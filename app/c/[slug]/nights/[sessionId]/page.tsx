/** A night: its matches, how everybody stands, the board for the others, and the way to settle up. */
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Fresh } from '@/app/c/Fresh';
import { mayScore } from '@/app/c/may';
import { nightDay } from '@/app/c/night-day';
import { unitMoney } from '@/app/c/unit-value';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Page } from '@/app/ui/Page';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { Unsent } from '@/app/unsent/Unsent';
import { gameKey } from '@/messages/game';
import { BoardLink } from './BoardLink';
import { SameAgain } from './SameAgain';
import { Standings } from './Standings';
import { TakeAlong } from './TakeAlong';

type Props = { params: Promise<{ slug: string; sessionId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, sessionId } = await params;
  const club = await readClub(slug, `/c/${slug}/nights/${sessionId}`);
  return { title: `${(await getTranslations('nights'))('night')} · ${club.name}` };
}

export default async function Night({ params }: Props) {
  const { slug, sessionId } = await params;
  const address = `/c/${slug}/nights/${sessionId}`;
  const club = await readClub(slug, address);
  const locale = await getLocale();
  const t = await getTranslations('nights');
  const g = await getTranslations('common.games');
  const s = await getTranslations('ruleSets');
  const [night, settlement] = await read(address, (api) => {
    const input = { clubId: club.id, sessionId };
    return Promise.all([api.sessions.get(input), api.settlement.get(input)]);
  });
  const { currency } = night;
  const open = night.matches.find(({ status }) => status === 'open');
  const tables = new Set(night.matches.map(({ tableNumber }) => tableNumber));
  const playing = night.matches.filter(({ status }) => status === 'open');
  // Another is played at its table: then there is nothing to repeat.
  const over = night.matches
    .filter(({ status, tableNumber }) => {
      return status !== 'open' && !playing.some((one) => one.tableNumber === tableNumber);
    })
    .at(-1);
  const noteOf = (match: (typeof night.matches)[number]) =>
    [
      t(`status.${match.status}`),
      tables.size > 1 ? s('tableNumber', { number: String(match.tableNumber) }) : null,
      match.houseRules?.name,
    ]
      .filter(Boolean)
      .join(' · ');
  const settled = night.status === 'settled';
  const scorer = mayScore(club.role);
  const worth = currency === null ? null : unitMoney(night.unitValue, currency, locale);
  const date = nightDay(night.date, locale);

  const toTable = open ? (
    <ButtonLink kind="primary" size="large" href={`${address}/matches/${open.id}`}>
      {t('backToTable')}
    </ButtonLink>
  ) : null;
  const toSettle = (
    <ButtonLink kind={open ? 'quiet' : 'primary'} size="large" href={`${address}/settle`}>
      {t(settled ? 'settlement' : 'settleUp')}
    </ButtonLink>
  );
  return (
    <Page
      title={night.name ?? date}
      lead={[night.name ? date : null, worth ? t('worth', { worth }) : null]
        .filter(Boolean)
        .join(' · ')}
      back={{ href: `/c/${slug}`, label: club.name }}
      lamp={<Corner />}
      primary={toTable ?? toSettle}
      secondary={toTable ? toSettle : undefined}
    >
      <Fresh stamp={crypto.randomUUID()} />
      <Unsent />
      <section aria-labelledby="matches" className="flex flex-col gap-3">
        <h2 id="matches">{t('matches')}</h2>
        <Rows>
          {night.matches.map((match) => (
            <Row
              key={match.id}
              href={`${address}/matches/${match.id}`}
              lead={match.number}
              title={g(gameKey(match.game))}
              note={noteOf(match)}
              trail={<span aria-hidden="true">→</span>}
            />
          ))}
        </Rows>
        {scorer && !settled && over ? (
          <Messages of={['ruleSets', 'refusals']}>
            <SameAgain slug={slug} clubId={club.id} sessionId={sessionId} matchId={over.id} />
          </Messages>
        ) : null}
        {scorer && !settled ? (
          <div>
            <ButtonLink href={`/c/${slug}/nights/new?night=${sessionId}`}>
              {t('anotherMatch')}
            </ButtonLink>
          </div>
        ) : null}
      </section>
      <section aria-labelledby="standings" className="flex flex-col gap-2 pt-4">
        <h2 id="standings">{t('standings')}</h2>
        <Standings lines={settlement.lines} currency={currency} locale={locale} />
        {settlement.expenses.length > 0 && settlement.lines.some(({ money }) => money !== null) ? (
          <p className="text-sm text-soft">{t('withExpenses')}</p>
        ) : null}
      </section>
      {scorer ? (
        <section aria-labelledby="board" className="flex flex-col gap-3 pt-4">
          <h2 id="board">{t('board.title')}</h2>
          <Messages of={['nights', 'refusals']}>
            <BoardLink clubId={club.id} sessionId={sessionId} />
          </Messages>
        </section>
      ) : null}
      <TakeAlong address={address} />
    </Page>
  );
}
