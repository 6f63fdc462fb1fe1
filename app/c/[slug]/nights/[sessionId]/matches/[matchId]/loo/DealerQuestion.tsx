/** One other is in: what does the dealer do? In words, and only what he may. */
'use client';

import { useTranslations } from 'next-intl';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { DraftAction } from './draft';
import type { Question } from './view';

export interface DealerQuestionProps {
  readonly question: Question;
  readonly words: Words;
  readonly tap: (action: DraftAction) => void;
}

export function DealerQuestion({ question, words, tap }: DealerQuestionProps) {
  const t = useTranslations('table.question');
  const { dealer, other, calls, answer } = question;
  return (
    <fieldset className="pb-1">
      <legend className="pb-2 text-base font-semibold">
        {t('ask', { other: words.name(other), dealer: words.name(dealer) })}
      </legend>
      <div className="flex gap-1.5">
        {calls.map((call) => (
          <button
            key={call}
            type="button"
            aria-pressed={answer === call}
            onClick={() => tap({ type: 'call', player: dealer, call })}
            className="min-h-12 min-w-0 flex-1 rounded-card border border-edge bg-paper px-1.5 py-1 text-base leading-tight font-semibold select-none aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt"
          >
            {t(`answers.${call}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
