/** The half-entered round: survives a reload, and knows which entries the scorer had seen when he began it. */
'use client';

import { useEffect, useRef, useState } from 'react';
import type { LogRow } from '@/app/match-store';
import type { Pad, PadView, TableState } from './pad';

interface Kept<Draft> {
  readonly draft: Draft;
  /** The newest entry when the first thing was tapped; null before any. */
  readonly after: string | null;
}

export function useDraft<Draft, Action, View extends PadView>(
  key: string,
  pad: Pad<Draft, Action, View>,
  state: TableState,
  rows: readonly LogRow[],
) {
  const nothing: Kept<Draft> = { draft: pad.empty, after: null };
  const [kept, setKept] = useState(nothing);
  const loaded = useRef(false);
  const written = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    const left = recall(key, pad);
    loaded.current = true;
    if (left) setKept(left);
  }, [key, pad]);

  useEffect(() => {
    if (!loaded.current) return;
    if (!pad.isEmpty(kept.draft)) return remember(key, kept);
    let newer = false;
    const forget = () => {
      if (!newer) remember(key, null);
    };
    written.current.then(forget, forget);
    return () => {
      newer = true;
    };
  }, [key, kept, pad]);

  return {
    draft: kept.draft,
    tap(action: Action): void {
      setKept((now) => ({
        draft: pad.reduce(state, now.draft, action),
        after: pad.isEmpty(now.draft) ? (rows.at(-1)?.clientId ?? null) : now.after,
      }));
    },
    /** @param saved until then it is kept on the phone: what was typed always lies in one place at least */
    clear(saved: Promise<unknown>): void {
      written.current = saved;
      setKept(nothing);
    },
    /** How many confirmed entries he had before him; undefined where all of them were his own. */
    seen(): number | undefined {
      if (pad.isEmpty(kept.draft)) return undefined;
      if (kept.after === null) return 0;
      const row = rows.find((one) => one.clientId === kept.after);
      return row?.state === 'confirmed' ? row.number : undefined;
    },
  };
}

function recall<Draft, Action, View extends PadView>(
  key: string,
  pad: Pad<Draft, Action, View>,
): Kept<Draft> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('draft' in kept)) return null;
    const after = 'after' in kept && typeof kept.after === 'string' ? kept.after : null;
    return pad.isDraft(kept.draft) ? { draft: kept.draft, after } : null;
  } catch {
    return null;
  }
}

function remember(key: string, kept: unknown): void {
  try {
    if (kept === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}
