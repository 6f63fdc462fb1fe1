/** Has the browser keep the app's shell, so that it opens without a network; where browsers allow that. */
'use client';

import { useEffect } from 'react';

export interface ServiceWorkerProps {
  /** Names the build; null while developing, where every file changes all the time. */
  readonly build: string | null;
  readonly locale: string;
}

export function ServiceWorker({ build, locale }: ServiceWorkerProps) {
  useEffect(() => {
    // To ask for `navigator.serviceWorker` is of no use: the build takes it to be there, and drops the question.
    if (!window.isSecureContext) return;
    const begin = () => void (build === null ? unregister() : register(build, locale));
    // The page first, then what is only for later.
    if (document.readyState === 'complete') return begin();
    window.addEventListener('load', begin);
    return () => window.removeEventListener('load', begin);
  }, [build, locale]);
  return null;
}

async function register(build: string, locale: string): Promise<void> {
  try {
    const address = `/sw.js?v=${build}&l=${locale}`;
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  } catch {
    // A browser set to keep nothing says no, or has none; the app works without, as on plain http.
  }
}

async function unregister(): Promise<void> {
  try {
    const all = await navigator.serviceWorker.getRegistrations();
    await Promise.all(all.map((one) => one.unregister()));
  } catch {
    // As above.
  }
}
