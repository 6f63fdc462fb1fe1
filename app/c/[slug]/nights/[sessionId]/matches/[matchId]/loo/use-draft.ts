/** The half-entered round: survives a reload, and knows which entries the scorer had seen when he began it. */
'use client';

import { useEffect, useRef, useState } from 'react';
import type { LogRow } from '@/app/match-store';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import {
  type DraftAction,
  EMPTY_DRAFT,
  isEmpty,
  type LooTable,
  type RoundDraft,
  reduce,
} from './draft';

interface Kept {
  readonly draft: RoundDraft;
  /** The newest entry when the first thing was tapped; null before any. */
  readonly after: string | null;
}

const NOTHING: Kept = { draft: EMPTY_DRAFT, after: null };

export function useDraft<Rules extends LooRules>(
  key: string,
  table: LooTable<Rules>,
  state: LooState<Rules>,
  rows: readonly LogRow[],
) {
  const [kept, setKept] = useState<Kept>(NOTHING);
  const loaded = useRef(false);

  useEffect(() => {
    const left = recall(key);
    loaded.current = true;
    if (left) setKept(left);
  }, [key]);

  useEffect(() => {
    if (loaded.current) remember(key, kept);
  }, [key, kept]);

  return {
    draft: kept.draft,
    tap(action: DraftAction): void {
      setKept((now) => ({
        draft: reduce(table, state, now.draft, action),
        after: isEmpty(now.draft) ? (rows.at(-1)?.clientId ?? null) : now.after,
      }));
    },
    clear(): void {
      setKept(NOTHING);
    },
    /** How many confirmed entries he had before him; undefined where all of them were his own. */
    seen(): number | undefined {
      if (isEmpty(kept.draft)) return undefined;
      if (kept.after === null) return 0;
      const row = rows.find((one) => one.clientId === kept.after);
      return row?.state === 'confirmed' ? row.number : undefined;
    },
  };
}

function recall(key: string): Kept | null {
  try {
    const text = localStorage.getItem(key);
    const kept: unknown = text === null ? null : JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function remember(key: string, kept: Kept): void {
  try {
    if (isEmpty(kept.draft)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

/** What an older version of the app left behind may have another form. */
function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('draft' in value)) return false;
  const { draft } = value;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    ['absent', 'calls', 'tricks'].every((name) => Array.isArray(Reflect.get(draft, name))) &&
    'rest' in draft
  );
}
