/** What is there for who wants it: a line that opens. */
import type { ReactNode } from 'react';

export type DetailsProps = { summary: ReactNode; open?: boolean; children: ReactNode };

export function Details({ summary, open, children }: DetailsProps) {
  return (
    <details open={open}>
      <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-1.5 font-semibold [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="inline-block text-soft transition-transform [details[open]>summary>&]:rotate-90"
        >
          ›
        </span>
        {summary}
      </summary>
      {children}
    </details>
  );
}
