/** One night that is to come: when and where, and who comes. */
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { nightDay } from '@/app/c/night-day';
import type { PlannedNight } from '@/app/trpc/types';
import { Card } from '@/app/ui/Card';
import { PlainList } from '@/app/ui/PlainList';
import { ANSWERS } from './answers';
import { OwnAnswer } from './OwnAnswer';

export type PlannedCardProps = {
  clubId: string;
  night: PlannedNight;
  tag: 'next' | 'tonight' | 'planned';
  /** Whom the reader plays as; without one he cannot answer. */
  me: string | null;
  heading?: 'h2' | 'h3';
  /** What one can do with it. */
  children?: ReactNode;
};

/** Call it within `Messages` of `planning` and `refusals`. */
export async function PlannedCard(props: PlannedCardProps) {
  const { clubId, night, tag, me, heading: Heading = 'h2', children } = props;
  const t = await getTranslations('planning');
  const locale = await getLocale();
  const day = nightDay(night.date, locale);
  const { calledOff, answers } = night;
  return (
    <Card
      id={night.id}
      className={`flex scroll-mt-4 flex-col gap-3 ${calledOff ? 'border-dashed border-edge text-soft' : ''}`}
    >
      <div>
        <p className="tag">{t(calledOff ? 'calledOff' : tag)}</p>
        <Heading className="pt-1 text-xl">
          {t('at', { day: unbroken(day), time: night.time })}
        </Heading>
        {night.place ? <p className="break-words">{night.place}</p> : null}
        {night.note ? <p className="text-sm break-words text-soft">{night.note}</p> : null}
      </div>
      <PlainList className="flex flex-col gap-0.5 empty:hidden">
        {ANSWERS.map((answer) => {
          const names = answers.filter((one) => one.answer === answer);
          // That nobody comes yet is worth saying; that nobody hesitates is not.
          if (names.length === 0 && (answer !== 'yes' || calledOff)) return null;
          return (
            <li key={answer}>
              <span className="font-semibold">
                {t(`counts.${answer}`, { count: names.length })}
              </span>
              {names.length > 0 ? ': ' : null}
              {names.map(({ playerId, name }, index) => (
                <span key={playerId} className="text-soft">
                  {index > 0 ? ', ' : null}
                  <bdi>{name}</bdi>
                </span>
              ))}
            </li>
          );
        })}
      </PlainList>
      {me !== null && !calledOff ? (
        <OwnAnswer
          clubId={clubId}
          plannedId={night.id}
          day={day}
          known={answers.find(({ playerId }) => playerId === me)?.answer ?? null}
        />
      ) : null}
      {children}
    </Card>
  );
}

/** A date is not torn apart where a line ends. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
