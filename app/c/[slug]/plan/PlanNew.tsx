/** Opens the sheet for a new night. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { PlanSheet, type PlanSheetProps } from './PlanSheet';

export function PlanNew(props: Omit<PlanSheetProps, 'planned' | 'onClose'>) {
  const t = useTranslations('planning');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <Answering>
      <Button kind="primary" size="large" onClick={() => setOpen(true)}>
        {t('plan')}
      </Button>
      {open ? <PlanSheet {...props} planned={null} onClose={close} /> : null}
    </Answering>
  );
}
