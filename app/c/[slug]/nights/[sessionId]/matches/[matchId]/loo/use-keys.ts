/** The table on a keyboard: a digit gives a trick, with Shift it changes the call; Enter saves, Ctrl+Z undoes. */
'use client';

import { useEffect, useRef } from 'react';
import type { DraftAction } from './draft';
import type { SeatView } from './view';

export interface Keys {
  readonly seats: readonly SeatView[];
  /** Absent for those who watch. */
  readonly tap?: (action: DraftAction) => void;
  readonly save: () => void;
  readonly undo: () => void;
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { seats, tap, save, undo } = latest.current;
      if (!tap || event.defaultPrevented || event.altKey || isElsewhere(event.target)) return;
      const control = event.ctrlKey || event.metaKey;
      if (control && event.key.toLowerCase() === 'z' && !event.shiftKey) undo();
      else if (control) return;
      else if (event.key === 'Enter' && event.target === document.body) save();
      else if (event.key === 'Backspace') tap({ type: 'take-back' });
      else if (/^Digit[1-9]$/.test(event.code)) {
        const seat = seats[Number(event.code.slice(5)) - 1];
        if (!seat) return;
        const { player } = seat;
        if (event.shiftKey && seat.mayCall) tap({ type: 'next-call', player });
        else if (!event.shiftKey && seat.mayWin) tap({ type: 'trick', player });
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A sheet lies over the table, or somebody types. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
}
