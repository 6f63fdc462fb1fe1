/** The last look before a correction is entered: what it moves. */
'use client';

import { useTranslations } from 'next-intl';
import type { TableState as StoreState } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import type { LogEntry } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { whatItMoves } from '@/engine/match/moves';
import { replay } from '@/engine/match/replay';
import type { HistoryLine } from './history';
import { MovesTable } from './MovesTable';
import type { Words } from './words';

export interface MovesSheetProps {
  readonly game: AnyGame;
  readonly state: StoreState;
  readonly lines: readonly HistoryLine[];
  readonly written: LogEntry;
  readonly words: Words;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function MovesSheet(props: MovesSheetProps) {
  const { game, state, lines, written, words, onBack, onClose, onConfirm } = props;
  const t = useTranslations('correct');
  const { timeline, setup } = state;
  const after = replay(game, setup, [...timeline.log, written], timeline);
  const roundOf = (entry: number) => lines.find((line) => line.entry === entry)?.round ?? null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('whatItMoves')}
      closeLabel={t('leaveIt')}
      secondary={
        <Button size="large" onClick={onBack}>
          {t('back')}
        </Button>
      }
      primary={
        <Button kind="primary" size="large" onClick={onConfirm}>
          {t(CONFIRM[written.type] ?? 'correctIt')}
        </Button>
      }
    >
      <MovesTable moves={whatItMoves(timeline, after, game)} words={words} roundOf={roundOf} />
    </Sheet>
  );
}

const CONFIRM: Partial<Record<LogEntry['type'], 'takeOut' | 'putIn'>> = {
  void: 'takeOut',
  insert: 'putIn',
};
