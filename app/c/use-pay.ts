/** Marks a line of a plan as paid: all that is open of it, or a part. */
'use client';

import { useRouter } from 'next/navigation';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import type { WrittenLine } from './plan-line';

export interface Part {
  /** Minor units. */
  readonly money: string;
  readonly note: string;
}

export function usePay(clubId: string) {
  const router = useRouter();
  const request = useRequestId();
  const action = useAction();

  /** @param done called once it is paid */
  function pay({ planId, number, open }: WrittenLine, part?: Part, done?: () => void): void {
    if (planId === null) return;
    const body = { clubId, planId, number, expectedOpen: open, ...part };
    void action.run(async () => {
      try {
        await trpc.payments.pay.mutate({ ...body, requestId: request.for(body) });
        request.answered();
      } finally {
        // Paid, or by somebody else meanwhile: either way the page shows it.
        router.refresh();
      }
      done?.();
      return undefined;
    });
  }

  return { ...action, pay };
}
