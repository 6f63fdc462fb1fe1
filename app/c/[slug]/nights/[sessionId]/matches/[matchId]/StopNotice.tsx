/** What keeps the queue from going on, and the ways out of it. Nothing that was typed is lost. */
'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MatchStore, SentEntry, Stop } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import type { Pad, PadView, Round } from './pad';
import type { Words } from './words';

export interface StopNoticeProps<Draft, Action, View extends PadView> {
  readonly pad: Pad<Draft, Action, View>;
  readonly stop: Stop;
  readonly store: MatchStore;
  readonly words: Words;
  readonly here: string;
  /** Opens a round that was refused; absent where it cannot be opened. */
  readonly onEdit: (clientId: string) => void;
}

export function StopNotice<Draft, Action, View extends PadView>(
  props: StopNoticeProps<Draft, Action, View>,
) {
  const { pad, stop, store, words, here, onEdit } = props;
  const t = useTranslations('table.stop');
  const r = useTranslations('refusals');
  const [busy, setBusy] = useState(false);
  const act = async (action: () => Promise<void>) => {
    setBusy(true);
    await action().finally(() => setBusy(false));
  };

  if (stop.kind === 'signed-out') {
    return (
      <Notice
        kind="warning"
        action={
          <Link
            href={`/sign-in?next=${encodeURIComponent(here)}`}
            className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {t('signIn')}
          </Link>
        }
      >
        {t('signedOut')}
      </Notice>
    );
  }

  const { item } = stop;
  const round = roundOf(item.entry);
  const discard = (
    <Button busy={busy} onClick={() => void act(() => store.discard(item.clientId))}>
      {t('discard')}
    </Button>
  );
  if (stop.kind === 'refused') {
    const [problem] = stop.refused.problems;
    return (
      <Notice
        kind="error"
        title={t('refused')}
        action={
          <div className="flex flex-wrap gap-2">
            {round ? (
              <Button kind="primary" onClick={() => onEdit(item.clientId)}>
                {t('edit')}
              </Button>
            ) : null}
            {discard}
          </div>
        }
      >
        {problem ? words.problem(problem) : r(stop.refused.code, { minutes: 1 })}
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      title={t('both')}
      action={
        <div className="flex w-full flex-col gap-3">
          <div className="grid gap-2 sm:grid-cols-2">
            {stop.theirs.map(({ clientId, entry, by }) => (
              <Side key={clientId} title={by ? t('theirs', { name: by }) : t('theirsUnnamed')}>
                {entry.type === 'round' ? <pad.RoundWords entry={entry} words={words} /> : null}
              </Side>
            ))}
            <Side title={t('mine')}>
              {round ? <pad.RoundWords entry={round} words={words} /> : null}
            </Side>
          </div>
          <div className="flex flex-wrap gap-2">
            {discard}
            <Button busy={busy} onClick={() => void act(() => store.keepBoth())}>
              {t('keepBoth')}
            </Button>
          </div>
        </div>
      }
    >
      {t('bothText')}
    </Notice>
  );
}

function Side({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="rounded-card border p-3 text-sm">
      <p className="font-bold">{title}</p>
      {children}
    </div>
  );
}

function roundOf(entry: SentEntry): Round | null {
  if (entry.type === 'round') return entry;
  return entry.type === 'amend' && entry.with.type === 'round' ? entry.with : null;
}
