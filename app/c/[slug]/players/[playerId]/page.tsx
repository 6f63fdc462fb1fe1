/** A player's years: net over time, highs and lows, and each game in numbers. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { isOne, moneyText, netText, unitsText } from '@/app/c/amounts';
import { GameLinks } from '@/app/c/GameLinks';
import { NothingPlayed } from '@/app/c/NothingPlayed';
import { Messages } from '@/app/i18n/Messages';
import { read, readClub } from '@/app/trpc/read';
import type { PlayerHistory } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { Card } from '@/app/ui/Card';
import { Details } from '@/app/ui/Details';
import { formatDate } from '@/app/ui/format';
import { Page } from '@/app/ui/Page';
import { GAME_IDS } from '@/engine/match/game';
import { courseOf } from '@/server/history/course';
import { Facts } from './Facts';
import { gameFacts } from './game-facts';
import { NetGraph } from './NetGraph';
import { NetTable } from './NetTable';
import { Opponents } from './Opponents';
import { Ratings } from './Ratings';

type Props = {
  params: Promise<{ slug: string; playerId: string }>;
  searchParams: Promise<{ game?: string | string[]; others?: string | string[] }>;
};

/** More than a phone can show apart. */
const MOST_POINTS = 200;
/** So many of those he met are to choose from at first. */
const MOST_MET = 20;
/** So many rows stand open at once. */
const FEW = 6;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('history'))('title') };
}

export default async function PlayerYears({ params, searchParams }: Props) {
  const { slug, playerId } = await params;
  const { game: asked, others } = await searchParams;
  const everybody = others === 'all';
  const game = GAME_IDS.find((one) => one === asked);
  const here = `/c/${slug}/players/${playerId}`;
  const club = await readClub(slug, here);
  const [history, ratings, met] = await read(here, (api) =>
    Promise.all([
      api.history.player({ clubId: club.id, playerId, ...(game && { game }) }),
      api.ratings.player({ clubId: club.id, playerId }),
      api.history.met({ clubId: club.id, playerId, ...(everybody ? {} : { most: MOST_MET }) }),
    ]),
  );
  if (game && history.nights.length === 0) redirect(here);
  const t = await getTranslations('history');
  const p = await getTranslations('players');
  const { player, games, nights } = history;
  return (
    <Page
      title={player.name}
      lead={nights.length > 0 ? t('lead', countsOf(history)) : undefined}
      back={{ href: `/c/${slug}/players`, label: p('title') }}
      lamp={<Corner />}
    >
      {games.length > 1 ? (
        <GameLinks
          games={games}
          shown={history.game}
          href={here}
          all={t('all')}
          label={t('games')}
        />
      ) : null}
      {nights.length > 0 ? (
        <>
          <Net history={history} slug={slug} />
          {history.nightsOver > 0 ? <HighsAndLows history={history} /> : null}
        </>
      ) : (
        <NothingPlayed club={club}>{t('empty', { name: player.name })}</NothingPlayed>
      )}
      <Ratings ratings={ratings} game={history.game} />
      {games.length > 0 ? <ByGame history={history} /> : null}
      {met.others.length > 0 ? (
        <section
          id="against"
          aria-labelledby="against-title"
          className="flex scroll-mt-4 flex-col gap-3 pt-4"
        >
          <h2 id="against-title">{t('against.section')}</h2>
          <Messages of={['history']}>
            <Opponents met={met} href={here} />
          </Messages>
        </section>
      ) : null}
    </Page>
  );
}

function countsOf({ nights }: PlayerHistory) {
  const games = nights.flatMap((night) => night.games);
  return { nights: nights.length, matches: games.reduce((so, { matches }) => so + matches, 0) };
}

async function Net({ history, slug }: { history: PlayerHistory; slug: string }) {
  const t = await getTranslations('history');
  const locale = await getLocale();
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  const { nights, units, money, game, games, comparedIn } = history;
  const { points, highest, lowest } = courseOf(
    nights.map((night) => ({ ...night, net: comparedIn ? night.money!.money : night.units })),
    MOST_POINTS,
  );
  const written = (exact: string) => netText(exact, comparedIn, locale);
  const days = { from: day(nights[0]?.date ?? ''), to: day(nights.at(-1)?.date ?? '') };
  const course = t('course', {
    ...days,
    now: written(points.at(-1)?.total ?? '0'),
    highest: written(highest.total),
    highestOn: day(highest.date),
    lowest: written(lowest.total),
    lowestOn: day(lowest.date),
  });
  return (
    <section aria-labelledby="net" className="flex flex-col gap-3">
      <h2 id="net">{t('graph')}</h2>
      <div>
        <Amount
          text={t('units', { units: unitsText(units, locale), one: isOne(units) })}
          size="row"
        />
        {money.map((one) => (
          <p key={one.currency} className="text-soft">
            {t('moneyOver', {
              money: moneyText(one.money, one.currency, locale, { signed: true }),
              nights: one.nights,
            })}
          </p>
        ))}
      </div>
      <Card>
        <NetGraph
          totals={points.map(({ total }) => total)}
          title={t('graph')}
          description={course}
          labels={{
            zero: '0',
            highest: written(highest.total),
            lowest: written(lowest.total),
          }}
          days={days}
        />
      </Card>
      <p className="text-sm text-soft">{course}</p>
      {points.length < nights.length ? (
        <p className="text-sm text-soft">
          {t('thinned', { nights: nights.length, points: points.length })}
        </p>
      ) : null}
      {game === null && games.length > 1 ? (
        <p className="text-sm text-soft">{t(comparedIn ? 'inMoney' : 'severalGames')}</p>
      ) : null}
      <Details summary={t('table')} open={points.length <= FEW}>
        <NetTable points={points} currency={comparedIn} slug={slug} />
      </Details>
      {money.length > 0 ? <p className="text-sm text-soft">{t('moneyNote')}</p> : null}
    </section>
  );
}

async function HighsAndLows({ history }: { history: PlayerHistory }) {
  const t = await getTranslations('history');
  const locale = await getLocale();
  const { best, worst, streaks, nightsOver, comparedIn } = history;
  const of = t('of.nights', { count: nightsOver });
  const night = (name: 'best' | 'worst', one: typeof best) =>
    one === null
      ? []
      : [
          {
            name: t(name),
            value: <Amount text={netText(one.net, comparedIn, locale)} />,
            of: formatDate(one.date, locale, { weekday: false }),
          },
        ];
  return (
    <section aria-labelledby="highs" className="flex flex-col gap-2 pt-4">
      <h2 id="highs">{t('highs')}</h2>
      <Facts
        facts={[
          ...night('best', best),
          ...night('worst', worst),
          { name: t('wonOnEnd'), value: t('nights', { count: streaks.won }), of },
          { name: t('lostOnEnd'), value: t('nights', { count: streaks.lost }), of },
          { name: t('now'), value: t(`run.${streaks.now.kind}`, { count: streaks.now.nights }) },
        ]}
      />
    </section>
  );
}

async function ByGame({ history }: { history: PlayerHistory }) {
  const t = await getTranslations('history');
  const g = await getTranslations('common.games');
  const shown = history.games.filter(({ game }) => history.game === null || history.game === game);
  const facts = await Promise.all(shown.map(gameFacts));
  return (
    <section aria-labelledby="by-game" className="flex flex-col gap-4 pt-4">
      <h2 id="by-game">{t('byGame')}</h2>
      {shown.map(({ game }, at) => (
        <div key={game} className="flex flex-col gap-2">
          <h3>{g(game)}</h3>
          <Facts facts={facts[at] ?? []} />
        </div>
      ))}
    </section>
  );
}
