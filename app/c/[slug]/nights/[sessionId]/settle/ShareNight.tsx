/** Gives the settlement to the others: the phone's own sharing, or a text to copy. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { CopyField } from '@/app/c/[slug]/nights/[sessionId]/CopyField';
import { Button } from '@/app/ui/Button';
import type { ButtonKind } from '@/app/ui/button-look';
import { Sheet } from '@/app/ui/Sheet';

export type ShareNightProps = { title: string; text: string; kind: ButtonKind };

export function ShareNight({ title, text, kind }: ShareNightProps) {
  const t = useTranslations('settle');
  const c = useTranslations('common');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  async function share() {
    // Plain http has no sharing.
    if (typeof navigator.share !== 'function') {
      setOpen(true);
      return;
    }
    try {
      await navigator.share({ title, text });
    } catch (error) {
      const changedHisMind = error instanceof DOMException && error.name === 'AbortError';
      if (!changedHisMind) setOpen(true);
    }
  }

  return (
    <>
      <Button kind={kind} size="large" onClick={share}>
        {t(kind === 'primary' ? 'share' : 'shareShort')}
      </Button>
      <Sheet open={open} onClose={close} closeLabel={c('close')} title={t('share')}>
        <CopyField label={t('shareLabel')} text={text} rows={text.split('\n').length} />
      </Sheet>
    </>
  );
}
