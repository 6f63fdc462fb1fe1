/** Somebody was entered twice: who he is besides, what goes along, and then one of them. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { trpc } from '@/app/trpc/client';
import type { MergePreview } from '@/app/trpc/types';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { formatDate } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';
import { Select } from '@/app/ui/Select';
import type { ListedPlayer } from './PlayerList';
import type { AboutPlayer } from './PlayerSheet';

const NOBODY = '';

export function MergeForm(props: AboutPlayer & { others: readonly ListedPlayer[] }) {
  const { clubId, player, others, onDone } = props;
  const t = useTranslations('players');
  const r = useTranslations('refusals');
  const locale = useLocale();
  const [intoId, setIntoId] = useState(NOBODY);
  const [preview, setPreview] = useState<MergePreview | null>(null);
  const { busy, failure, run } = useAction();
  const both = { clubId, fromId: player.id, intoId };
  const into = others.find(({ id }) => id === intoId)?.name ?? '';

  function choose(id: string) {
    setIntoId(id);
    setPreview(null);
    if (id === NOBODY) return;
    run(async () => {
      setPreview(await trpc.players.previewMerge.query({ ...both, intoId: id }));
      return undefined;
    });
  }

  return (
    <>
      <p className="text-sm text-soft">{t('mergeText', { name: player.name })}</p>
      <Select
        label={t('mergeOther')}
        value={intoId}
        disabled={busy}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: NOBODY, label: t('mergeNobody') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <div aria-live="polite" className="flex flex-col items-start gap-3">
        {preview?.apart ? (
          <p className="font-semibold text-loss">
            {r(preview.apart.code)}{' '}
            {preview.apart.date === null
              ? null
              : t('mergeApart', {
                  date: formatDate(preview.apart.date, locale, { weekday: false }),
                })}
          </p>
        ) : null}
        {preview && !preview.apart ? (
          <>
            <p>
              {t('mergePreview', { nights: preview.nights, from: player.name, into })}{' '}
              {preview.account ? t('mergeAccount') : null}
            </p>
            <Button
              kind="primary"
              busy={busy}
              onClick={() =>
                run(async () => {
                  await trpc.players.merge.mutate(both);
                  onDone();
                  return undefined;
                })
              }
            >
              {t('mergeDo')}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}
