/** What is tapped quickly: its buttons cannot be pressed before the page answers, for the tap would be lost. */
'use client';

import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

export function Answering({ children }: { children?: ReactNode }) {
  const answers = useHydrated();
  return (
    <fieldset disabled={!answers} className="contents">
      {children}
    </fieldset>
  );
}
