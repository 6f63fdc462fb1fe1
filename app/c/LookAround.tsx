/** Makes a demo club for who wants to see one before he makes his own, and goes there. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { trpc } from '@/app/trpc/client';
import { refusalOf } from '@/app/trpc/refusal';
import { useAction } from '@/app/trpc/use-action';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';

/** The page gives the namespaces `demo` and `refusals`. */
export function LookAround() {
  const t = useTranslations('demo');
  const router = useRouter();
  const said = useId();
  const { busy, failure, run, setFailure } = useAction();
  const make = async () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    try {
      const { slug } = await trpc.clubs.createDemo.mutate({ timeZone });
      router.push(`/c/${slug}`);
      return 'leaving' as const;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code !== 'too-many-attempts') throw error;
      const minutes = Number(refusal.params.minutes ?? 1);
      setFailure({ text: t('tooOften', { minutes }), field: null });
      return undefined;
    }
  };
  return (
    <Answering>
      <div className="flex flex-col items-start gap-2">
        <Button busy={busy} onClick={() => run(make)}>
          {t('look')}
        </Button>
        {failure ? <Notice kind="error">{failure.text}</Notice> : null}
        <p
          id={said}
          aria-live="polite"
          className={`max-w-prose text-sm text-pretty ${busy ? 'text-ink' : 'text-soft'}`}
        >
          {busy ? t('playing') : t('hint')}
        </p>
        {busy ? (
          <span
            role="progressbar"
            aria-labelledby={said}
            className="block h-1.5 w-full max-w-prose overflow-hidden rounded-full bg-chip"
          >
            <span className="block h-full w-1/3 animate-under-way rounded-full bg-accent" />
          </span>
        ) : null}
      </div>
    </Answering>
  );
}
