/** Opens the sheet for a new night. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import type { ButtonKind } from '@/app/ui/button-look';
import { PlanSheet, type PlanSheetProps } from './PlanSheet';

export type PlanNewProps = Omit<PlanSheetProps, 'planned' | 'onClose'> & {
  /** `quiet` where there is something else to do first. */
  kind: ButtonKind;
};

export function PlanNew({ kind, ...props }: PlanNewProps) {
  const t = useTranslations('planning');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <Answering>
      <Button kind={kind} size="large" full onClick={() => setOpen(true)}>
        {t('plan')}
      </Button>
      {open ? <PlanSheet {...props} planned={null} onClose={close} /> : null}
    </Answering>
  );
}
