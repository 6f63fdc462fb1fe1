/** Somebody comes: of the night, of the club, or a guest; then where he sits. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddPlayer } from '@/app/c/[slug]/players/AddPlayer';
import { MorePlayers } from '@/app/c/[slug]/players/MorePlayers';
import type { MatchStore } from '@/app/match-store';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Notice } from '@/app/ui/Notice';
import type { PlayerId } from '@/engine/match/entries';
import { Choice } from './Choice';
import { type DeedProps, placesOf } from './deed';
import { refusalOf, withNewcomer } from './refusal';
import { type Comer, useComers } from './use-comers';

export interface JoinDeedProps extends DeedProps {
  readonly clubId: string;
  readonly sessionId: string;
  readonly matchId: string;
  readonly store: Pick<MatchStore, 'meet'>;
  readonly names: ReadonlyMap<PlayerId, string>;
}

/** Any ref that is nobody's: asked about before a newcomer has one. */
const NEWCOMER = 'newcomer';

export function JoinDeed(props: JoinDeedProps) {
  const { game, state, words, clubId, sessionId, matchId, store, names, onEnter } = props;
  const t = useTranslations('deeds');
  const sat = [...state.net.keys()];
  const table = { clubId, sessionId, names, seats: state.seats, sat };
  const { comers, reachable } = useComers(table);
  const [comer, setComer] = useState<Comer | null>(null);
  const [all, setAll] = useState(false);
  const shown = comers.filter(({ faded }) => all || !faded);
  const { busy, failure, run } = useAction();
  const refOf = ({ ref }: Comer) => ref ?? NEWCOMER;
  const asked = (one: Comer, after?: PlayerId) =>
    refusalOf(
      game,
      withNewcomer(state, refOf(one)),
      { type: 'join', player: refOf(one), ...(after === undefined ? {} : { after }) },
      { ...words, name: (player) => (player === refOf(one) ? one.name : words.name(player)) },
    );

  function sit(one: Comer, after: PlayerId) {
    if (one.ref !== null) return onEnter({ type: 'join', player: one.ref, after });
    const { playerId } = one;
    if (playerId === null || busy) return;
    run(async () => {
      const { ref } = await trpc.sessions.seat.mutate({ clubId, sessionId, matchId, playerId });
      store.meet({ ref, name: one.name });
      onEnter({ type: 'join', player: ref, after });
      return undefined;
    });
  }

  if (comer === null) {
    return (
      <>
        <Choice
          legend={t('join.who')}
          options={shown.map((one) => ({
            id: one.key,
            label: one.name,
            note: one.ref === null ? undefined : t('join.ofTheNight'),
            refused: one.sitsAt === null ? asked(one) : t('join.sitsAt', { table: one.sitsAt }),
          }))}
          onChoose={(key) => setComer(comers.find((one) => one.key === key) ?? null)}
        />
        <MorePlayers count={comers.length - shown.length} onShow={() => setAll(true)} />
        {reachable ? (
          <AddPlayer
            clubId={clubId}
            names={comers.map(({ name }) => name)}
            label={t('join.guest')}
            onAdded={({ id, name }) =>
              setComer({ key: id, playerId: id, ref: null, name, sitsAt: null })
            }
          />
        ) : (
          <p className="text-sm text-soft">{t('join.unreachable')}</p>
        )}
      </>
    );
  }
  return (
    <>
      <Choice
        legend={t('join.where', { name: comer.name })}
        options={placesOf(state.seats).map(({ after, before }) => ({
          id: after,
          label: t('between', { after: words.name(after), before: words.name(before) }),
          refused: asked(comer, after),
        }))}
        onChoose={(after) => sit(comer, after)}
      />
      <p aria-live="polite" className="text-sm text-soft empty:hidden">
        {busy ? t('join.seating') : null}
      </p>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
    </>
  );
}
