/** A round that a correction before it left without effect: it counts again once it is mended. */
'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import type { HistoryLine } from './history';
import type { Words } from './words';

export interface MendNoticeProps {
  readonly line: HistoryLine;
  readonly words: Words;
  readonly onOpen: () => void;
}

export function MendNotice({ line, words, onOpen }: MendNoticeProps) {
  const t = useTranslations('correct');
  const [problem] = line.errors;
  return (
    <Notice
      kind="warning"
      title={
        line.round === null ? t('needsLook') : t('roundNeedsLook', { round: String(line.round) })
      }
      action={<Button onClick={onOpen}>{t('mend')}</Button>}
    >
      {problem ? words.problem(problem) : null}
    </Notice>
  );
}
