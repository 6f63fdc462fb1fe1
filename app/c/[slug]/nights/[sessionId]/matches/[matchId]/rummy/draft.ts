/** A round of Loba or Chinchón while it is being entered. What may be tapped, the engine says. */
import type { TableState } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import type { Asks, Form } from './form';
import { isFull, type Key, typed, written } from './typed';

/** What was typed, or the cards that were tapped. */
export type Cell = string | readonly string[];
export type Figures = readonly (readonly string[])[];
type Of<Value> = readonly (readonly [PlayerId, Value])[];

/** Plain data, so that it survives a reload as it is. */
export interface RummyDraft {
  /** Only where somebody else deals than whose turn it is. */
  readonly dealer: PlayerId | null;
  /** Who went out, or closed. */
  readonly out: PlayerId | null;
  /** Nobody did. */
  readonly nobody: boolean;
  /** Hands; in Loba de Más the points of the round, or the hands beside figures. */
  readonly cells: Of<Cell>;
  readonly figures: Of<Figures>;
  /** Points are counted from the figures. */
  readonly byFigures: boolean;
  /** Who went out in one turn, or melded all. */
  readonly bonus: readonly PlayerId[];
  readonly chinchon: PlayerId | null;
  readonly fourPiernas: Of<number>;
  readonly firstMeld: Of<number>;
  readonly opened: readonly PlayerId[];
  /** Whose cell the keypad writes into. */
  readonly at: PlayerId | null;
  /** Whose cell it left by itself, so that `+` goes on there. */
  readonly from: PlayerId | null;
  /** The cell was opened again: a digit begins it anew. */
  readonly anew: boolean;
  /** What an entry holds beyond what these screens show: kept as it is. */
  readonly rest: Omit<RummyRound, 'type' | 'out' | 'closer'>;
}

export type RummyAction =
  /** Went out, where nobody has yet; then: his cell. */
  | { readonly type: 'seat'; readonly player: PlayerId }
  | { readonly type: 'key'; readonly key: Key }
  | { readonly type: 'next' }
  | { readonly type: 'nobody' }
  | { readonly type: 'bonus'; readonly player: PlayerId }
  | { readonly type: 'chinchon'; readonly player: PlayerId }
  | { readonly type: 'per-figure'; readonly worth: number }
  | { readonly type: 'cards'; readonly player: PlayerId; readonly cards: readonly string[] }
  | { readonly type: 'figures'; readonly player: PlayerId; readonly figures: Figures }
  | { readonly type: 'by-points' }
  | { readonly type: 'dealer'; readonly player: PlayerId }
  | { readonly type: 'four-piernas'; readonly player: PlayerId; readonly count: number }
  | { readonly type: 'first-meld'; readonly player: PlayerId; readonly points: number | null }
  | { readonly type: 'opened'; readonly player: PlayerId }
  | { readonly type: 'load'; readonly draft: RummyDraft };

export const EMPTY_DRAFT: RummyDraft = {
  dealer: null,
  out: null,
  nobody: false,
  cells: [],
  figures: [],
  byFigures: false,
  bonus: [],
  chinchon: null,
  fourPiernas: [],
  firstMeld: [],
  opened: [],
  at: null,
  from: null,
  anew: false,
  rest: {},
};

export function isEmpty(draft: RummyDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
}

export function isDraft(value: unknown): value is RummyDraft {
  if (typeof value !== 'object' || value === null) return false;
  const lists = ['cells', 'figures', 'bonus', 'fourPiernas', 'firstMeld', 'opened'];
  return lists.every((name) => Array.isArray(Reflect.get(value, name))) && 'rest' in value;
}

export function held<Value>(of: Of<Value>, player: PlayerId): Value | undefined {
  return of.find(([one]) => one === player)?.[1];
}

function put<Value>(of: Of<Value>, player: PlayerId, value: Value | null): Of<Value> {
  const others = of.filter(([one]) => one !== player);
  return value === null ? others : [...others, [player, value]];
}

