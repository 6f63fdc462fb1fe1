/** A round while it is being entered. It knows no rule of the game: what may be tapped, the engine says. */
import { callsOpenTo } from '@/engine/loo/calls';
import { type Outlook, outlook } from '@/engine/loo/outlook';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState, LooVariant } from '@/engine/loo/state';
import type { Call, LooRound, PlayerId } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';

/** A Loo game as the screen needs it: the judge, and the questions it may ask beforehand. */
export interface LooTable<Rules extends LooRules = LooRules> {
  readonly game: AnyGame;
  readonly variant: LooVariant<Rules>;
}

/** Plain data, so that it survives a reload as it is. */
export interface RoundDraft {
  /** Only where somebody else deals than whose turn it is. */
  readonly dealer: PlayerId | null;
  readonly absent: readonly PlayerId[];
  /** Only what was said; who is missing stands, unless he is being asked. */
  readonly calls: readonly (readonly [PlayerId, Call])[];
  /** Winners, in the order in which they were tapped. */
  readonly tricks: readonly PlayerId[];
  /** What an entry holds beyond what these screens show: kept as it is. */
  readonly rest: Omit<LooRound, 'type' | 'dealer' | 'absent' | 'calls' | 'tricks'>;
}

export type DraftAction =
  | { readonly type: 'trick'; readonly player: PlayerId }
  /** The last trick of this player, or the last of all. */
  | { readonly type: 'take-back'; readonly player?: PlayerId }
  | { readonly type: 'call'; readonly player: PlayerId; readonly call: Call }
  | { readonly type: 'next-call'; readonly player: PlayerId }
  | { readonly type: 'dealer'; readonly player: PlayerId }
  | { readonly type: 'absent'; readonly player: PlayerId }
  | { readonly type: 'load'; readonly draft: RoundDraft };

export const EMPTY_DRAFT: RoundDraft = {
  dealer: null,
  absent: [],
  calls: [],
  tricks: [],
  rest: {},
};

/** Passing comes first, because it is what is tapped most. */
const CYCLE: readonly Call[] = ['stand', 'pass', 'miss', 'defend'];

export function isEmpty(draft: RoundDraft): boolean {
  const { dealer, absent, calls, tricks } = draft;
  return dealer === null && absent.length + calls.length + tricks.length === 0;
}

export function isDraft(value: unknown): value is RoundDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['absent', 'calls', 'tricks'].every((name) => Array.isArray(Reflect.get(value, name))) &&
    'rest' in value
  );
}

export function entryOf(draft: RoundDraft): LooRound {
  const { dealer, absent, tricks, rest } = draft;
  const calls = draft.calls.filter(([, call]) => call !== 'stand');
  return {
    type: 'round',
    ...(dealer === null ? {} : { dealer }),
    ...(absent.length > 0 ? { absent } : {}),
    ...(calls.length > 0 ? { calls: Object.fromEntries(calls) } : {}),
    ...(tricks.length > 0 ? { tricks } : {}),
    ...rest,
  };
}

/** An entry that was made, opened again. Counted tricks are laid out in the order of their keys. */
export function draftOf(entry: LooRound): RoundDraft {
  const { type: _, dealer = null, absent = [], calls = {}, tricks = [], ...rest } = entry;
  const won = Array.isArray(tricks)
    ? (tricks as readonly PlayerId[])
    : Object.entries(tricks).flatMap(([player, count]) => Array<PlayerId>(count).fill(player));
  return { dealer, absent, calls: Object.entries(calls), tricks: won, rest };
}

export function callOf(draft: RoundDraft, player: PlayerId): Call | undefined {
  return draft.calls.find(([one]) => one === player)?.[1];
}

/** What a player could say now, the others having said what they have. */
export function openCalls<Rules extends LooRules>(
  { variant }: LooTable<Rules>,
  state: LooState<Rules>,
  draft: RoundDraft,
  player: PlayerId,
): Call[] {
  const looks = outlook(variant, state, entryOf(draft));
  if (!looks?.deal.order.includes(player)) return [];
  const said = new Map(draft.calls);
  return callsOpenTo(variant, state.setup.rules, looks.deal, said, player, draft.rest.trump);
}

export function reduce<Rules extends LooRules>(
  table: LooTable<Rules>,
  state: LooState<Rules>,
  draft: RoundDraft,
  action: DraftAction,
): RoundDraft {
  return possible(table, state, change(table, state, draft, action));
}

function change<Rules extends LooRules>(
  table: LooTable<Rules>,
  state: LooState<Rules>,
  draft: RoundDraft,
  action: DraftAction,
): RoundDraft {
  switch (action.type) {
    case 'trick': {
      const full = draft.tricks.length >= table.variant.tricks;
      return full ? draft : { ...draft, tricks: [...draft.tricks, action.player] };
    }
    case 'take-back': {
      const { player } = action;
      const index =
        player === undefined ? draft.tricks.length - 1 : draft.tricks.lastIndexOf(player);
      return { ...draft, tricks: draft.tricks.filter((_, place) => place !== index) };
    }
    case 'call':
      return saying(draft, action.player, action.call);
    case 'next-call': {
      const open = openCalls(table, state, draft, action.player);
      const order = CYCLE.filter((call) => open.includes(call));
      const now = order.indexOf(callOf(draft, action.player) ?? 'stand');
      const next = order[(now + 1) % order.length];
      return next === undefined || order.length < 2 ? draft : saying(draft, action.player, next);
    }
    case 'dealer':
      return { ...draft, dealer: action.player };
    case 'absent': {
      const { player } = action;
      const gone = draft.absent.includes(player);
      const absent = gone
        ? draft.absent.filter((one) => one !== player)
        : [...draft.absent, player];
      const dealer = draft.dealer !== null && absent.includes(draft.dealer) ? null : draft.dealer;
      return { ...withoutCall(draft, player), absent, dealer };
    }
    case 'load':
      return action.draft;
  }
}

function saying(draft: RoundDraft, player: PlayerId, call: Call): RoundDraft {
  return { ...draft, calls: [...withoutCall(draft, player).calls, [player, call]] };
}

function withoutCall(draft: RoundDraft, player: PlayerId): RoundDraft {
  return { ...draft, calls: draft.calls.filter(([one]) => one !== player) };
}

/** Takes back what a later tap made impossible: a call that is no longer open, a passer's tricks. */
function possible<Rules extends LooRules>(
  table: LooTable<Rules>,
  state: LooState<Rules>,
  draft: RoundDraft,
): RoundDraft {
  const seated = (player: PlayerId) => state.seats.includes(player);
  let fits: RoundDraft = {
    ...draft,
    dealer: draft.dealer !== null && seated(draft.dealer) ? draft.dealer : null,
    absent: draft.absent.filter(seated),
    calls: draft.calls.filter(([player]) => seated(player) && !draft.absent.includes(player)),
    tricks: draft.tricks.filter((player) => seated(player) && !draft.absent.includes(player)),
  };
  for (const [player, call] of fits.calls) {
    if (!openCalls(table, state, fits, player).includes(call)) fits = withoutCall(fits, player);
  }
  const looks = outlook(table.variant, state, entryOf(fits));
  return looks === null ? fits : { ...fits, tricks: wonIn(looks, fits.tricks) };
}

function wonIn({ called }: Outlook, tricks: readonly PlayerId[]): readonly PlayerId[] {
  if (called.unplayed !== undefined) return [];
  return tricks.filter((player) => called.active.includes(player));
}
