/** One thing a form does at the server: busy while it runs, and what was wrong when it failed. */
'use client';

import { useRef, useState } from 'react';
import { refusedField, useRefusal } from './refusal';

export type Failure = { text: string; field: string | null };

/** `leaving`: the page is about to change, so it stays busy until it has. */
export type Outcome = 'leaving' | undefined;

export function useAction() {
  const say = useRefusal();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(action: () => Promise<Outcome>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    let outcome: Outcome;
    try {
      outcome = await action();
    } catch (error) {
      setFailure({ text: say(error), field: refusedField(error) });
    }
    if (outcome === 'leaving') return;
    running.current = false;
    setBusy(false);
  }

  return { busy, failure, run, setFailure };
}
