/** Counts a match in this night, which waits for one: carried away from here, or left by an earlier night. */
'use client';

import { useRouter } from 'next/navigation';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';

export type CarryButtonProps = {
  clubId: string;
  matchId: string;
  to: string;
  label: string;
};

export function CarryButton({ clubId, matchId, to, label }: CarryButtonProps) {
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const carry = () =>
    run(async () => {
      try {
        await trpc.settlement.carry.mutate({ clubId, matchId, from: null, to });
      } finally {
        router.refresh();
      }
      return undefined;
    });
  return (
    <Answering>
      <Button busy={busy} onClick={carry}>
        {label}
      </Button>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
    </Answering>
  );
}
