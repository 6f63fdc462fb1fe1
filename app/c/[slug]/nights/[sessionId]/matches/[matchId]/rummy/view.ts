/** A draft as the screen shows it: seats with what they hold, and what saving it would do. */
import type { PadView, TableState } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import type { RummyFacts } from '@/engine/match/game';
import { isError, type Problem } from '@/engine/match/problem';
import { step } from '@/engine/match/step';
import { type Amount, sum } from '@/engine/money/amount';
import { type Cell, type Figures, held, isWritten, type RummyDraft, reduce } from './draft';
import type { Asks, Form } from './form';

export interface RummySeat {
  readonly player: PlayerId;
  readonly deals: boolean;
  /** Dealt in; who is not, is out. */
  readonly isIn: boolean;
  readonly wentOut: boolean;
  /** Whether the keypad writes into his cell. */
  readonly isAt: boolean;
  /** Undefined where he has none. */
  readonly cell: Cell | undefined;
  readonly hasCell: boolean;
  readonly figures: Figures;
  /** Before this round. */
  readonly total: number;
  readonly reenganches: number;
  /** Of this round, as far as it is entered. */
  readonly points: number | null;
  readonly newTotal: number | null;
  /** Whether that total puts him out. */
  readonly falls: boolean;
  readonly wins: boolean;
  readonly bonus: boolean;
  readonly mayBonus: boolean;
  readonly chinchon: boolean;
  readonly mayChinchon: boolean;
  readonly fourPiernas: number;
  readonly firstMeld: number | null;
  readonly opened: boolean;
}

export interface RummyView extends PadView {
  readonly entry: RummyRound;
  readonly asks: Asks;
  readonly dealer: PlayerId | null;
  readonly pot: Amount;
  readonly out: PlayerId | null;
  readonly nobody: boolean;
  readonly byFigures: boolean;
  /** Whose cell or figures are being entered. */
  readonly at: PlayerId | null;
  /** Whose hand or points are missing yet. */
  readonly missing: readonly PlayerId[];
  readonly seats: readonly RummySeat[];
  readonly facts: RummyFacts | null;
  /** What the winner gets, where this round decides the match. */
  readonly prize: Amount | null;
  /** How many cards of each name nobody holds or has laid yet. */
  readonly left: ReadonlyMap<string, number>;
}

/** Said by what is missing, and not a fault of what is there. */
const MISSING = new Set<Problem['code']>(['out', 'hands']);

export function viewOf(form: Form, state: TableState, draft: RummyDraft): RummyView {
  const entry = form.entryOf(draft);
  const asks = form.asks(state);
  const seen = form.outlook(state, entry);
  const judged = step(form.game, state, entry);
  const facts = rummyFacts(judged.output.round?.facts);
  const began = draft.out !== null || draft.nobody;
  const cells = form.cells(draft, seen.players, asks);
  const standings = new Map(
    (form.game.summary?.(state).standings ?? []).map((one) => [one.player, one]),
  );
  const winners = judged.state.winners;
  // Asked only of the one seat whose keys are shown: it judges the round again.
  const asked = form.outFirst ? (draft.at ?? draft.out) : draft.out;
  const may = (player: PlayerId, type: 'bonus' | 'chinchon') => {
    if (player !== asked) return false;
    const now = reduce(form, state, without(draft, player), { type, player });
    return type === 'bonus' ? now.bonus.includes(player) : now.chinchon === player;
  };

  const seats = state.seats.map((player): RummySeat => {
    const standing = standings.get(player);
    const cell = held(draft.cells, player);
    const isIn = seen.players.includes(player);
    const entered =
      isIn &&
      began &&
      (facts !== null ||
        (player === draft.out && !cells.includes(player)) ||
        isWritten(cell) ||
        held(draft.figures, player) !== undefined);
    return {
      player,
      deals: player === seen.dealer,
      isIn,
      wentOut: player === draft.out,
      isAt: player === draft.at,
      cell,
      hasCell: cells.includes(player),
      figures: held(draft.figures, player) ?? [],
      total: standing?.total ?? 0,
      reenganches: standing?.reenganches ?? 0,
      points: entered ? (seen.points.get(player) ?? 0) : null,
      newTotal: entered ? (seen.totals.get(player) ?? 0) : null,
      falls: entered && seen.out.includes(player),
      wins: facts !== null && winners.includes(player),
      bonus: draft.bonus.includes(player),
      mayBonus: asks.bonus !== null && may(player, 'bonus'),
      chinchon: draft.chinchon === player,
      mayChinchon: asks.chinchon && may(player, 'chinchon'),
      fourPiernas: held(draft.fourPiernas, player) ?? 0,
      firstMeld: held(draft.firstMeld, player) ?? null,
      opened: draft.opened.includes(player),
    };
  });

  const errors = judged.problems.filter(isError);
  const missing = began
    ? errors.flatMap(({ code, params }) =>
        code === 'hands' && typeof params.player === 'string' ? [params.player] : [],
      )
    : [];
  const prizes = judged.output.postings.filter(
    ({ reason, to }) => reason === 'prize' && to === winners[0],
  );
  return {
    entry,
    number: state.rounds + 1,
    ready: facts !== null,
    problems: judged.problems.filter(({ code }) => facts !== null || !MISSING.has(code)),
    asks,
    dealer: seen.dealer,
    pot: state.pot,
    out: draft.out,
    nobody: draft.nobody,
    byFigures: draft.byFigures,
    at: draft.at,
    missing,
    seats,
    facts,
    prize: prizes.length > 0 ? sum(prizes.map(({ amount }) => amount)) : null,
    left: leftOf(asks, draft),
  };
}

/** As it would be asked of somebody of whom it has not been said yet. */
function without(draft: RummyDraft, player: PlayerId): RummyDraft {
  return {
    ...draft,
    at: null,
    bonus: draft.bonus.filter((one) => one !== player),
    chinchon: draft.chinchon === player ? null : draft.chinchon,
  };
}

export function rummyFacts(facts: object | undefined): RummyFacts | null {
  return facts !== undefined && 'totals' in facts ? (facts as RummyFacts) : null;
}

function leftOf({ pack }: Asks, { cells, figures }: RummyDraft): Map<string, number> {
  const left = new Map([...pack.cards].map(([card, { copies }]) => [card, copies]));
  const hands = cells.flatMap(([, cell]) => (typeof cell === 'string' ? [] : cell));
  const laid = figures.flatMap(([, all]) => all.flat());
  for (const written of [...hands, ...laid]) {
    const card = pack.name(written);
    left.set(card, (left.get(card) ?? 0) - 1);
  }
  return left;
}
