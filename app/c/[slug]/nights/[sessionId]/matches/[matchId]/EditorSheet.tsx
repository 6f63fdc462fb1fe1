/** An earlier entry, opened again: corrected, taken out, or a forgotten round put in before it. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { EntryRef, SentEntry, TableState as StoreState } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import type { LogEntry } from '@/engine/match/entries';
import { type HistoryLine, stateBefore } from './history';
import { MovesSheet } from './MovesSheet';
import { type Other, OtherEditor } from './OtherEditor';
import type { Pad, PadView } from './pad';
import type { Words } from './words';

export interface EditorProps<Draft, Action, View extends PadView> {
  readonly pad: Pad<Draft, Action, View>;
  readonly state: StoreState;
  readonly lines: readonly HistoryLine[];
  readonly line: HistoryLine;
  readonly words: Words;
  readonly onCorrect: (entry: SentEntry) => void;
  readonly onClose: () => void;
}

export function EditorSheet<Draft, Action, View extends PadView>(
  props: EditorProps<Draft, Action, View>,
) {
  const { pad, state, lines, line, words, onCorrect, onClose } = props;
  const t = useTranslations('correct');
  const round = line.text.type === 'round' ? line.text : null;
  const before = stateBefore(state.timeline, line.entry);
  const [first] = useState(() => (round === null ? null : pad.reopen(before, round)));
  const [opened] = useState(() => first && pad.view(before, first).entry);
  const [draft, setDraft] = useState(first);
  /** Whether it is a round that was forgotten before this entry. */
  const [forgotten, setForgotten] = useState(false);
  const [asked, setAsked] = useState<LogEntry | null>(null);
  const [judging, setJudging] = useState(false);
  /** What an entry that is no round is to become. */
  const [other, setOther] = useState<Other | null>(null);
  const view = draft === null ? null : pad.view(before, draft);
  const tap = (action: Action) => setDraft((now) => now && pad.reduce(before, now, action));

  if (asked !== null) {
    return (
      <MovesSheet
        game={pad.game}
        state={state}
        lines={lines}
        written={asked}
        words={words}
        onBack={() => setAsked(null)}
        onClose={onClose}
        onConfirm={() => onCorrect(named(asked, refOf(state, line)))}
      />
    );
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={
        forgotten
          ? t('titleForgotten')
          : round
            ? t('title', { round: String(line.round ?? '') })
            : t('titleOther')
      }
      closeLabel={t('leaveIt')}
      secondary={
        forgotten ? undefined : (
          <Button
            size="large"
            kind="danger"
            onClick={() => setAsked({ type: 'void', entry: line.entry })}
          >
            {t('takeOut')}
          </Button>
        )
      }
      primary={
        view ? (
          <Button
            kind="primary"
            size="large"
            disabled={!view.ready || (!forgotten && same(view.entry, opened))}
            onClick={() =>
              setAsked(
                forgotten
                  ? { type: 'insert', before: line.entry, with: view.entry }
                  : { type: 'amend', entry: line.entry, with: view.entry },
              )
            }
          >
            {t('seeMoves')}
          </Button>
        ) : line.text.type === 'round' || line.text.type === 'close' ? undefined : (
          <Button
            kind="primary"
            size="large"
            disabled={other === null || same(other, line.text)}
            onClick={() => other && setAsked({ type: 'amend', entry: line.entry, with: other })}
          >
            {t('seeMoves')}
          </Button>
        )
      }
    >
      {line.errors[0] && !forgotten ? (
        <p className="font-semibold text-loss">{words.problem(line.errors[0])}</p>
      ) : null}
      {view ? (
        <>
          <pad.Play view={view} words={words} tap={tap} />
          <div aria-live="polite">
            <pad.Outcome view={view} words={words} tap={tap} />
          </div>
        </>
      ) : (
        <>
          <p className="text-soft">{t('otherText')}</p>
          {line.text.type === 'round' ? null : (
            <OtherEditor
              game={pad.game}
              before={before}
              entry={line.text}
              words={words}
              onChange={setOther}
            />
          )}
        </>
      )}
      {view && pad.Referee ? (
        <Button onClick={() => setJudging(true)}>{t('wasItLegal')}</Button>
      ) : null}
      {view && pad.Referee && judging ? (
        <pad.Referee
          before={before}
          view={view}
          words={words}
          tap={tap}
          onClose={() => setJudging(false)}
        />
      ) : null}
      {forgotten ? null : (
        <Button
          onClick={() => {
            setDraft(pad.empty);
            setForgotten(true);
          }}
        >
          {t('forgotten')}
        </Button>
      )}
    </Sheet>
  );
}

/** Until it is confirmed, an entry is known by its client id alone. */
function refOf({ rows }: StoreState, { entry }: HistoryLine): EntryRef {
  const row = rows[entry - 1];
  return !row || row.state === 'confirmed' ? entry : row.clientId;
}

function named(entry: LogEntry, ref: EntryRef): SentEntry {
  if (entry.type === 'void' || entry.type === 'amend') return { ...entry, entry: ref };
  return entry.type === 'insert' ? { ...entry, before: ref } : entry;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
