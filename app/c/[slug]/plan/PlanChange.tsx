/** Changes a planned night, or, where it was called off, says that it takes place after all. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { PlanSheet, type PlanSheetProps } from './PlanSheet';

export type PlanChangeProps = Omit<PlanSheetProps, 'onClose' | 'planned'> & {
  planned: { id: string; version: number };
  day: string;
  calledOff: boolean;
};

export function PlanChange({ day, calledOff, ...props }: PlanChangeProps) {
  const { clubId, planned } = props;
  const t = useTranslations('planning');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { busy, failure, run } = useAction();

  function takesPlace() {
    void run(async () => {
      const asked = { clubId, plannedId: planned.id, calledOff: false };
      await trpc.planning.callOff.mutate(asked);
      router.refresh();
      return undefined;
    });
  }

  return (
    <Answering>
      {calledOff ? (
        <Button busy={busy} onClick={takesPlace}>
          {t('takesPlace')}
        </Button>
      ) : (
        <Button aria-label={t('changeNamed', { day })} onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      {open ? <PlanSheet {...props} onClose={close} /> : null}
    </Answering>
  );
}
