/** What is asked next and what saving would do, and below it the keypad. */
'use client';

import { useTranslations } from 'next-intl';
import type { PartProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import { isError } from '@/engine/match/problem';
import type { RummyAction } from './draft';
import { Keypad } from './Keypad';
import type { RummyView } from './view';

export function Outcome({ view, words, tap }: PartProps<RummyAction, RummyView>) {
  return (
    <>
      <Line view={view} words={words} />
      {tap ? (
        // What the keys say changes with each seat: it is not to be read out by itself.
        <div aria-live="off">
          <Keypad view={view} words={words} tap={tap} />
        </div>
      ) : null}
    </>
  );
}

function Line({ view, words }: { view: RummyView; words: Words }) {
  const t = useTranslations('rummy');
  const { asks, problems, at, out, nobody, missing, facts, prize } = view;
  const notes = problems.filter((one) => one.code !== 'seats-unusual');
  const refused = notes.find(isError);
  if (refused) {
    return <p className="pb-1.5 text-sm font-semibold text-loss">{words.problem(refused)}</p>;
  }
  if (out === null && !nobody) {
    return <p className="pb-1.5 font-semibold">{t(`who.${asks.game}`)}</p>;
  }
  const seat = view.seats.find((one) => one.player === at);
  if (seat && missing.length > 0) {
    const name = words.name(seat.player);
    const what = seat.wentOut && asks.game === 'chinchon' ? 'kept' : 'hand';
    const asked = asks.perFigure !== null && !view.byFigures ? 'points' : what;
    return (
      <p className="flex justify-between gap-3 pb-1.5 text-sm text-soft">
        <span className="min-w-0 truncate">{t(`ask.${asked}`, { name })}</span>
        <span className="shrink-0">{t('missing', { count: missing.length })}</span>
      </p>
    );
  }
  if (!facts) {
    return <p className="pb-1.5 text-sm text-soft">{t('missing', { count: missing.length })}</p>;
  }
  const [warned] = notes;
  const winners = view.seats.filter((one) => one.wins).map((one) => words.name(one.player));
  const said =
    winners.length > 0
      ? t('wins', { names: winners.join(', '), count: winners.length })
      : facts.out.length > 0
        ? t('fall', { names: facts.out.map(words.name).join(', '), count: facts.out.length })
        : asks.game === 'loba-de-mas'
          ? t('playOn')
          : t('nobodyFalls');
  return (
    <div className="flex items-baseline justify-between gap-3 pb-1.5 text-sm">
      <p className="min-w-0 text-soft">
        {said}
        {warned ? <span className="block text-brass">{words.problem(warned)}</span> : null}
      </p>
      {prize ? (
        <p className="shrink-0 text-soft">
          {t('prize')} <b className="figures text-lg text-ink">{words.units(prize)}</b>
        </p>
      ) : null}
    </div>
  );
}
