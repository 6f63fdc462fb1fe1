/** Makes a demo club for who wants to see one before he makes his own, and goes there. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';

/** The page gives the namespaces `demo` and `refusals`. */
export function LookAround() {
  const t = useTranslations('demo');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const make = async () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const { slug } = await trpc.clubs.createDemo.mutate({ timeZone });
    router.push(`/c/${slug}`);
    return 'leaving' as const;
  };
  return (
    <Answering>
      <div className="flex flex-col items-start gap-2">
        <Button busy={busy} onClick={() => run(make)}>
          {t('look')}
        </Button>
        <p aria-live="polite" className="max-w-prose text-sm text-pretty text-soft">
          {busy ? t('playing') : t('hint')}
        </p>
        {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      </div>
    </Answering>
  );
}
