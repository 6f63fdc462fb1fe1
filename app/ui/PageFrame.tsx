/** The frame of a page: where one is, its title, its content, and the one thing to do at the thumb. */
import type { ReactNode } from 'react';

export type PageFrameProps = {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** The way to where one came from; stands in the first line. */
  back?: ReactNode;
  /** The first line's words where there is no way back: the club, the round. */
  context?: ReactNode;
  /** The end of the first line: the state of the line, of an entry. */
  lamp?: ReactNode;
  /** The one main thing to do; sits at the bottom right, in reach of the thumb. */
  primary?: ReactNode;
  /** Sits left of it: undo, leave. */
  secondary?: ReactNode;
  /** Stands above the two: what the action will do. */
  preview?: ReactNode;
  /** For tables and sheets that need the width. */
  wide?: boolean;
  /** The title is read out but not shown, because a figure says it. */
  titleHidden?: boolean;
  children: ReactNode;
};

export function PageFrame(props: PageFrameProps) {
  const { title, lead, back, context, lamp, primary, secondary, preview, children } = props;
  const width = props.wide ? 'max-w-5xl' : 'max-w-2xl';
  const bar = primary || secondary || preview;
  return (
    <div className="flex min-h-dvh flex-col pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <header className={`mx-auto w-full px-4 pt-[max(0.25rem,env(safe-area-inset-top))] ${width}`}>
        {back || context || lamp ? (
          <div className="flex min-h-12 items-center gap-3 text-sm text-soft">
            {back}
            {context ? <span className="min-w-0 truncate">{context}</span> : null}
            {lamp ? <div className="ml-auto shrink-0">{lamp}</div> : null}
          </div>
        ) : null}
        <h1 className={props.titleHidden ? 'sr-only' : 'pt-1 pb-1'}>{title}</h1>
        {lead ? <p className="pb-2 text-soft">{lead}</p> : null}
      </header>
      <main className="flex flex-1 flex-col">
        <div className={`mx-auto flex w-full flex-1 flex-col gap-4 px-4 pt-2 pb-8 ${width}`}>
          {children}
        </div>
        {bar ? (
          <div className="sticky bottom-0 z-10 border-t bg-paper pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <div className={`mx-auto w-full px-3 pt-3 ${width}`}>
              {preview ? <div className="px-1 pb-2.5 text-sm">{preview}</div> : null}
              <div className="flex items-stretch justify-end gap-2">
                {secondary}
                {primary ? (
                  <div className="flex min-w-0 flex-1 *:flex-1 sm:max-w-80">{primary}</div>
                ) : null}
              </div>
            </div>
          </div>
        ) : null}
      </main>
    </div>
  );
}
