/** Keeps the open match on this phone, so that its table opens without the server; for its owner alone. */
'use client';

import { useEffect, useRef } from 'react';
import {
  currentOwner,
  keepMatch,
  type MatchStore,
  type OpenedMatch,
  rememberOwner,
  whenOwnerChanges,
} from '@/app/match-store';

export function useKept(owner: string, match: OpenedMatch, store: MatchStore): void {
  const opened = useRef(match);

  useEffect(() => {
    rememberOwner(owner);
    // The server then shows what this browser's present account may see.
    const leave = () => window.location.reload();
    const cameBack = (event: PageTransitionEvent) => {
      if (event.persisted && currentOwner() !== owner) leave();
    };
    const stopListening = whenOwnerChanges(leave);
    window.addEventListener('pageshow', cameBack);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', cameBack);
    };
  }, [owner]);

  useEffect(() => keepMatch(owner, opened.current, store), [owner, store]);
}
