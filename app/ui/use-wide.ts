/** Whether there is room beside the main thing, as at a desk: where Tailwind's `lg` begins. */
'use client';

import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

/** False until the page answers. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function follow(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
