/** Makes the pad of each of the three games out of its form. */
import { laterSheet } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/later';
import type { Pad, Round } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { RummyRound } from '@/engine/match/entries';
import { EMPTY_DRAFT, isDraft, isEmpty, type RummyAction, type RummyDraft, reduce } from './draft';
import type { Form } from './form';
import { keyed } from './keyed';
import { LineTitle } from './LineTitle';
import { Outcome } from './Outcome';
import { Play } from './Play';
import { RoundWords } from './RoundWords';
import { type RummyView, viewOf } from './view';

const DealSheet = laterSheet(() => import('./DealSheet').then((one) => one.DealSheet));

export type RummyPad = Pad<RummyDraft, RummyAction, RummyView>;

export function padOf(form: Form): RummyPad {
  return {
    game: form.game,
    empty: EMPTY_DRAFT,
    isEmpty,
    isDraft,
    reduce: (state, draft, action) => reduce(form, state, draft, action),
    reopen: (before, round: Round) => {
      const draft = form.draftOf(round as RummyRound);
      return reduce(form, before, draft, { type: 'load', draft });
    },
    view: (state, draft) => viewOf(form, state, draft),
    keyed,
    Play,
    Outcome,
    Deal: DealSheet,
    RoundWords,
    LineTitle,
  };
}
