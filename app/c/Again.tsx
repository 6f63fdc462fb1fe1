/** As long as it is on a page that somebody looks at, the page is read again: soon at first, then ever more rarely. */
'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const FIRST_MS = 1_500;
/** What still fails after minutes is not worth more than this of anybody's battery. */
const LONGEST_MS = 30_000;

export function Again() {
  const router = useRouter();
  useEffect(() => {
    let wait = FIRST_MS;
    let timer = setTimeout(look, wait);
    function look() {
      if (document.visibilityState === 'visible') {
        router.refresh();
        wait = Math.min(2 * wait, LONGEST_MS);
      }
      timer = setTimeout(look, wait);
    }
    return () => clearTimeout(timer);
  }, [router]);
  return null;
}
