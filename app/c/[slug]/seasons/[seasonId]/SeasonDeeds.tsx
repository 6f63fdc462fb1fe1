/** What organisers do with a season: change it, close it, open it again, take it away. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
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

  const does = (deed: () => Promise<unknown>) => () =>
    run(async () => {
      await deed();
      router.refresh();
      return undefined;
    });

  if (season.state === 'closed') {
    return (
      <Deeds failure={failure?.text}>
        <AskFirst
          label={t('reopen')}
          title={t('reopenTitle', { name: season.name })}
          text={t('reopenText')}
          keep={t('reopenKeep')}
          deed={async () => {
            await trpc.seasons.reopen.mutate(seen);
            router.refresh();
            return 'leaving';
          }}
        />
      </Deeds>
    );
  }
  return (
    <Deeds failure={failure?.text}>
      {season.state === 'over' ? (
        <>
          <p className="max-w-prose text-sm text-soft">{t('closeHint')}</p>
          <Button kind="primary" busy={busy} onClick={does(() => trpc.seasons.close.mutate(seen))}>
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
            await trpc.seasons.remove.mutate(seen);
            router.push(href);
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
            await trpc.seasons.change.mutate({ ...seen, ...said });
            close();
            router.refresh();
            return undefined;
          }}
        />
      ) : null}
    </Deeds>
  );
}

type DeedsProps = { failure: string | undefined; children: React.ReactNode };

function Deeds({ failure, children }: DeedsProps) {
  return (
    <section className="flex flex-col items-start gap-3 border-t pt-4">
      <Answering>
        <div className="flex flex-col items-start gap-3">{children}</div>
      </Answering>
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
    </section>
  );
}
