/** Do you come? The reader’s own answer, one tap. */
'use client';

import { useTranslations } from 'next-intl';
import { Answering } from '@/app/ui/Answering';
import { Notice } from '@/app/ui/Notice';
import { AnswerButtons } from './AnswerButtons';
import type { Answer } from './answers';
import { useAnswer } from './use-answer';

export type OwnAnswerProps = {
  clubId: string;
  plannedId: string;
  /** The day in words. */
  day: string;
  known: Answer | null;
};

/** The page gives the namespaces `planning` and `refusals`. */
export function OwnAnswer({ clubId, plannedId, day, known }: OwnAnswerProps) {
  const t = useTranslations('planning');
  const { answer, failure, say } = useAnswer(clubId, plannedId, null, known);
  return (
    <Answering>
      <AnswerButtons
        legend={t('question', { day })}
        words={{ yes: t('yes'), maybe: t('maybe'), no: t('no') }}
        answer={answer}
        onAnswer={say}
      />
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
    </Answering>
  );
}
