/** The page's store: opened with it, sending and following while it is seen. */
'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  browserTabs,
  createMatchStore,
  idbShelf,
  type MatchSnapshot,
  type MatchStore,
  phoneId,
  type TableState,
  trpcTransport,
} from '@/app/match-store';
import type { AnyGame } from '@/engine/match/game';

export interface Opened {
  readonly game: AnyGame;
  readonly clubId: string;
  readonly owner: string;
  /** The night's address. */
  readonly night: string;
  readonly first: MatchSnapshot;
}

export function useMatch({ game, clubId, owner, night, first }: Opened): {
  store: MatchStore;
  state: TableState;
} {
  const [store] = useState(() => {
    const { id: matchId, sessionId } = first;
    const transport = trpcTransport({ clubId, sessionId, matchId });
    return createMatchStore({
      game,
      first,
      shelf: idbShelf(owner),
      transport,
      tabs: browserTabs(owner, matchId),
      phone: phoneId(),
      place: first.session && {
        address: `${night}/matches/${matchId}`,
        date: first.session.date,
        name: first.session.name ?? null,
      },
    });
  });
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    void store.start();
    // A stream that slept may look open and be dead, so it is always opened anew.
    const look = () => {
      if (document.visibilityState === 'hidden') return store.unwatch();
      store.watch();
      store.nudge();
    };
    const away = () => store.unwatch();
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('online', look);
    window.addEventListener('pagehide', away);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('online', look);
      window.removeEventListener('pagehide', away);
      store.unwatch();
      store.end();
    };
  }, [store]);

  return { store, state };
}
