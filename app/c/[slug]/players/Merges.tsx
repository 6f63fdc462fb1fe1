/** Who was entered twice and is one by now, each to be taken back. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';

export type MergesProps = {
  clubId: string;
  merges: readonly {
    mergeId: string;
    from: string;
    into: string;
    nights: number;
    undoable: boolean;
    /** As people read it. */
    since: string;
  }[];
};

export function Merges({ clubId, merges }: MergesProps) {
  const t = useTranslations('players');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  if (merges.length === 0) return null;
  return (
    <section aria-labelledby="merged" className="flex flex-col gap-3 pt-4">
      <h2 id="merged">{t('mergedTitle')}</h2>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <Rows>
        {merges.map(({ mergeId, from, into, nights, undoable, since }) => (
          <Row
            key={mergeId}
            broad
            title={t('mergedRow', { from, into })}
            note={t('mergedNote', { nights, date: since })}
            trail={
              undoable ? (
                <Button
                  busy={busy}
                  aria-label={t('undoNamed', { from, into })}
                  onClick={() =>
                    run(async () => {
                      await trpc.players.undoMerge.mutate({ clubId, mergeId });
                      router.refresh();
                      return undefined;
                    })
                  }
                >
                  {t('undo')}
                </Button>
              ) : (
                <span className="text-sm text-soft">{t('undoLater')}</span>
              )
            }
          />
        ))}
      </Rows>
    </section>
  );
}
