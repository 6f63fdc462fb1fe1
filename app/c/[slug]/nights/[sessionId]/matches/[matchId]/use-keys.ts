/** The table on a keyboard: what a key enters, the game says; Enter saves, Ctrl+Z undoes. */
'use client';

import { useEffect, useRef } from 'react';

export interface Keys {
  /** Takes a key as the game's own; false where it is none. Absent for those who watch. */
  readonly press?: (event: KeyboardEvent) => boolean;
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
      const { press, save, undo } = latest.current;
      if (!press || event.defaultPrevented || event.altKey || isElsewhere(event.target)) return;
      const control = event.ctrlKey || event.metaKey;
      if (control && event.key.toLowerCase() === 'z' && !event.shiftKey) undo();
      else if (control) return;
      else if (event.key === 'Enter' && event.target === document.body) save();
      else if (!press(event)) return;
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
