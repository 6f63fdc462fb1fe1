/** Something that has no way back for a season: asked first, and done only then. */
'use client';

import { useCallback, useState } from 'react';
import { type Outcome, useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import type { ButtonKind } from '@/app/ui/button-look';
import { Notice } from '@/app/ui/Notice';
import { Sheet } from '@/app/ui/Sheet';

export type AskFirstProps = {
  /** What is to be done, before it is asked and after. */
  label: string;
  kind?: ButtonKind;
  title: string;
  text: string;
  /** What there is to say instead. */
  keep: string;
  deed: () => Promise<Outcome>;
};

/** The page gives the namespace `refusals`. */
export function AskFirst({ label, kind = 'quiet', title, text, keep, deed }: AskFirstProps) {
  const { busy, failure, run } = useAction();
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const closing = (work: () => Promise<Outcome>) => async () => {
    const outcome = await work();
    if (outcome !== 'leaving') close();
    return outcome;
  };
  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking ? (
        <Sheet
          open
          onClose={close}
          closeLabel={keep}
          title={title}
          primary={
            <Button kind="danger" size="large" busy={busy} onClick={() => run(closing(deed))}>
              {label}
            </Button>
          }
        >
          <p className="max-w-prose text-pretty">{text}</p>
          {failure ? <Notice kind="error">{failure.text}</Notice> : null}
        </Sheet>
      ) : null}
    </>
  );
}
