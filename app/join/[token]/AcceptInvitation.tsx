/** Somebody who is signed in comes into the club with one tap. */
'use client';

import { useTranslations } from 'next-intl';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';

export function AcceptInvitation({ token, name }: { token: string; name: string }) {
  const t = useTranslations('join');
  const { busy, failure, run } = useAction();
  return (
    <Answering>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <Button
        kind="primary"
        size="large"
        full
        busy={busy}
        onClick={() =>
          run(async () => {
            const { slug } = await trpc.members.accept.mutate({ token });
            window.location.assign(`/c/${slug}`);
            return 'leaving';
          })
        }
      >
        {t('joinAs', { name })}
      </Button>
    </Answering>
  );
}
