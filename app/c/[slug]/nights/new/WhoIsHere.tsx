/** Everybody of the club to tap: who is here sits down, in the order of tapping. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddPlayer } from '@/app/c/[slug]/players/AddPlayer';
import { MorePlayers } from '@/app/c/[slug]/players/MorePlayers';
import { Button } from '@/app/ui/Button';
import { PlainList } from '@/app/ui/PlainList';

export type Person = {
  id: string;
  name: string;
  /** The table of this night at which he already sits. */
  sitsAt?: number | null;
  /** False for who has not come for long: he is found behind one tap. */
  offered?: boolean;
};

export type WhoIsHereProps = {
  clubId: string;
  hint: string;
  people: readonly Person[];
  order: readonly string[];
  /** How many came last time; none, and there is nothing to repeat. */
  lastTime: number;
  onToggle: (player: string) => void;
  onSameAgain: () => void;
  onAdded: (person: Person) => void;
};

export function WhoIsHere(props: WhoIsHereProps) {
  const { clubId, people, order, lastTime, onToggle, onSameAgain, onAdded } = props;
  const t = useTranslations('nights');
  const s = useTranslations('ruleSets');
  const [all, setAll] = useState(false);
  const shown = people.filter(({ id, offered = true }) => all || offered || order.includes(id));
  return (
    <section aria-labelledby="who" className="flex flex-col gap-3">
      <h2 id="who">{t('who')}</h2>
      <p className="-mt-2 text-sm text-soft">{props.hint}</p>
      {lastTime > 1 && order.length === 0 ? (
        <Button onClick={onSameAgain}>{t('sameAgain', { count: String(lastTime) })}</Button>
      ) : null}
      <PlainList className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {shown.map(({ id, name, sitsAt = null }) => {
          const seat = order.indexOf(id) + 1;
          return (
            <li key={id} className="flex">
              <button
                type="button"
                aria-pressed={seat > 0}
                // Not `disabled`: the reason is to be read by who comes to it.
                aria-disabled={sitsAt !== null || undefined}
                onClick={sitsAt === null ? () => onToggle(id) : undefined}
                className={`flex min-h-[58px] w-full items-center gap-1 rounded-card border py-2 pr-2 pl-3 text-left aria-disabled:opacity-60 ${
                  seat > 0
                    ? 'border-accent bg-paper inset-ring inset-ring-accent'
                    : 'border-dashed border-edge'
                }`}
              >
                <span
                  className={`min-w-0 flex-1 text-base leading-snug font-semibold hyphens-auto ${seat > 0 ? '' : 'text-soft'}`}
                >
                  {name}
                  {sitsAt === null ? null : (
                    <span className="block text-xs font-normal">
                      {s('sits', { number: String(sitsAt) })}
                    </span>
                  )}
                </span>
                <span
                  aria-hidden="true"
                  className="figures min-w-4 shrink-0 text-right text-lg text-accent"
                >
                  {seat > 0 ? seat : null}
                </span>
              </button>
            </li>
          );
        })}
      </PlainList>
      <MorePlayers count={people.length - shown.length} onShow={() => setAll(true)} />
      <AddPlayer
        clubId={clubId}
        names={people.map(({ name }) => name)}
        label={t('addGuest')}
        onAdded={onAdded}
      />
    </section>
  );
}
