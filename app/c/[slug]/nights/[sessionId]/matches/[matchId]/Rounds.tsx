/** The sheet of the match: its rounds, and what of it can be kept by hand. */
'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MatchSnapshot, MatchStore } from '@/app/match-store';
import { PlainHttp } from '@/app/offline/PlainHttp';
import { Sheet } from '@/app/ui/Sheet';
import { ByHand } from './ByHand';
import { History, type HistoryProps } from './History';
import type { PadView } from './pad';

export interface RoundsProps<Draft, Action, View extends PadView>
  extends HistoryProps<Draft, Action, View> {
  /** What is kept by hand, and where; null for those who watch. */
  readonly kept: { readonly first: MatchSnapshot; readonly store: MatchStore } | null;
}

/** Where there is room for it, beside the table. */
export function Rounds<Draft, Action, View extends PadView>({
  kept,
  ...history
}: RoundsProps<Draft, Action, View>) {
  return (
    <>
      <History {...history} />
      {kept ? <ByHand {...kept} /> : null}
      {kept ? <PlainHttp /> : null}
    </>
  );
}

export interface RoundsSheetProps<Draft, Action, View extends PadView>
  extends RoundsProps<Draft, Action, View> {
  readonly onClose: () => void;
  readonly toClose: ReactNode;
}

/** Over the table, where there is none. */
export function RoundsSheet<Draft, Action, View extends PadView>({
  onClose,
  toClose,
  ...rounds
}: RoundsSheetProps<Draft, Action, View>) {
  const t = useTranslations('table.history');
  return (
    <Sheet open onClose={onClose} title={t('title')} closeLabel={t('done')} secondary={toClose}>
      <Rounds {...rounds} />
    </Sheet>
  );
}
