/** The board's address as text and as a code to scan, made when it is asked for. */
'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { CopyField } from '@/app/ui/CopyField';
import { Notice } from '@/app/ui/Notice';
import { Sheet } from '@/app/ui/Sheet';
import { canShare, share } from '@/app/ui/share';

const QrCode = dynamic(() => import('@/app/ui/QrCode').then((module) => module.QrCode));

export function BoardLink({ clubId, sessionId }: { clubId: string; sessionId: string }) {
  const t = useTranslations('nights.board');
  const c = useTranslations('common');
  const [address, setAddress] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { busy, failure, run } = useAction();

  function show() {
    if (address !== null) {
      setOpen(true);
      return;
    }
    run(async () => {
      const { path } = await trpc.links.board.mutate({ clubId, sessionId });
      setAddress(window.location.origin + path);
      setOpen(true);
      return undefined;
    });
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-sm text-pretty text-soft">{t('text')}</p>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <Button busy={busy} onClick={show}>
        {t('show')}
      </Button>
      {address === null ? null : (
        <Sheet
          open={open}
          onClose={close}
          closeLabel={c('close')}
          title={t('title')}
          secondary={
            canShare() ? (
              <Button size="large" onClick={() => share({ title: t('title'), url: address })}>
                {c('share')}
              </Button>
            ) : undefined
          }
          primary={
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-[58px] items-center justify-center rounded-card bg-accent px-5 text-lg font-bold text-accent-ink"
            >
              {t('open')}
            </a>
          }
        >
          {isThisMachineOnly(address) ? <Notice kind="warning">{t('localOnly')}</Notice> : null}
          <div className="flex justify-center">
            <QrCode value={address} label={t('qr')} />
          </div>
          <CopyField label={t('address')} text={address} rows={2} />
          <p className="text-sm text-soft">{t('whoSees')}</p>
        </Sheet>
      )}
    </div>
  );
}

function isThisMachineOnly(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
