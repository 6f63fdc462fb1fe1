/** Makes one plan of what several nights left open; asks once, for the old lines then point to the new ones. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Select } from '@/app/ui/Select';
import { Sheet } from '@/app/ui/Sheet';

export type SettleTogetherProps = {
  clubId: string;
  currency: string | null;
  people: readonly { id: string; name: string }[];
  /** As the page shows them. */
  lines: readonly { planId: string; number: number; open: string }[];
};

export function SettleTogether({ clubId, currency, people, lines }: SettleTogetherProps) {
  const t = useTranslations('balances');
  const s = useTranslations('settle');
  const c = useTranslations('common');
  const router = useRouter();
  const request = useRequestId();
  const [open, setOpen] = useState(false);
  const [treasurer, setTreasurer] = useState('');
  const close = useCallback(() => setOpen(false), []);
  const { busy, failure, run } = useAction();

  function settle() {
    const body = { clubId, currency, treasurer: treasurer || null, lines: [...lines] };
    run(async () => {
      try {
        await trpc.payments.settleTogether.mutate({ ...body, requestId: request.for(body) });
        request.answered();
      } finally {
        router.refresh();
      }
      setOpen(false);
      return undefined;
    });
  }

  return (
    <Answering>
      <Button kind="primary" size="large" onClick={() => setOpen(true)} className="flex-1">
        {t('together')}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        closeLabel={c('close')}
        title={t('askTitle')}
        primary={
          <Button kind="primary" size="large" busy={busy} onClick={settle}>
            {t('confirm')}
          </Button>
        }
      >
        <p className="max-w-prose text-pretty">{t('askText')}</p>
        <Select
          label={s('how')}
          value={treasurer}
          onChange={(event) => setTreasurer(event.target.value)}
          options={[
            { value: '', label: s('fewest') },
            ...people.map(({ id, name }) => ({ value: id, label: s('treasurer', { name }) })),
          ]}
        />
        {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      </Sheet>
    </Answering>
  );
}
