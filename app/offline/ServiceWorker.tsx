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
    // Missing on plain http.
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    if (build === null) {
      void serviceWorker
        .getRegistrations()
        .then((all) => Promise.all(all.map((one) => one.unregister())));
      return;
    }
    const register = () => {
      serviceWorker
        .register(`/sw.js?v=${build}&l=${locale}`, { updateViaCache: 'none' })
        // A browser set to keep nothing says no; the app works without, as on plain http.
        .catch(() => {});
    };
    // The page first, then what is only for later.
    if (document.readyState === 'complete') return register();
    window.addEventListener('load', register);
    return () => window.removeEventListener('load', register);
  }, [build, locale]);
  return null;
}
