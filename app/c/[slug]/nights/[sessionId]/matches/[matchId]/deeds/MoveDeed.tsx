/** Somebody takes another seat from the next round on: he leaves his, and sits down at the new one. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Entry, PlayerId } from '@/engine/match/entries';
import { Choice } from './Choice';
import { type DeedProps, placesOf } from './deed';
import { bothPossible } from './refusal';

function entries(player: PlayerId, after: PlayerId): [Entry, Entry] {
  return [
    { type: 'leave', player },
    { type: 'join', player, after },
  ];
}

/** Whether anybody can: most games of points let nobody come back who has left. */
export function mayMove({ game, state }: Pick<DeedProps, 'game' | 'state'>): boolean {
  const [player, after] = state.seats;
  if (player === undefined || after === undefined || state.seats.length < 3) return false;
  return bothPossible(game, state, ...entries(player, after));
}

export function MoveDeed({ state, words, onEnter }: DeedProps) {
  const t = useTranslations('deeds');
  const [player, setPlayer] = useState<PlayerId | null>(null);
  const people = state.seats.map((id) => ({ id, label: words.name(id) }));
  if (player === null) {
    return <Choice legend={t('move.who')} options={people} onChoose={setPlayer} />;
  }
  const others = state.seats.filter((seat) => seat !== player);
  const place = state.seats.indexOf(player);
  const now = state.seats[(place + state.seats.length - 1) % state.seats.length];
  const places = placesOf(others)
    .filter(({ after }) => after !== now)
    .map(({ after, before }) => ({
      id: after,
      label: t('between', { after: words.name(after), before: words.name(before) }),
    }));
  return (
    <Choice
      legend={t('move.where', { name: words.name(player) })}
      options={places}
      onChoose={(after) => onEnter(...entries(player, after))}
    />
  );
}
