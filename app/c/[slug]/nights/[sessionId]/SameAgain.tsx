/** One tap: another match as the one that is over, with the same people, and straight to its table. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';

export type SameAgainProps = { slug: string; clubId: string; sessionId: string; matchId: string };

/** The page gives the namespaces `ruleSets` and `refusals`. */
export function SameAgain({ slug, clubId, sessionId, matchId }: SameAgainProps) {
  const t = useTranslations('ruleSets');
  const router = useRouter();
  const request = useRequestId();
  const { busy, failure, run } = useAction();

  function begin() {
    run(async () => {
      const asked = { clubId, sessionId, matchId };
      const begun = await trpc.sessions.repeatMatch.mutate({
        requestId: request.for(asked),
        ...asked,
      });
      request.answered();
      router.push(`/c/${slug}/nights/${sessionId}/matches/${begun.matchId}`);
      return 'leaving';
    });
  }

  return (
    <Answering>
      <div className="flex flex-col items-start gap-2">
        <Button busy={busy} onClick={begin}>
          {t('again')}
        </Button>
        <p className="text-sm text-soft">{t('againHint')}</p>
        {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      </div>
    </Answering>
  );
}
