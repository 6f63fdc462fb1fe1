/** Reads a page again where it may be old: one came back to it, or the phone was away. */
'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Answers of the server that have been shown: shown again, they come from the browser's memory. */
const shown = new Set<string>();

/** @param stamp another one for every answer of the server */
export function Fresh({ stamp }: { stamp: string }) {
  const router = useRouter();

  useEffect(() => {
    if (shown.has(stamp)) router.refresh();
    shown.add(stamp);
  }, [stamp, router]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) router.refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('pageshow', restored);
    };
  }, [router]);

  return null;
}
