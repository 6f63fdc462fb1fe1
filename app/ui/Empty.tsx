/** A place with nothing in it yet: one sentence, one next step. */
import type { ReactNode } from 'react';

export type EmptyProps = {
  children: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
};

export function Empty({ children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-edge px-5 py-6">
      <p className="max-w-prose text-lg text-pretty">{children}</p>
      {action}
    </div>
  );
}
