/** Lets the back gesture close what lies on top of a page, without a route of its own. */
'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

type Entry = { id: string };

/** Closed by other means, their history entries still to be taken back. */
const leaving = new Set<Entry>();
let count = 0;

/**
 * While `open`, the history has one more entry; going back calls `onBack`. Closed otherwise, the entry is
 * taken back, unless the page went elsewhere meanwhile: then the way back leads over it.
 */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const callback = useRef(onBack);
  const entry = useRef<Entry | null>(null);

  useLayoutEffect(() => {
    callback.current = onBack;
  });

  useEffect(() => {
    if (!open) return;
    // Another sheet just closed in its favour, or React's strict mode mounts it twice: its entry serves on.
    const left = [...leaving].find(({ id }) => id === sheets().at(-1));
    if (left) {
      leaving.delete(left);
      entry.current = left;
    } else {
      count += 1;
      entry.current = { id: `${Date.now()}-${count}` };
      window.history.pushState(
        { ...window.history.state, sheets: [...sheets(), entry.current.id] },
        '',
      );
    }
    const own = entry.current;
    const onPop = () => {
      if (sheets().includes(own.id)) return;
      entry.current = null;
      callback.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (entry.current !== own) return;
      leaving.add(own);
      setTimeout(takeBack);
    };
  }, [open]);
}

function takeBack() {
  const top = sheets();
  const mine = [...leaving].filter(({ id }) => top.includes(id)).length;
  leaving.clear();
  if (mine > 0) window.history.go(-mine);
}

/** The sheets that lie open at the present history entry, the lowest first. */
function sheets(): string[] {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('sheets' in state)) return [];
  return Array.isArray(state.sheets) ? state.sheets.filter((id) => typeof id === 'string') : [];
}
