/** The question to the dealer, and what saving would do before it is done: or what is missing for it. */
'use client';

import { useTranslations } from 'next-intl';
import type { PartProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import { isError } from '@/engine/match/problem';
import { DealerQuestion } from './DealerQuestion';
import type { DraftAction } from './draft';
import type { RoundView } from './view';

export function Outcome({ view, words, tap }: PartProps<DraftAction, RoundView>) {
  return (
    <>
      {view.question && tap ? (
        <DealerQuestion question={view.question} words={words} tap={tap} />
      ) : null}
      <Result view={view} words={words} />
    </>
  );
}

function Result({ view, words }: Omit<PartProps<DraftAction, RoundView>, 'tap'>) {
  const t = useTranslations('table');
  const { facts, nextPot, missing, taker, problems, question, inOrder, flush } = view;
  const notes = problems.filter((one) => one.code !== 'seats-unusual');
  const refused = notes.find(isError);
  const warned = notes.find((one) => !isError(one));
  if (refused) return <p className="text-sm font-semibold text-loss">{words.problem(refused)}</p>;
  if (!facts || !nextPot) {
    const waits = question !== null && question.answer === null;
    return (
      <p className="text-sm text-soft">
        {flush?.asking
          ? t('flush.whose')
          : missing > 0
            ? t(inOrder ? 'missingInOrder' : 'missing', { count: missing })
            : waits
              ? t('question.first')
              : ''}
      </p>
    );
  }
  return (
    <div className="flex items-baseline justify-between gap-3 text-sm">
      <p className="min-w-0 text-soft">
        {taker === undefined
          ? looedText(facts.looed.map(words.name), t)
          : taker === null
            ? t('potStays')
            : t('potGoesTo', { name: words.name(taker) })}
        {flush?.holder ? ` · ${looedText(facts.looed.map(words.name), t)}` : null}
        {flush?.holder ? <span className="block">{t('flush.exempt')}</span> : null}
        {warned ? <span className="block text-brass">{words.problem(warned)}</span> : null}
      </p>
      <p className="shrink-0 text-soft">
        {t('nextPot')} <b className="figures text-lg text-ink">{words.units(nextPot)}</b>
      </p>
    </div>
  );
}

function looedText(names: readonly string[], t: ReturnType<typeof useTranslations<'table'>>) {
  if (names.length === 0) return t('nobodyLooed');
  // Five names would push the buttons down; the seats say who they are.
  return names.length > 3
    ? t('looedMany', { count: String(names.length) })
    : t('looed', { names: names.join(', '), count: names.length });
}