/** Whether something stands in a cell. */
export function isWritten(cell: Cell | undefined): boolean {
  return (
    cell !== undefined && (typeof cell === 'string' ? written(cell) !== null : cell.length > 0)
  );
}

export function reduce(
  form: Form,
  state: TableState,
  draft: RummyDraft,
  action: RummyAction,
): RummyDraft {
  const asks = form.asks(state);
  const { players } = form.outlook(state, form.entryOf(draft));
  const table = { form, asks, players };
  if ('player' in action && !players.includes(action.player)) return draft;
  return possible(table, state, change(table, draft, action));
}

interface Table {
  readonly form: Form;
  readonly asks: Asks;
  readonly players: readonly PlayerId[];
}

function change(table: Table, draft: RummyDraft, action: RummyAction): RummyDraft {
  switch (action.type) {
    case 'seat':
      return atSeat(table, draft, action.player);
    case 'key':
      return keyed(table, draft, action.key);
    case 'next':
      return { ...advanced(table, draft), from: null };
    case 'nobody':
      return draft.nobody
        ? { ...draft, nobody: false, at: null, from: null }
        : advanced(table, { ...draft, nobody: true, out: null, at: null });
    case 'bonus': {
      const { player } = action;
      const has = draft.bonus.includes(player);
      const bonus = has ? draft.bonus.filter((one) => one !== player) : [...draft.bonus, player];
      return kept(table, { ...draft, bonus }, player, !has);
    }
    case 'chinchon': {
      const { player } = action;
      const has = draft.chinchon === player;
      return kept(table, { ...draft, chinchon: has ? null : player }, player, !has);
    }
    case 'per-figure': {
      const { at } = draft;
      const cell = at === null ? undefined : held(draft.cells, at);
      if (at === null || typeof cell !== 'string' || written(cell) === null) return draft;
      const text = `${cell.replace(/[+-]$/, '')}+${action.worth}`;
      return { ...draft, cells: put(draft.cells, at, text), anew: false };
    }
    case 'cards': {
      const { player, cards } = action;
      const cells = put(draft.cells, player, cards.length > 0 ? cards : null);
      return { ...draft, cells, at: player, from: null, anew: true };
    }
    case 'figures': {
      const { player, figures } = action;
      const laid = put(draft.figures, player, figures.length > 0 ? figures : null);
      // What was typed were whole points; beside figures a cell holds the hand.
      const cells = draft.byFigures ? draft.cells : [];
      return { ...draft, figures: laid, cells, byFigures: laid.length > 0, at: player };
    }
    case 'by-points':
      return { ...draft, figures: [], cells: [], byFigures: false };
    case 'dealer':
      return { ...draft, dealer: action.player };
    case 'four-piernas': {
      const count = action.count > 0 ? action.count : null;
      return { ...draft, fourPiernas: put(draft.fourPiernas, action.player, count) };
    }
    case 'first-meld':
      return { ...draft, firstMeld: put(draft.firstMeld, action.player, action.points) };
    case 'opened': {
      const { player } = action;
      const opened = draft.opened.includes(player)
        ? draft.opened.filter((one) => one !== player)
        : [...draft.opened, player];
      return { ...draft, opened };
    }
    case 'load':
      return action.draft;
  }
}

/** The first tap says who went out, each other one whose cell is meant; who went out is taken back. */
function atSeat(table: Table, draft: RummyDraft, player: PlayerId): RummyDraft {
  const { form, asks, players } = table;
  if (draft.out === null && !draft.nobody) {
    const now: RummyDraft = { ...draft, out: player, from: null, anew: false };
    const rest = { ...now, cells: put(now.cells, player, null) };
    return form.outFirst ? { ...rest, at: player } : advanced(table, { ...rest, at: null });
  }
  const hasCell =
    asks.figure && draft.byFigures ? true : form.cells(draft, players, asks).includes(player);
  const again = draft.at === player || !hasCell;
  if (player === draft.out && again) {
    return { ...draft, out: null, bonus: [], chinchon: null, at: null, from: null };
  }
  return hasCell ? { ...draft, at: player, from: null, anew: true } : draft;
}

