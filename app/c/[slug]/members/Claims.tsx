/** Members who say that they played here as guests: an organiser knows whether it is so. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';

export interface ClaimsProps {
  readonly clubId: string;
  readonly claims: readonly {
    readonly userId: string;
    readonly name: string;
    readonly playerId: string;
    readonly player: string;
  }[];
}

export function Claims({ clubId, claims }: ClaimsProps) {
  const t = useTranslations('members');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const answer = (userId: string, playerId: string, agrees: boolean) =>
    run(async () => {
      await trpc.members.answerClaim.mutate({ clubId, userId, playerId, agrees });
      router.refresh();
      return undefined;
    });
  return (
    <>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      {claims.map(({ userId, name, playerId, player }) => (
        <Notice
          key={userId}
          kind="warning"
          action={
            <div className="flex gap-2">
              <Button busy={busy} kind="primary" onClick={() => answer(userId, playerId, true)}>
                {t('agree')}
              </Button>
              <Button busy={busy} onClick={() => answer(userId, playerId, false)}>
                {t('decline')}
              </Button>
            </div>
          }
        >
          {t('claims', { name, player })}
        </Notice>
      ))}
    </>
  );
}
