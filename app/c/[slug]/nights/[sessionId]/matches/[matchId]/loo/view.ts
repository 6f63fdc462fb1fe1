/** A draft as the screen shows it: seats, the question to the dealer, and what saving it would do. */
import type { PadView } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import { outlook } from '@/engine/loo/outlook';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import type { Call, LooRound, PlayerId } from '@/engine/match/entries';
import type { LooFacts, MatchState } from '@/engine/match/game';
import { isError } from '@/engine/match/problem';
import { step } from '@/engine/match/step';
import { type Amount, ZERO } from '@/engine/money/amount';
import { callOf, entryOf, type LooTable, openCalls, type RoundDraft } from './draft';

export interface SeatView {
  readonly player: PlayerId;
  readonly deals: boolean;
  readonly absent: boolean;
  readonly call: Call;
  /** Whether there is anything else to call than what is shown. */
  readonly mayCall: boolean;
  readonly mayWin: boolean;
  readonly tricks: number;
  readonly looed: boolean;
  /** Before this round. */
  readonly net: Amount;
  /** What this round moves; null while its outcome is open. */
  readonly move: Amount | null;
}

/** Exactly one other is in: the dealer says what he does. */
export interface Question {
  readonly dealer: PlayerId;
  readonly other: PlayerId;
  readonly calls: readonly Call[];
  readonly answer: Call | null;
}

export interface RoundView extends PadView {
  readonly entry: LooRound;
  readonly dealer: PlayerId | null;
  readonly kind: 'single' | 'double';
  readonly openingPot: Amount;
  readonly share: Amount;
  readonly seats: readonly SeatView[];
  readonly question: Question | null;
  /** Tricks that nobody has yet; none in a round taken without play. */
  readonly missing: number;
  /** Who takes the pot without play; null: it stays; undefined: the round is played. */
  readonly taker: PlayerId | null | undefined;
  /** What came of it, where it is complete and possible. */
  readonly facts: LooFacts | null;
  /** What the next round will open with, its antes included; null while the outcome is open. */
  readonly nextPot: Amount | null;
}

export function viewOf<Rules extends LooRules>(
  table: LooTable<Rules>,
  state: LooState<Rules>,
  draft: RoundDraft,
): RoundView {
  const entry = entryOf(draft);
  const looks = outlook(table.variant, state, entry);
  const dealer = looks?.deal.dealer ?? null;
  const taker = looks?.called.unplayed;
  const missing =
    looks === null || taker !== undefined ? 0 : table.variant.tricks - draft.tricks.length;
  const question = questionOf(table, state, draft);
  const complete = missing === 0 && (question === null || question.answer !== null);
  const judged = complete ? step(table.game, state as MatchState<unknown, unknown>, entry) : null;
  const refused = judged?.problems.some(isError) ?? false;
  const round = refused ? null : (judged?.output.round ?? null);
  const facts = round && 'openingPot' in round.facts ? round.facts : null;

  const after = judged && !refused ? judged.state : null;

  const seats = state.seats.map((player): SeatView => {
    const active = looks?.called.active.includes(player) ?? false;
    return {
      player,
      deals: player === dealer,
      absent: draft.absent.includes(player),
      call: callOf(draft, player) ?? 'stand',
      mayCall:
        openCalls(table, state, draft, player).length > 1 &&
        !(taker !== undefined && player === dealer),
      mayWin: active && taker === undefined && missing > 0,
      tricks: draft.tricks.filter((one) => one === player).length,
      looed: facts?.looed.includes(player) ?? false,
      net: state.net.get(player) ?? ZERO,
      move: round ? (round.net.get(player) ?? ZERO) : null,
    };
  });
  return {
    entry,
    number: state.rounds + 1,
    dealer,
    kind: looks?.deal.kind ?? (state.pot.equals(ZERO) ? 'single' : 'double'),
    openingPot: looks?.openingPot ?? state.pot,
    share: looks?.share ?? ZERO,
    seats,
    question,
    missing,
    taker,
    facts,
    nextPot: after && (table.game.upcoming?.(after)?.openingPot ?? after.pot),
    ready: facts !== null,
    problems: judged?.problems ?? [],
  };
}

function questionOf<Rules extends LooRules>(
  table: LooTable<Rules>,
  state: LooState<Rules>,
  draft: RoundDraft,
): Question | null {
  const looks = outlook(table.variant, state, entryOf(draft));
  if (looks === null) return null;
  const { dealer } = looks.deal;
  const others = looks.called.active.filter((player) => player !== dealer);
  const [other] = others;
  if (other === undefined || others.length > 1) return null;
  const calls = openCalls(table, state, draft, dealer);
  if (calls.length < 2) return null;
  return { dealer, other, calls, answer: callOf(draft, dealer) ?? null };
}
