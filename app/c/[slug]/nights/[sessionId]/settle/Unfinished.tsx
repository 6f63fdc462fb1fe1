/** The matches that are not over: to be closed or carried, carried away, or waiting from an earlier night. */
import { getLocale, getTranslations } from 'next-intl/server';
import { unitsText } from '@/app/c/amounts';
import type { Settlement } from '@/app/trpc/types';
import { formatAmount, formatDate } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';
import { gameKey } from '@/messages/game';
import { CarryButton } from './CarryButton';
import { OpenMatch } from './OpenMatch';

export type UnfinishedProps = {
  clubId: string;
  slug: string;
  sessionId: string;
  settlement: Settlement;
  scorer: boolean;
  organiser: boolean;
};

export async function Unfinished(props: UnfinishedProps) {
  const { clubId, slug, sessionId, settlement, scorer, organiser } = props;
  const t = await getTranslations('settle.match');
  const g = await getTranslations('common.games');
  const locale = await getLocale();
  const day = (date: string) => formatDate(date, locale, { weekday: false });
  const isOpen = settlement.status === 'open';
  return (
    <>
      {settlement.open.map(({ matchId, version, pot, carriedFrom, shares, ...match }) => (
        <OpenMatch
          key={matchId}
          clubId={clubId}
          sessionId={sessionId}
          matchId={matchId}
          version={version}
          game={g(gameKey(match.game))}
          href={`/c/${slug}/nights/${match.sessionId}/matches/${matchId}`}
          text={[
            pot === '0' ? t('potEmpty') : t('pot', { pot: formatAmount(pot, locale) }),
            carriedFrom === null ? null : t('begun', { date: day(carriedFrom) }),
          ]
            .filter(Boolean)
            .join(' ')}
          shares={shares.map((one) => ({ ...one, units: unitsText(one.units, locale) }))}
          scorer={scorer}
          organiser={organiser}
        />
      ))}
      {settlement.carried.map(({ matchId, game, countsIn, date }) => (
        <Notice
          key={matchId}
          action={
            isOpen && organiser && countsIn === null ? (
              <CarryButton clubId={clubId} matchId={matchId} to={sessionId} label={t('back')} />
            ) : undefined
          }
        >
          {date === null
            ? t('waits', { game: g(gameKey(game)) })
            : t('countsOn', { game: g(gameKey(game)), date: day(date) })}
        </Notice>
      ))}
      {organiser
        ? settlement.waiting.map(({ matchId, game, date }) => (
            <Notice
              key={matchId}
              action={
                <CarryButton clubId={clubId} matchId={matchId} to={sessionId} label={t('take')} />
              }
            >
              {t('unfinished', { game: g(gameKey(game)), date: day(date) })}
            </Notice>
          ))
        : null}
    </>
  );
}
