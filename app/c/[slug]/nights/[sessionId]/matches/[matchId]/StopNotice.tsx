/** What keeps the queue from going on, and the ways out of it. Nothing that was typed is lost. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MatchStore, SentEntry, Stop } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { AwayLink } from './AwayLink';
import { BothNotice } from './BothNotice';
import type { HistoryLine } from './history';
import type { Pad, PadView, Round } from './pad';
import type { Words } from './words';

export interface StopNoticeProps<Draft, Action, View extends PadView> {
  readonly pad: Pad<Draft, Action, View>;
  readonly stop: Stop;
  readonly store: MatchStore;
  readonly lines: readonly HistoryLine[];
  readonly words: Words;
  readonly here: string;
  /** Opens a round that was refused; absent where it cannot be opened. */
  readonly onEdit: (clientId: string) => void;
}

export function StopNotice<Draft, Action, View extends PadView>(
  props: StopNoticeProps<Draft, Action, View>,
) {
  const { pad, stop, store, lines, words, here, onEdit } = props;
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
          <AwayLink
            href={`/sign-in?next=${encodeURIComponent(here)}`}
            className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {t('signIn')}
          </AwayLink>
        }
      >
        {t('signedOut')}
      </Notice>
    );
  }

  if (stop.kind === 'both') {
    return <BothNotice pad={pad} stop={stop} store={store} lines={lines} words={words} />;
  }

  const { item, refused } = stop;
  const round = roundOf(item.entry);
  const discard = (
    <Button busy={busy} onClick={() => void act(() => store.discard(item.clientId))}>
      {t('discard')}
    </Button>
  );
  const [problem] = refused.problems;
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
      {problem ? words.problem(problem) : r(refused.code, { minutes: 1 })}
    </Notice>
  );
}

function roundOf(entry: SentEntry): Round | null {
  if (entry.type === 'round') return entry;
  return entry.type === 'amend' && entry.with.type === 'round' ? entry.with : null;
}
