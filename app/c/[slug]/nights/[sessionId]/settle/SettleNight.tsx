/** Settling asks once: afterwards the night is frozen. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Sheet } from '@/app/ui/Sheet';

export type SettleNightProps = {
  clubId: string;
  sessionId: string;
  /** Of the night as the page shows it. */
  version: number;
  /** Ref of the player with whom everybody settles; null for the fewest payments. */
  treasurer: string | null;
};

export function SettleNight({ clubId, sessionId, version, treasurer }: SettleNightProps) {
  const t = useTranslations('settle');
  const c = useTranslations('common');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { busy, failure, run } = useAction();

  function settle() {
    run(async () => {
      try {
        const seen = { expectedVersion: version, treasurer };
        await trpc.settlement.settle.mutate({ clubId, sessionId, ...seen });
      } finally {
        // Settled, or moved by somebody else meanwhile: either way the page shows it.
        router.refresh();
      }
      setOpen(false);
      return undefined;
    });
  }

  return (
    <>
      <Button kind="primary" size="large" onClick={() => setOpen(true)}>
        {t('settle')}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        closeLabel={c('close')}
        title={t('askTitle')}
        secondary={
          <Button size="large" onClick={close}>
            {t('notYet')}
          </Button>
        }
        primary={
          <Button kind="primary" size="large" busy={busy} onClick={settle}>
            {t('confirm')}
          </Button>
        }
      >
        <p className="max-w-prose text-pretty">{t('askText')}</p>
        {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      </Sheet>
    </>
  );
}
