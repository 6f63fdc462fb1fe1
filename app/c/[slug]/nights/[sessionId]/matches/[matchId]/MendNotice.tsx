/** Entries that a correction before them left without effect: each counts again once it is mended. */
'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import type { HistoryLine } from './history';
import type { Words } from './words';

export interface MendNoticeProps {
  /** The oldest first: mending it may mend those behind it. */
  readonly lines: readonly HistoryLine[];
  readonly words: Words;
  readonly onOpen: (line: HistoryLine) => void;
}

export function MendNotice({ lines, words, onOpen }: MendNoticeProps) {
  const t = useTranslations('correct');
  const [first] = lines;
  if (!first) return null;
  const looks = ({ round }: HistoryLine) =>
    round === null ? t('needsLook') : t('roundNeedsLook', { round: String(round) });
  const why = ({ errors: [problem] }: HistoryLine) => (problem ? words.problem(problem) : null);
  if (lines.length === 1) {
    return (
      <Notice
        kind="warning"
        title={looks(first)}
        action={<Button onClick={() => onOpen(first)}>{t('mend')}</Button>}
      >
        {why(first)}
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      title={t('manyNeedLook', { count: lines.length })}
      action={
        <ul className="flex max-h-60 w-full flex-col gap-2 overflow-y-auto">
          {lines.map((line) => (
            <li key={line.entry} className="flex items-center justify-between gap-3">
              <span className="min-w-0 text-sm text-pretty">
                <b>{looks(line)}</b> {why(line)}
              </span>
              <Button onClick={() => onOpen(line)} className="shrink-0">
                {t('mend')}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
