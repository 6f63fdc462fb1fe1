/** What happens at a table: the store, the half-entered round, and what the buttons do with them. */
'use client';

import { useRef } from 'react';
import type { SentEntry } from '@/app/match-store';
import { useKept } from '@/app/offline/use-kept';
import { type HistoryLine, historyOf } from './history';
import type { Pad, PadView } from './pad';
import type { TableScreenProps } from './TableScreen';
import { useDraft } from './use-draft';
import { useKeys } from './use-keys';
import { useMatch } from './use-match';
import { useElsewhere } from './use-scorer';
import { useUndo } from './use-undo';

export function useTable<Draft, Action, View extends PadView>(
  pad: Pad<Draft, Action, View>,
  { owner, mayScore: may, mayCorrectSettled = false, ...match }: TableScreenProps,
) {
  const { first, clubId, night } = match;
  const { store, state } = useMatch({ game: pad.game, clubId, owner, night, first });
  useKept(owner, { ...match, mayScore: may, mayCorrectSettled }, store);
  const { timeline, rows, nightStatus } = state;
  const over = timeline.state.status !== 'open';
  const settled = nightStatus === 'settled' && !first.carried;
  const mayScore = may && !settled;
  const elsewhere = useElsewhere(over ? null : state.scorer);
  const scoring = mayScore && !over && elsewhere === null;
  const draft = useDraft(`lanturlu-draft-${owner}-${first.id}`, pad, timeline.state, rows);
  // What was begun here waits until this phone scores again.
  const view = pad.view(timeline.state, elsewhere ? pad.empty : draft.draft);
  const lines = historyOf(timeline, rows);
  const { deed, undone, undo, redo, forget } = useUndo(store, state);
  const mayUndo = mayScore && elsewhere === null && deed !== null;
  const saving = useRef(false);
  const saved = useRef<Draft | null>(null);

  const tap = scoring
    ? (action: Action) => {
        forget();
        draft.tap(action);
      }
    : undefined;

  /** Two taps in a hurry are one. */
  async function enter(entry: SentEntry): Promise<void> {
    if (saving.current) return;
    saving.current = true;
    await store.add(entry).finally(() => {
      saving.current = false;
    });
  }

  /** One after the other: each is judged on what the one before it left. */
  async function enterAll(entries: readonly SentEntry[]): Promise<void> {
    for (const entry of entries) await enter(entry);
  }

  function save(): void {
    // Two taps in a hurry are one: what is entered is entered once.
    if (!scoring || !view.ready || saved.current === draft.draft) return;
    saved.current = draft.draft;
    forget();
    draft.clear(store.add(view.entry, draft.seen()));
  }

  /** What the server refused is written anew in its old place; anything else is corrected. */
  function correct(line: HistoryLine, entry: SentEntry): void {
    const refused = state.stop?.kind === 'refused' ? state.stop.item : null;
    const row = refused && rows.find((one) => one.clientId === refused.clientId);
    if (!refused || row?.number !== line.entry || entry.type === 'insert') void enter(entry);
    else if (entry.type === 'amend') void store.replace(refused.clientId, entry.with);
    else void store.discard(refused.clientId);
  }

  useKeys({
    press: tap && ((event) => pressed(pad.keyed(view, event), tap)),
    save,
    undo: () => (mayUndo ? undo() : undefined),
  });

  return {
    store,
    state,
    view,
    lines,
    over,
    mayScore,
    /** After the settlement an organiser still corrects: the difference becomes lines of the plan. */
    mayCorrect: mayScore || (settled && mayCorrectSettled),
    scoring,
    elsewhere,
    begun: !pad.isEmpty(draft.draft),
    /** The settlement is the server's: before it has the close, it would show the match as open. */
    unsent: rows.some((row) => row.state !== 'confirmed'),
    tap,
    enter,
    enterAll,
    save,
    correct,
    undo: { possible: mayUndo, done: undone !== null, take: undo, bringBack: redo, forget },
  };
}

function pressed<Action>(action: Action | null, tap: (action: Action) => void): boolean {
  if (action !== null) tap(action);
  return action !== null;
}
