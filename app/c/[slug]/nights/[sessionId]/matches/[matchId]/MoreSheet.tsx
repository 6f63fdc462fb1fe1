/** What happens beside the rounds: somebody comes, goes or moves, a slip is paid; and all that was entered. */
'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { MatchStore, TableState as StoreState } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import type { Entry, RoundPenalty } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { JoinDeed } from './deeds/JoinDeed';
import { LeaveDeed } from './deeds/LeaveDeed';
import { MoveDeed, mayMove } from './deeds/MoveDeed';
import { PenaltyDeed } from './deeds/PenaltyDeed';
import type { EntryWordsProps } from './EntryWords';
import { LogList } from './LogList';
import type { Words } from './words';

export interface MoreSheetProps {
  readonly game: AnyGame;
  readonly state: StoreState;
  readonly store: MatchStore;
  readonly clubId: string;
  readonly sessionId: string;
  readonly matchId: string;
  readonly words: Words;
  readonly RoundWords: EntryWordsProps['RoundWords'];
  /** Absent for those who watch, and when the match is over: then only the log is here. */
  readonly scoring?: {
    /** A round is half entered, and what is done here comes before it. */
    readonly begun: boolean;
    readonly onEnter: (...entries: readonly Entry[]) => void;
    readonly onFine?: (penalty: RoundPenalty) => void;
    readonly onDeal: () => void;
    readonly onCloseMatch: () => void;
    /** Absent where no referee knows the game. */
    readonly onReferee?: () => void;
  };
  readonly onClose: () => void;
}

type Place = 'menu' | 'join' | 'leave' | 'move' | 'penalty' | 'log';

export function MoreSheet(props: MoreSheetProps) {
  const { game, state, words, scoring, onClose } = props;
  const t = useTranslations('deeds');
  const first: Place = scoring ? 'menu' : 'log';
  const [place, setPlace] = useState<Place>(first);
  const table = state.timeline.state;
  const deed = scoring && { game, state: table, words, onEnter: scoring.onEnter };

  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`titles.${place}`)}
      closeLabel={t('done')}
      secondary={
        place === first ? undefined : (
          <Button size="large" onClick={() => setPlace(first)}>
            {t('back')}
          </Button>
        )
      }
    >
      {scoring?.begun && place !== 'log' ? (
        <p className="text-sm text-brass">{t('beforeThisRound')}</p>
      ) : null}
      {place === 'log' ? (
        <LogList rows={state.rows} words={words} RoundWords={props.RoundWords} />
      ) : !deed || !scoring ? null : place === 'menu' ? (
        <div className="flex flex-col gap-1.5">
          <Item onTap={() => setPlace('join')}>{t('titles.join')}</Item>
          <Item onTap={() => setPlace('leave')}>{t('titles.leave')}</Item>
          <Item onTap={scoring.onDeal}>{t(scoring.onFine ? 'absent' : 'deals')}</Item>
          {mayMove(deed) ? <Item onTap={() => setPlace('move')}>{t('titles.move')}</Item> : null}
          <Item onTap={() => setPlace('penalty')}>{t('titles.penalty')}</Item>
          {scoring.onReferee ? <Item onTap={scoring.onReferee}>{t('referee')}</Item> : null}
          <Item onTap={() => setPlace('log')}>{t('titles.log')}</Item>
          <Item onTap={scoring.onCloseMatch}>{t('close')}</Item>
        </div>
      ) : place === 'join' ? (
        <JoinDeed
          {...deed}
          clubId={props.clubId}
          sessionId={props.sessionId}
          matchId={props.matchId}
          store={props.store}
          names={state.names}
        />
      ) : place === 'leave' ? (
        <LeaveDeed {...deed} />
      ) : place === 'move' ? (
        <MoveDeed {...deed} />
      ) : (
        <PenaltyDeed {...deed} onFine={scoring.onFine} />
      )}
    </Sheet>
  );
}

function Item({ onTap, children }: { onTap: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onTap}
      className="min-h-[54px] rounded-card border bg-paper px-4 text-left font-semibold -outline-offset-3 select-none active:bg-chip"
    >
      {children}
    </button>
  );
}
