/** Undo without a question, and for a moment the way back from it. */
'use client';

import { useEffect, useState } from 'react';
import type { EntryRef, MatchStore, SentEntry, TableState } from '@/app/match-store';
import { type Deed, lastDeed, redoing, undoing } from '@/app/match-store/undo';
import type { LogEntry } from '@/engine/match/entries';

const OFFERED_MS = 10_000;

export function useUndo(store: MatchStore, state: TableState) {
  const [undone, setUndone] = useState<Deed | null>(null);
  const deed = lastDeed(state.timeline.log);

  useEffect(() => {
    if (undone === null) return;
    const id = setTimeout(() => setUndone(null), OFFERED_MS);
    return () => clearTimeout(id);
  }, [undone]);

  /** Until it is confirmed, an entry is known by its client id alone. */
  const send = (entry: LogEntry) => {
    const name = (number: number): EntryRef => {
      const row = state.rows[number - 1];
      return !row || row.state === 'confirmed' ? number : row.clientId;
    };
    const sent: SentEntry =
      entry.type === 'void' || entry.type === 'amend'
        ? { ...entry, entry: name(entry.entry) }
        : entry;
    return store.add(sent);
  };

  return {
    deed,
    undone,
    forget: () => setUndone(null),
    undo(): void {
      if (!deed) return;
      setUndone(deed);
      void send(undoing(deed));
    },
    redo(): void {
      if (!undone) return;
      setUndone(null);
      void send(redoing(undone));
    },
  };
}
