/** Takes the demo club away, and leads to one's own. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { trpc } from '@/app/trpc/client';
import { refusalOf } from '@/app/trpc/refusal';
import { useAction } from '@/app/trpc/use-action';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';

/** The page gives the namespaces `demo` and `refusals`. */
export function RemoveDemo({ clubId }: { clubId: string }) {
  const t = useTranslations('demo');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const remove = async () => {
    try {
      await trpc.clubs.removeDemo.mutate({ clubId });
    } catch (error) {
      // Another tab was faster.
      if (refusalOf(error)?.code !== 'not-found') throw error;
    }
    router.replace('/?all');
    return 'leaving' as const;
  };
  return (
    <section aria-labelledby="demo" className="flex flex-col items-start gap-3 border-t pt-6">
      <h2 id="demo">{t('removeTitle')}</h2>
      <p aria-live="polite" className="max-w-prose text-pretty text-soft">
        {busy ? t('removing') : t('removeText')}
      </p>
      <Answering>
        <Button busy={busy} onClick={() => run(remove)}>
          {t('remove')}
        </Button>
      </Answering>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
    </section>
  );
}
