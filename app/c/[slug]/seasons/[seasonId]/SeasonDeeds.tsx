/** What organisers do with a season: change it, close it, open it again, take it away. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SeasonSheet } from '@/app/c/[slug]/seasons/SeasonSheet';
import { typedOf } from '@/app/c/[slug]/seasons/said';
import { trpc } from '@/app/trpc/client';
import type { Season } from '@/app/trpc/types';
import { useAction } from '@/app/trpc/use-action';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { AskFirst } from './AskFirst';

export type SeasonDeedsProps = {
  clubId: string;
  /** Of the list of seasons. */
  href: string;
  currency: string | null;
  season: Season;
};

export function SeasonDeeds({ clubId, href, currency, season }: SeasonDeedsProps) {
  const t = useTranslations('seasons');
  const c = useTranslations('common');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const seen = { clubId, seasonId: season.id, expectedVersion: season.version };

  /** Where it is refused, the season is no longer what this page shows. */
  const orRefresh = async (deed: Promise<unknown>) => {
    try {
      await deed;
    } catch (error) {
      router.refresh();
      throw error;
    }
  };
  const refreshed = async (deed: Promise<unknown>) => {
    await orRefresh(deed);
    router.refresh();
    return undefined;
  };

  if (season.state === 'closed') {
    return (
      <Deeds failure={failure?.text} version={season.version}>
        <AskFirst
          label={t('reopen')}
          title={t('reopenTitle', { name: season.name })}
          text={t('reopenText')}
          keep={t('reopenKeep')}
          deed={() => refreshed(trpc.seasons.reopen.mutate(seen))}
        />
      </Deeds>
    );
  }
  return (
    <Deeds failure={failure?.text} version={season.version}>
      {season.state === 'over' ? (
        <>
          <p className="max-w-prose text-sm text-soft">{t('closeHint')}</p>
          <Button
            kind="primary"
            busy={busy}
            onClick={() => run(() => refreshed(trpc.seasons.close.mutate(seen)))}
          >
            {t('close')}
          </Button>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{t('change')}</Button>
        <AskFirst
          label={t('remove')}
          kind="danger"
          title={t('removeTitle', { name: season.name })}
          text={t('removeText')}
          keep={t('keep')}
          deed={async () => {
            await orRefresh(trpc.seasons.remove.mutate(seen));
            // Back does not lead to what is gone.
            router.replace(href);
            return 'leaving';
          }}
        />
      </div>
      {open ? (
        <SeasonSheet
          title={t('changeTitle')}
          submitLabel={c('save')}
          initial={typedOf(season)}
          currency={currency}
          onClose={close}
          onSubmit={async (said) => {
            await refreshed(trpc.seasons.change.mutate({ ...seen, ...said }));
            close();
            return undefined;
          }}
        />
      ) : null}
    </Deeds>
  );
}

type DeedsProps = { failure: string | undefined; version: number; children: React.ReactNode };

function Deeds({ failure, version, children }: DeedsProps) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    // What was pressed is gone with the deed: the keyboard goes on where it was.
    if (document.activeElement === document.body) section.current?.focus();
  }, [version]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="flex flex-col items-start gap-3 border-t pt-4 outline-none"
    >
      <Answering>
        <div className="flex flex-col items-start gap-3">{children}</div>
      </Answering>
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
    </section>
  );
}
