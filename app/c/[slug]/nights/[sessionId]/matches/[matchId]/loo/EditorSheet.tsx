/** An earlier round, opened again: the same seats, then what the correction moves, then the correction. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { HistoryLine } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/history';
import { MovesTable } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/MovesTable';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { SentEntry, TableState } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import type { Entry, LogEntry, LooRound } from '@/engine/match/entries';
import { whatItMoves } from '@/engine/match/moves';
import { isError } from '@/engine/match/problem';
import { replay } from '@/engine/match/replay';
import { DealerQuestion } from './DealerQuestion';
import {
  type DraftAction,
  draftOf,
  entryOf,
  type LooTable,
  type RoundDraft,
  reduce,
} from './draft';
import { looState, stateBefore } from './loo-state';
import { Outcome } from './Outcome';
import { PotHead } from './PotHead';
import { Seats } from './Seats';
import { viewOf } from './view';

export interface EditorProps<Rules extends LooRules> {
  readonly table: LooTable<Rules>;
  readonly state: TableState;
  readonly line: HistoryLine;
  readonly words: Words;
  readonly roundOf: (entry: number) => number | null;
  readonly onCorrect: (entry: SentEntry) => void;
  readonly onClose: () => void;
}

export function EditorSheet<Rules extends LooRules>(props: EditorProps<Rules>) {
  const { table, state, line, words, roundOf, onCorrect, onClose } = props;
  const t = useTranslations('correct');
  const round = line.text.type === 'round' ? (line.text as LooRound) : null;
  const before = looState<Rules>(stateBefore(state.timeline, line.entry));
  const [draft, setDraft] = useState<RoundDraft | null>(() =>
    round === null ? null : opened(table, before, round),
  );
  const [asked, setAsked] = useState<Entry | 'void' | null>(null);
  const view = draft && viewOf(table, before, draft);
  const tap = (action: DraftAction) => setDraft((now) => now && reduce(table, before, now, action));

  const row = state.rows[line.entry - 1];
  const ref = row?.state === 'confirmed' || !row ? line.entry : row.clientId;
  const title = round === null ? t('titleOther') : t('title', { round: String(line.round ?? '') });

  if (asked !== null) {
    const written: LogEntry =
      asked === 'void'
        ? { type: 'void', entry: line.entry }
        : { type: 'amend', entry: line.entry, with: asked };
    const { timeline, setup } = state;
    const after = replay(table.game, setup, [...timeline.log, written], timeline);
    return (
      <Sheet
        open
        onClose={onClose}
        title={t('whatItMoves')}
        closeLabel={t('leaveIt')}
        secondary={
          <Button size="large" onClick={() => setAsked(null)}>
            {t('back')}
          </Button>
        }
        primary={
          <Button kind="primary" size="large" onClick={() => onCorrect({ ...written, entry: ref })}>
            {t(asked === 'void' ? 'takeOut' : 'correctIt')}
          </Button>
        }
      >
        <MovesTable moves={whatItMoves(timeline, after)} words={words} roundOf={roundOf} />
      </Sheet>
    );
  }

  const entry = draft && entryOf(draft);
  const unchanged = JSON.stringify(entry) === JSON.stringify(round && entryOf(draftOf(round)));
  const ready = view?.facts && !view.problems.some(isError);
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('leaveIt')}
      secondary={
        <Button size="large" kind="danger" onClick={() => setAsked('void')}>
          {t('takeOut')}
        </Button>
      }
      primary={
        view && entry ? (
          <Button
            kind="primary"
            size="large"
            disabled={!ready || unchanged}
            onClick={() => setAsked(entry)}
          >
            {t('seeMoves')}
          </Button>
        ) : undefined
      }
    >
      {line.errors[0] ? (
        <p className="font-semibold text-loss">{words.problem(line.errors[0])}</p>
      ) : null}
      {view ? (
        <>
          <PotHead view={view} words={words} />
          <Seats view={view} words={words} tap={tap} />
          {view.question ? (
            <DealerQuestion question={view.question} words={words} tap={tap} />
          ) : null}
          <div aria-live="polite">
            <Outcome view={view} words={words} />
          </div>
        </>
      ) : (
        <p className="text-soft">{t('otherText')}</p>
      )}
    </Sheet>
  );
}

/**
 * A round that was saved has been asked already: a dealer who is not mentioned played. What an
 * earlier correction made impossible is taken back here, and the rest is there to be looked at.
 */
function opened<Rules extends LooRules>(
  table: LooTable<Rules>,
  before: LooState<Rules>,
  round: LooRound,
): RoundDraft {
  const draft = draftOf(round);
  const { dealer } = viewOf(table, before, draft);
  const asked = dealer === null || draft.calls.some(([player]) => player === dealer);
  const said: RoundDraft = asked ? draft : { ...draft, calls: [...draft.calls, [dealer, 'stand']] };
  return reduce(table, before, said, { type: 'load', draft: said });
}
