/** The table's page: the match at the thumb, and its sheet beside it where there is room. */
import type { ReactNode } from 'react';
import { Answering } from '@/app/ui/Answering';
import { AwayLink } from './AwayLink';

export interface TableFrameProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** The way to the sheet, where it is not beside the table anyway. */
  readonly context: ReactNode;
  readonly lamp: ReactNode;
  readonly preview: ReactNode;
  readonly secondary?: ReactNode;
  readonly primary?: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

export function TableFrame(props: TableFrameProps) {
  const { title, back, context, lamp, preview, secondary, primary, aside, children } = props;
  return (
    <Answering>
      <div
        data-table
        className="mx-auto flex min-h-dvh w-full max-w-6xl pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] lg:gap-8 lg:px-6"
      >
        <div className="mx-auto flex min-h-dvh w-full max-w-2xl min-w-0 flex-1 flex-col">
          <header className="flex min-h-12 items-center gap-2 px-3 pt-[env(safe-area-inset-top)]">
            <AwayLink
              href={back.href}
              className="-ml-1 inline-flex min-h-12 min-w-12 shrink items-center gap-1.5 rounded-card px-1.5 text-sm font-semibold"
            >
              <span aria-hidden="true">←</span>
              <span className="truncate">{back.label}</span>
            </AwayLink>
            {context}
            <div className="ml-auto shrink-0 pr-1.5">{lamp}</div>
          </header>
          <main className="flex flex-1 flex-col">
            <h1 className="sr-only">{title}</h1>
            <div className="flex flex-1 flex-col gap-2.5 px-2.5 pb-2.5">{children}</div>
            <div className="sticky bottom-0 z-10 border-t bg-paper px-2.5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] [@media(max-height:30rem)]:flex [@media(max-height:30rem)]:items-center [@media(max-height:30rem)]:gap-3 [@media(max-height:30rem)]:pb-2 lg:mb-6 lg:rounded-card lg:border">
              <div className="px-1.5 pb-2 [@media(max-height:30rem)]:flex-1 [@media(max-height:30rem)]:pb-0">
                {preview}
              </div>
              <div className="flex items-stretch justify-end gap-2 [@media(max-height:30rem)]:flex-1">
                {secondary}
                {primary ? <div className="flex min-w-0 flex-1 *:flex-1">{primary}</div> : null}
              </div>
            </div>
          </main>
        </div>
        <aside className="sticky top-0 hidden h-dvh w-[25rem] shrink-0 overflow-y-auto py-3 lg:block">
          {aside}
        </aside>
      </div>
    </Answering>
  );
}