function keyed(table: Table, draft: RummyDraft, key: Key): RummyDraft {
  const { form, asks, players } = table;
  const { from } = draft;
  const back = key === '+' || key === '-' || key === 'back';
  // The keypad was quicker than who types: he goes on in the cell it has just left.
  const here = draft.at !== null && isWritten(held(draft.cells, draft.at));
  const at = back && !here && from !== null ? from : draft.at;
  if (at === null || !form.cells(draft, players, asks).includes(at)) return draft;

  const cell = held(draft.cells, at) ?? '';
  if (typeof cell === 'object' && key === 'back') {
    return { ...draft, cells: put(draft.cells, at, cell.slice(0, -1)), at, from: null };
  }
  const begins = draft.anew && at === draft.at && !back;
  const text = typed(begins || typeof cell === 'object' ? '' : cell, key);
  const now = {
    ...draft,
    cells: put(draft.cells, at, text === '' ? null : text),
    at,
    from: null,
    anew: false,
  };
  return isFull(text, asks.digits(draft, at)) ? advanced(table, now) : now;
}

/** A bonus says that nothing was kept, and that the next may have his turn. */
function kept(table: Table, draft: RummyDraft, player: PlayerId, on: boolean): RummyDraft {
  if (!on || !table.form.outFirst) return draft;
  const cells = put(draft.cells, player, '0');
  const now = { ...draft, cells, anew: false };
  return draft.at === player ? advanced(table, now) : now;
}

/** On to the next cell in which nothing stands; past the last one to none. */
function advanced({ form, asks, players }: Table, draft: RummyDraft): RummyDraft {
  const cells = form.cells(draft, players, asks);
  const place = draft.at === null ? -1 : cells.indexOf(draft.at);
  const round = [...cells.slice(place + 1), ...cells.slice(0, place + 1)];
  const at = round.find((player) => !isWritten(held(draft.cells, player))) ?? null;
  return { ...draft, at, from: draft.at, anew: false };
}

/** Takes back what a later tap made impossible. */
function possible(table: Table, state: TableState, draft: RummyDraft): RummyDraft {
  const { form, asks, players } = table;
  const isIn = (player: PlayerId) => players.includes(player);
  const of = <Value>(list: Of<Value>) => list.filter(([player]) => isIn(player));
  const out = draft.out !== null && isIn(draft.out) ? draft.out : null;
  const fits: RummyDraft = {
    ...draft,
    dealer: draft.dealer !== null && isIn(draft.dealer) ? draft.dealer : null,
    out,
    nobody: draft.nobody && asks.nobody,
    figures: of(draft.figures),
    bonus: asks.bonus === null ? [] : draft.bonus.filter(isIn),
    chinchon: draft.chinchon !== null && isIn(draft.chinchon) ? draft.chinchon : null,
    fourPiernas: of(draft.fourPiernas),
    firstMeld: of(draft.firstMeld),
    opened: draft.opened.filter(isIn),
    at: draft.at !== null && isIn(draft.at) ? draft.at : null,
  };
  const cells = form.cells(fits, players, asks);
  const typedIn = { ...fits, cells: fits.cells.filter(([player]) => cells.includes(player)) };
  return agreeing(form, state, typedIn);
}

/** Nobody keeps a bonus that the round, as it now stands, does not give him. */
function agreeing(form: Form, state: TableState, draft: RummyDraft): RummyDraft {
  const { problems } = form.outlook(state, form.entryOf(draft));
  const named = (code: string) =>
    problems.flatMap((one) => (one.code === code ? [one.params.player] : []));
  const melded = named('all-melded');
  return {
    ...draft,
    bonus: draft.bonus.filter((player) => !melded.includes(player)),
    chinchon: named('chinchon').length > 0 ? null : draft.chinchon,
  };
}
