/** Gives the settlement to the others: the phone's own sharing, or a text to copy. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Button } from '@/app/ui/Button';
import type { ButtonKind } from '@/app/ui/button-look';
import { CopyField } from '@/app/ui/CopyField';
import { Sheet } from '@/app/ui/Sheet';
import { share } from '@/app/ui/share';

export type ShareNightProps = { title: string; text: string; kind: ButtonKind };

export function ShareNight({ title, text, kind }: ShareNightProps) {
  const t = useTranslations('settle');
  const c = useTranslations('common');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  async function handOver() {
    if (!(await share({ title, text }))) setOpen(true);
  }

  return (
    <>
      <Button kind={kind} size="large" onClick={handOver}>
        {t(kind === 'primary' ? 'share' : 'shareShort')}
      </Button>
      <Sheet open={open} onClose={close} closeLabel={c('close')} title={t('share')}>
        <CopyField label={t('shareLabel')} text={text} rows={text.split('\n').length} />
      </Sheet>
    </>
  );
}
