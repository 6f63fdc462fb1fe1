/** Who scores, as far as it concerns this phone: whether to watch, and what to say about it. */
'use client';

import { useEffect, useRef, useState } from 'react';
import type { Scorer } from '@/app/match-store';
import { useHydrated } from '@/app/ui/use-hydrated';

export interface Elsewhere {
  /** Null where a link was used, which has no name. */
  readonly name: string | null;
  /** This phone scored until then. */
  readonly taken: boolean;
}

/** @returns null where this phone scores, or nobody does */
export function useElsewhere(scorer: Scorer | null): Elsewhere | null {
  // Which phone this is, the server does not know.
  const here = useHydrated();
  const mine = scorer === null ? null : scorer.mine;
  const had = useRef(false);
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    setTaken(mine === false && had.current);
    if (mine) had.current = true;
  }, [mine]);
  return here && scorer && !scorer.mine ? { name: scorer.name, taken } : null;
}
