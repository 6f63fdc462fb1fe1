/** Keeps the screen on while somebody scores, where the browser lets us. */
'use client';

import { useEffect, useState } from 'react';
import { canPlay, playUnseen } from './unseen-picture';

/** @returns whether the screen stays on. */
export function useAwake(wanted: boolean): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    // Browsers give the lock over https alone.
    if ('wakeLock' in navigator) return holdLock(setAwake);
    return canPlay() ? playUnseen(setAwake) : undefined;
  }, [wanted]);
  return awake;
}

/** @returns how to let go */
function holdLock(onChange: (awake: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (document.visibilityState === 'hidden' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) return void lock.release();
      onChange(true);
      lock.addEventListener('release', () => onChange(false));
    } catch {
      onChange(false);
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
