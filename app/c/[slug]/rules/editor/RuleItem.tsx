/** One house rule: its title and how it stands; opened, what it means and what it can be. */
'use client';

import type { ReactNode } from 'react';

export type RuleItemProps = {
  id: string;
  title: string;
  value: string;
  /** Marked where it is not the book's. */
  mark: string | null;
  error: string | undefined;
  children: ReactNode;
};

export function RuleItem({ id, title, value, mark, error, children }: RuleItemProps) {
  return (
    <li>
      <details
        id={id}
        className={`group rounded-card border bg-paper ${error ? 'border-loss' : mark ? 'border-brass' : ''}`}
      >
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 rounded-card py-2.5 pr-3 pl-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 basis-40 font-semibold">{title}</span>
          <span className="ml-auto flex items-center gap-3 text-right">
            <span>
              <span className={mark ? 'font-semibold' : 'text-soft'}>{value}</span>
              {mark ? <span className="tag block">{mark}</span> : null}
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 12 8"
              className="w-3 shrink-0 fill-none stroke-current stroke-2 group-open:rotate-180"
            >
              <path d="M1 1.5 6 6.5 11 1.5" />
            </svg>
          </span>
          {error ? (
            <span className="w-full text-sm font-semibold text-loss group-open:hidden">
              {error}
            </span>
          ) : null}
        </summary>
        <div className="flex flex-col gap-3 border-t px-4 pt-3 pb-4">{children}</div>
      </details>
    </li>
  );
}
