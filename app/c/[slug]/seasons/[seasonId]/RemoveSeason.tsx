/** Takes a season away, and asks before: who made it has no way back to it. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Sheet } from '@/app/ui/Sheet';

export type RemoveSeasonProps = {
  which: { clubId: string; seasonId: string };
  name: string;
  /** Of the list of seasons. */
  href: string;
};

/** The page gives the namespaces `seasons` and `refusals`. */
export function RemoveSeason({ which, name, href }: RemoveSeasonProps) {
  const t = useTranslations('seasons');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const [asking, setAsking] = useState(false);
  const keep = useCallback(() => setAsking(false), []);

  const remove = () =>
    run(async () => {
      await trpc.seasons.remove.mutate(which);
      router.push(href);
      return 'leaving';
    });

  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {asking ? (
        <Sheet
          open
          onClose={keep}
          closeLabel={t('keep')}
          title={t('removeTitle', { name })}
          primary={
            <Button kind="danger" size="large" busy={busy} onClick={remove}>
              {t('remove')}
            </Button>
          }
        >
          <p className="max-w-prose text-pretty">{t('removeText')}</p>
          {failure ? <Notice kind="error">{failure.text}</Notice> : null}
        </Sheet>
      ) : null}
    </>
  );
}
