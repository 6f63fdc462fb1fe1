/** The reader’s own address for his calendar: shown when asked for, and revoked. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { buttonClass } from '@/app/ui/button-look';
import { CopyField } from '@/app/ui/CopyField';
import { Notice } from '@/app/ui/Notice';
import { Sheet } from '@/app/ui/Sheet';

export function CalendarLink({ clubId }: { clubId: string }) {
  const t = useTranslations('planning.calendar');
  const c = useTranslations('common');
  const [address, setAddress] = useState<string | null>(null);
  const [revoked, setRevoked] = useState(false);
  const close = useCallback(() => setAddress(null), []);
  const { busy, failure, run } = useAction();

  const show = () =>
    run(async () => {
      const { path } = await trpc.planning.makeCalendar.mutate({ clubId });
      setRevoked(false);
      setAddress(window.location.origin + path);
      return undefined;
    });

  const revoke = () =>
    run(async () => {
      await trpc.planning.revokeCalendar.mutate({ clubId });
      setRevoked(true);
      close();
      return undefined;
    });

  return (
    <section aria-labelledby="calendar" className="flex flex-col items-start gap-3 pt-4">
      <h2 id="calendar">{t('title')}</h2>
      <p className="-mt-2 max-w-prose text-sm text-pretty text-soft">{t('text')}</p>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <Answering>
        <Button busy={busy} onClick={show}>
          {t('show')}
        </Button>
      </Answering>
      <p role="status" className="text-sm text-soft empty:hidden">
        {revoked ? t('revoked') : ''}
      </p>
      {address === null ? null : (
        <Sheet
          open
          onClose={close}
          closeLabel={c('close')}
          title={t('title')}
          secondary={
            <Button kind="danger" size="large" busy={busy} onClick={revoke}>
              {t('revoke')}
            </Button>
          }
          primary={
            <a
              href={address.replace(/^https?:/, 'webcal:')}
              className={buttonClass({ kind: 'primary', size: 'large' })}
            >
              {t('subscribe')}
            </a>
          }
        >
          <CopyField label={t('address')} text={address} rows={3} />
          <p className="text-sm text-soft">{t('reach')}</p>
          <p className="text-sm text-soft">{t('whoReads')}</p>
        </Sheet>
      )}
    </section>
  );
}
