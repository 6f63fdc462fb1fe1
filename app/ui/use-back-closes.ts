/** Lets the back gesture close what lies on top of a page, without a route of its own. */
'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type BackStack, backStack } from './back-stack';

let stack: BackStack | undefined;

/** While `open`, going back calls `onBack` instead of leaving the page. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const callback = useRef(onBack);

  useLayoutEffect(() => {
    callback.current = onBack;
  });

  useEffect(() => {
    if (!open) return;
    stack ??= backStack(window);
    return stack.open(() => callback.current());
  }, [open]);
}
