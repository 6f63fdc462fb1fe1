/** A draft as the screen shows it: seats, the question to the dealer, and what saving it would do. */
import type { PadView } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import { liableToFlush, mayShowFlush } from '@/engine/loo/flush';
import { type Outlook, outlook } from '@/engine/loo/outlook';
import { mayExchange, orderCounts } from '@/engine/loo/result';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState, LooVariant } from '@/engine/loo/state';
import type { Call, LooRound, PlayerId, RoundPenalty, Suit } from '@/engine/match/entries';
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
  /** What a tap on the seat says; null where the rules leave nothing to say. */
  readonly does: 'trick' | 'flush' | 'exempt' | null;
  readonly exempt: boolean;
  readonly mayExchange: boolean;
  readonly exchanged: boolean;
  readonly tricks: number;
  readonly looed: boolean;
  /** Before this round. */
  readonly net: Amount;
  /** What this round moves; null while its outcome is open. */
  readonly move: Amount | null;
  /** After it; null while its outcome is open. */
  readonly netAfter: Amount | null;
}

/** A flush, where the house plays it. */
export interface FlushView {
  /** The next tap on a seat says whose it is. */
  readonly asking: boolean;
  readonly holder: PlayerId | null;
}

/** Exactly one other is in: the dealer says what he does. */
export interface Question {
  readonly dealer: PlayerId;
  readonly other: PlayerId;
  readonly calls: readonly Call[];
  readonly answer: Call | null;
}

export interface RoundView extends PadView {
  readonly game: LooVariant<LooRules>['id'];
  readonly entry: LooRound;
  readonly dealer: PlayerId | null;
  readonly kind: 'single' | 'double';
  readonly openingPot: Amount;
  readonly share: Amount;
  readonly seats: readonly SeatView[];
  readonly question: Question | null;
  /** Null where the house does not play it. */
  readonly flush: FlushView | null;
  readonly trump: { readonly needed: boolean; readonly suit: Suit | null };
  /** Whether it matters who won which trick. */
  readonly inOrder: boolean;
  readonly penalties: readonly RoundPenalty[];
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
  const { variant } = table;
  const { rules } = state.setup;
  const dealer = looks?.deal.dealer ?? null;
  const holder = draft.rest.flush ?? null;
  const taker = holder ?? looks?.called.unplayed;
  const missing = looks === null || taker !== undefined ? 0 : variant.tricks - draft.tricks.length;
  const question = holder === null ? questionOf(table, state, draft) : null;
  const complete = missing === 0 && (question === null || question.answer !== null);
  const judged = complete ? step(table.game, state as MatchState<unknown, unknown>, entry) : null;
  const refused = judged?.problems.some(isError) ?? false;
  const round = refused ? null : (judged?.output.round ?? null);
  const facts = round && 'openingPot' in round.facts ? round.facts : null;
  const after = judged && !refused ? judged.state : null;

  const does = (player: PlayerId): SeatView['does'] => {
    if (looks === null) return null;
    const { deal, called } = looks;
    if (draft.asking === 'flush') {
      return mayShowFlush(variant, rules, called, player) ? 'flush' : null;
    }
    if (holder !== null) {
      const liable = liableToFlush(variant, rules, deal, called, holder);
      return liable.includes(player) ? 'exempt' : null;
    }
    return called.active.includes(player) && missing > 0 ? 'trick' : null;
  };
  const seats = state.seats.map(
    (player): SeatView => ({
      player,
      deals: player === dealer,
      absent: draft.absent.includes(player),
      call: callOf(draft, player) ?? 'stand',
      mayCall: matters(table, state, draft, player, looks, question),
      does: does(player),
      exempt: draft.rest.exempt?.includes(player) ?? false,
      mayExchange: looks !== null && mayExchange(variant, rules, looks.called, player),
      exchanged: draft.rest.exchanged?.includes(player) ?? false,
      tricks: draft.tricks.filter((one) => one === player).length,
      looed: facts?.looed.includes(player) ?? false,
      net: state.net.get(player) ?? ZERO,
      move: round ? (round.net.get(player) ?? ZERO) : null,
      netAfter: round ? (after?.net.get(player) ?? null) : null,
    }),
  );
  return {
    game: variant.id,
    entry,
    number: state.rounds + 1,
    dealer,
    kind: looks?.deal.kind ?? (state.pot.equals(ZERO) ? 'single' : 'double'),
    openingPot: looks?.openingPot ?? state.pot,
    share: looks?.share ?? ZERO,
    seats,
    question,
    flush: variant.flush(rules) === 'off' ? null : { asking: draft.asking === 'flush', holder },
    trump: {
      needed: looks !== null && variant.needsTrump(rules, looks.deal),
      suit: draft.rest.trump ?? null,
    },
    inOrder: orderCounts(variant, rules),
    penalties: draft.rest.penalties ?? [],
    missing,
    taker,
    facts,
    nextPot: after && (table.game.upcoming?.(after)?.openingPot ?? after.pot),
    ready: facts !== null,
    problems: judged?.problems ?? [],
  };
}

/**
 * Whether a player has anything to call. When the pot is already somebody's without play, a dealer
 * has only where his call moves it: where a house lets him pass too, so that it stays.
 */
function matters<Rules extends LooRules>(
  table: LooTable<Rules>,
  state: LooState<Rules>,
  draft: RoundDraft,
  player: PlayerId,
  looks: Outlook | null,
  question: Question | null,
): boolean {
  const open = openCalls(table, state, draft, player);
  if (open.length < 2 || looks === null) return false;
  const { deal, called } = looks;
  if (player !== deal.dealer || called.unplayed === undefined) return true;
  if (question !== null) return false;
  const takers = open.map((call) => {
    const active = called.active.filter((one) => one !== player);
    if (call !== 'pass') active.push(player);
    return table.variant.unplayed(state.setup.rules, deal, active);
  });
  return new Set(takers).size > 1;
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
