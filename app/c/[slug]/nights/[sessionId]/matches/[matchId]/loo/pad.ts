/** How a round of Loo is entered: by trick winners and calls. */
'use client';

import { laterSheet } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/later';
import type { Pad, TableState } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import type { LooRound } from '@/engine/match/entries';
import {
  type DraftAction,
  draftOf,
  EMPTY_DRAFT,
  isDraft,
  isEmpty,
  type LooTable,
  type RoundDraft,
  reduce,
} from './draft';
import { keyed } from './keyed';
import { LineTitle } from './LineTitle';
import { Outcome } from './Outcome';
import { Play } from './Play';
import { RoundWords } from './RoundWords';
import { type RoundView, viewOf } from './view';

const DealSheet = laterSheet(() => import('./DealSheet').then((one) => one.DealSheet));
/** With the laws of the cards. */
const RefereeSheet = laterSheet(() => import('./RefereeSheet').then((one) => one.RefereeSheet));

export function looPad<Rules extends LooRules>(
  table: LooTable<Rules>,
): Pad<RoundDraft, DraftAction, RoundView> {
  return {
    game: table.game,
    empty: EMPTY_DRAFT,
    isEmpty,
    isDraft,
    reduce: (state, draft, action) => reduce(table, asLoo<Rules>(state), draft, action),
    reopen: (before, round) => reopen(table, asLoo<Rules>(before), round as LooRound),
    view: (state, draft) => viewOf(table, asLoo<Rules>(state), draft),
    keyed,
    fine: (penalty) => ({ type: 'penalty', penalty }),
    Play,
    Outcome,
    Deal: DealSheet,
    Referee: RefereeSheet,
    RoundWords,
    LineTitle,
  };
}

/** The one place where a match's state is taken for that of a Loo game, which this pad knows it is. */
function asLoo<Rules extends LooRules>(state: TableState) {
  return state as LooState<Rules>;
}

/**
 * A round that was saved has been asked already: a dealer who is not mentioned played. What an
 * earlier correction made impossible is taken back here, and the rest is there to be looked at.
 */
function reopen<Rules extends LooRules>(
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
