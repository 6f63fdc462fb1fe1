/** The fields of an entry that is no round, to correct it: who joined where, who left with what, who paid. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/app/ui/Checkbox';
import type { Entry, Join, Leave, Penalty, Reenganche } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { Choice } from './deeds/Choice';
import { placesOf } from './deeds/deed';
import { PenaltyFields, penaltyOf, textOf } from './deeds/PenaltyFields';
import { refusalOf } from './deeds/refusal';
import type { TableState } from './pad';
import type { Words } from './words';

export type Other = Exclude<Entry, { readonly type: 'round' }>;

export interface OtherEditorProps<Kind extends Other = Other> {
  readonly game: AnyGame;
  /** The table as it was before the entry. */
  readonly before: TableState;
  readonly entry: Kind;
  readonly words: Words;
  /** Null while it cannot be entered. */
  readonly onChange: (entry: Other | null) => void;
}

export function OtherEditor(props: OtherEditorProps) {
  const { game, before, words } = props;
  const [entry, setEntry] = useState<Other | null>(props.entry);
  const refused = entry && refusalOf(game, before, entry, words);
  const change = (next: Other | null) => {
    setEntry(next);
    props.onChange(next !== null && refusalOf(game, before, next, words) === null ? next : null);
  };
  return (
    <>
      <Fields {...props} entry={props.entry} onChange={change} now={entry} />
      <p aria-live="polite" className="text-sm font-semibold text-loss empty:hidden">
        {refused}
      </p>
    </>
  );
}

type FieldsProps<Kind extends Other = Other> = OtherEditorProps<Kind> & { now: Other | null };

function Fields(props: FieldsProps) {
  const { entry, now } = props;
  switch (entry.type) {
    case 'join':
      return <JoinFields {...props} entry={(now ?? entry) as Join} />;
    case 'leave':
      return <LeaveFields {...props} entry={(now ?? entry) as Leave} />;
    case 'reenganche':
      return <ReengancheFields {...props} entry={(now ?? entry) as Reenganche} />;
    case 'penalty':
      return <PenaltyEdit {...props} entry={entry} />;
    case 'close':
      return null;
  }
}

function JoinFields({ before, entry, words, onChange }: FieldsProps<Join>) {
  const t = useTranslations('deeds');
  const { seats, setup } = before;
  const people = setup.players.filter((player) => !seats.includes(player));
  return (
    <>
      <Choice
        legend={t('join.who')}
        options={people.map((id) => ({ id, label: words.name(id) }))}
        chosen={entry.player}
        onChoose={(player) => onChange({ ...entry, player })}
      />
      <Choice
        legend={t('join.where', { name: words.name(entry.player) })}
        options={placesOf(seats).map((place) => ({
          id: place.after,
          label: t('between', { after: words.name(place.after), before: words.name(place.before) }),
        }))}
        chosen={entry.after ?? seats.at(-1) ?? null}
        onChoose={(after) => onChange({ ...entry, after })}
      />
    </>
  );
}

function LeaveFields({ game, before, entry, words, onChange }: FieldsProps<Leave>) {
  const t = useTranslations('deeds');
  const { share: _, ...without } = entry;
  return (
    <>
      <Choice
        legend={t('leave.who')}
        options={before.seats.map((id) => ({ id, label: words.name(id) }))}
        chosen={entry.player}
        onChoose={(player) => onChange({ ...entry, player })}
      />
      {game.id === 'limited-loo' || game.id === 'five-card-loo' ? (
        <Checkbox
          label={t('leave.share')}
          checked={entry.share === true}
          onChange={({ target }) =>
            onChange(target.checked ? { ...without, share: true } : without)
          }
        />
      ) : null}
    </>
  );
}

function ReengancheFields({ game, before, entry, words, onChange }: FieldsProps<Reenganche>) {
  const t = useTranslations('deeds');
  return (
    <Choice
      legend={t('reenganche.who')}
      options={before.seats.map((id) => ({
        id,
        label: words.name(id),
        refused:
          id === entry.player
            ? null
            : refusalOf(game, before, { type: 'reenganche', player: id }, words),
      }))}
      chosen={entry.player}
      onChoose={(player) => onChange({ ...entry, player })}
    />
  );
}

function PenaltyEdit({ before, entry, words, onChange }: FieldsProps<Penalty>) {
  const [text, setText] = useState(() => textOf(entry));
  const { time, by, note } = entry;
  const remarks = Object.fromEntries(
    Object.entries({ time, by, note }).filter(([, value]) => value !== undefined),
  );
  return (
    <PenaltyFields
      state={before}
      text={text}
      words={words}
      onChange={(next) => {
        setText(next);
        const penalty = penaltyOf(next);
        onChange(penalty && { ...remarks, ...penalty });
      }}
    />
  );
}
