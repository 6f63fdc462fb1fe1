/** A link away from the table. */
'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';

export interface AwayLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** The router's own would weigh three kilobytes here, to fetch pages ahead that nobody opens for hours. */
export function AwayLink({ href, className, children }: AwayLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // To another tab, or to be saved: the browser's own affair.
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  );
}
