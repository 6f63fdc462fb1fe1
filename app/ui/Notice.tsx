/** Something to know, in a calm voice: one sentence, and the next step where there is one. */
import type { ReactNode } from 'react';

export type NoticeProps = {
  /** `error` is read out at once, the others when there is a pause. */
  kind?: 'info' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

const BORDERS = { info: 'border-edge', warning: 'border-brass', error: 'border-loss' };

export function Notice({ kind = 'info', title, children, action }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex flex-col items-start gap-3 rounded-card border bg-paper px-4 py-3.5 ${BORDERS[kind]}`}
    >
      <p className="max-w-prose text-pretty">
        {title ? <strong className="font-bold">{title} </strong> : null}
        {children}
      </p>
      {action}
    </div>
  );
}
