/** An organiser answers for those who told him, and for guests. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { AddPlayer } from '@/app/c/[slug]/players/AddPlayer';
import { MorePlayers } from '@/app/c/[slug]/players/MorePlayers';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { Sheet } from '@/app/ui/Sheet';
import { AnswerButtons } from './AnswerButtons';
import type { Answer } from './answers';
import { useAnswer } from './use-answer';

export type OthersAnswersProps = {
  clubId: string;
  plannedId: string;
  day: string;
  /** Who is not `offered` has not come for long: he is asked once he was looked for, or has answered. */
  people: readonly { id: string; name: string; offered: boolean; answer: Answer | null }[];
};

/** The page gives the namespaces `planning`, `players` and `refusals`. */
export function OthersAnswers({ clubId, plannedId, day, people }: OthersAnswersProps) {
  const t = useTranslations('planning');
  const c = useTranslations('common');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const [all, setAll] = useState(false);
  const asked = people.filter(({ offered, answer }) => all || offered || answer !== null);
  return (
    <Answering>
      <Button aria-label={t('othersNamed', { day })} onClick={() => setOpen(true)}>
        {t('others')}
      </Button>
      {open ? (
        <Sheet open onClose={close} closeLabel={c('close')} title={t('othersTitle')}>
          <p className="text-sm text-soft">{t('othersHint')}</p>
          <Rows aria-label={t('othersTitle')}>
            {asked.map(({ id, name, answer }) => (
              <Person key={id} {...{ clubId, plannedId, id, name, answer }} />
            ))}
          </Rows>
          <MorePlayers count={people.length - asked.length} onShow={() => setAll(true)} />
          <AddPlayer clubId={clubId} names={people.map(({ name }) => name)} label={t('addGuest')} />
        </Sheet>
      ) : null}
    </Answering>
  );
}

type PersonProps = {
  clubId: string;
  plannedId: string;
  id: string;
  name: string;
  answer: Answer | null;
};

function Person({ clubId, plannedId, id, name, answer: known }: PersonProps) {
  const t = useTranslations('planning');
  const { answer, failure, say } = useAnswer(clubId, plannedId, id, known);
  return (
    <>
      <Row
        title={<bdi>{name}</bdi>}
        note={t(`states.${answer ?? 'none'}`)}
        trail={
          <AnswerButtons
            legend={name}
            words={{ yes: t('states.yes'), maybe: t('states.maybe'), no: t('states.no') }}
            small
            answer={answer}
            onAnswer={say}
          />
        }
      />
      {failure ? (
        <li>
          <Notice kind="error">{failure.text}</Notice>
        </li>
      ) : null}
    </>
  );
}
