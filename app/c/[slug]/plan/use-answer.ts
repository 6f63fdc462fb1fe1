/** Says whether somebody comes, shows it at once, and takes it back where it could not be said. */
'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import type { Answer } from './answers';

/** @param known what the server said last; @param playerId null for oneself */
export function useAnswer(
  clubId: string,
  plannedId: string,
  playerId: string | null,
  known: Answer | null,
) {
  const router = useRouter();
  const action = useAction();
  const [seen, setSeen] = useState(known);
  const [said, setSaid] = useState<Answer | null | undefined>(undefined);
  if (seen !== known) {
    setSeen(known);
    setSaid(undefined);
  }

  function say(answer: Answer | null): void {
    if (action.busy) return;
    setSaid(answer);
    const who = playerId === null ? {} : { playerId };
    void action.run(async () => {
      try {
        await trpc.planning.answer.mutate({ clubId, plannedId, answer, ...who });
      } catch (error) {
        setSaid(undefined);
        throw error;
      } finally {
        router.refresh();
      }
      return undefined;
    });
  }

  return { answer: said === undefined ? known : said, failure: action.failure, say };
}
