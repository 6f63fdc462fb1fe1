/** Two phones did the same: both stand side by side, and one tap says which stays, or that both do. */
'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { MatchStore, SentEntry, Stop } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import type { LogEntry } from '@/engine/match/entries';
import { EntryWords } from './EntryWords';
import type { HistoryLine } from './history';
import type { Pad, PadView } from './pad';
import type { Words } from './words';

export interface BothNoticeProps<Draft, Action, View extends PadView> {
  readonly pad: Pad<Draft, Action, View>;
  readonly stop: Extract<Stop, { kind: 'both' }>;
  readonly store: MatchStore;
  readonly lines: readonly HistoryLine[];
  readonly words: Words;
}

export function BothNotice<Draft, Action, View extends PadView>(
  props: BothNoticeProps<Draft, Action, View>,
) {
  const { pad, stop, store, lines, words } = props;
  const { item, theirs } = stop;
  const t = useTranslations('table.stop');
  const [busy, setBusy] = useState(false);
  const act = async (action: () => Promise<void>) => {
    setBusy(true);
    await action().finally(() => setBusy(false));
  };
  const correction = item.entry.type === 'void' || item.entry.type === 'amend';
  const mine = <Deed pad={pad} entry={item.entry} words={words} />;
  return (
    <Notice
      kind="warning"
      title={t(correction ? 'bothCorrected' : 'both')}
      action={
        <div className="flex w-full flex-col gap-3">
          <div className="grid gap-2 sm:grid-cols-2">
            {theirs.map((one) => (
              <Side
                key={one.clientId}
                title={one.by ? t('theirs', { name: one.by }) : t('theirsUnnamed')}
                action={
                  <Button busy={busy} onClick={() => void act(() => store.mineInstead(one))}>
                    {t('mineInstead')}
                  </Button>
                }
              >
                <Deed pad={pad} entry={asItStands(one, lines)} words={words} />
              </Side>
            ))}
            <Side
              title={t('mine')}
              action={
                <Button busy={busy} onClick={() => void act(() => store.discard(item.clientId))}>
                  {t('discard')}
                </Button>
              }
            >
              {mine}
            </Side>
          </div>
          {correction ? null : (
            <div>
              <Button busy={busy} onClick={() => void act(() => store.keepBoth())}>
                {t('keepBoth')}
              </Button>
            </div>
          )}
        </div>
      }
    >
      {t(correction ? 'bothCorrectedText' : 'bothText')}
    </Notice>
  );
}

/** A round that was corrected since is shown as it counts now. */
function asItStands(
  { number, entry }: { number: number; entry: LogEntry },
  lines: readonly HistoryLine[],
): LogEntry {
  return lines.find((line) => line.entry === number)?.text ?? entry;
}

interface SideProps {
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Side({ title, action, children }: SideProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-col items-start justify-between gap-2 rounded-card border p-3 text-sm"
    >
      <div>
        <p className="font-bold">{title}</p>
        {children}
      </div>
      {action}
    </section>
  );
}

interface DeedProps<Draft, Action, View extends PadView> {
  readonly pad: Pad<Draft, Action, View>;
  readonly entry: SentEntry | LogEntry;
  readonly words: Words;
}

function Deed<Draft, Action, View extends PadView>(props: DeedProps<Draft, Action, View>) {
  const { pad, entry, words } = props;
  const t = useTranslations('table');
  if (entry.type === 'void') return <p>{t('stop.takenOut')}</p>;
  const text = entry.type === 'amend' || entry.type === 'insert' ? entry.with : entry;
  return (
    <>
      {entry.type === 'insert' ? <p className="text-soft">{t('stop.putIn')}</p> : null}
      <EntryWords entry={text} words={words} RoundWords={pad.RoundWords} />
    </>
  );
}
