/** Everything that was entered, in the order in which it was: who, when, what it replaced; nothing is left out. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LogRow } from '@/app/match-store';
import { Empty } from '@/app/ui/Empty';
import type { Entry } from '@/engine/match/entries';
import { EntryWords, type EntryWordsProps } from './EntryWords';

export interface LogListProps extends Pick<EntryWordsProps, 'words' | 'RoundWords'> {
  readonly rows: readonly LogRow[];
}

export function LogList({ rows, words, RoundWords }: LogListProps) {
  const t = useTranslations('deeds.log');
  const time = useTime();
  if (rows.length === 0) return <Empty>{t('empty')}</Empty>;
  const fates = fatesOf(rows);
  const said = (entry: Entry) => <EntryWords entry={entry} words={words} RoundWords={RoundWords} />;
  return (
    <ol reversed className="flex flex-col gap-1.5">
      {[...rows].reverse().map((row) => {
        const fate = fates.get(row.number);
        return (
          <li key={row.clientId} className="flex rounded-card border bg-paper text-sm">
            <span className="figures grid w-12 shrink-0 place-items-center border-r text-lg text-soft">
              {row.number}
            </span>
            <div className="min-w-0 flex-1 px-3 py-2">
              <p className="text-soft">
                {[time(row.at), row.by ?? t('nobody')].join(' · ')}
                {row.state === 'confirmed' ? null : ` · ${t('waiting')}`}
              </p>
              <Said row={row} said={said} gone={fate !== undefined} />
              {fate ? (
                <p className="font-semibold text-brass">
                  {t(fate.taken ? 'takenOut' : 'corrected', { number: fate.by })}
                </p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type SaidProps = { row: LogRow; said: (entry: Entry) => ReactNode; gone: boolean };

function Said({ row: { entry }, said, gone }: SaidProps) {
  const t = useTranslations('deeds.log');
  const struck = gone ? 'line-through decoration-soft' : '';
  if (entry.type === 'void') return <p className={struck}>{t('void', { number: entry.entry })}</p>;
  if (entry.type === 'amend' || entry.type === 'insert') {
    const title =
      entry.type === 'amend'
        ? t('amend', { number: entry.entry })
        : t('insert', { number: entry.before });
    return (
      <div className={struck}>
        <p>{title}</p>
        <div className="font-semibold">{said(entry.with)}</div>
      </div>
    );
  }
  return <div className={`font-semibold ${struck}`}>{said(entry)}</div>;
}

interface Fate {
  /** The entry that replaced it or took it out. */
  readonly by: number;
  readonly taken: boolean;
}

/** What became of each text that no longer counts: an entry's own, or that of a correction of it. */
export function fatesOf(rows: readonly Pick<LogRow, 'number' | 'entry'>[]): Map<number, Fate> {
  const standing = new Map<number, number>();
  const fates = new Map<number, Fate>();
  for (const { number, entry } of rows) {
    if (entry.type !== 'void' && entry.type !== 'amend') {
      standing.set(number, number);
      continue;
    }
    const stood = standing.get(entry.entry);
    if (stood !== undefined) fates.set(stood, { by: number, taken: entry.type === 'void' });
    if (entry.type === 'amend') standing.set(entry.entry, number);
    else standing.delete(entry.entry);
  }
  return fates;
}

/** By this phone's clock, with the day only where it is another. */
function useTime(): (at: string) => string {
  const locale = useLocale();
  return (at) => {
    const moment = new Date(at);
    const time = { hour: '2-digit', minute: '2-digit' } as const;
    const today = moment.toDateString() === new Date().toDateString();
    return today
      ? moment.toLocaleTimeString(locale, time)
      : moment.toLocaleString(locale, { day: 'numeric', month: 'short', ...time });
  };
}
