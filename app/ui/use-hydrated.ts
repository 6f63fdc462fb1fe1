/** Whether the page answers yet: until then what the server drew looks alive and is not. */
'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
