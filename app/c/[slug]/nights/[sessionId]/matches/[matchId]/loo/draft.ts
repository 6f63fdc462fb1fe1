/** A round while it is being entered. It knows no rule of the game: what may be tapped, the engine says. */
import { callsOpenTo } from '@/engine/loo/calls';
import { liableToFlush, mayShowFlush } from '@/engine/loo/flush';
import { type Outlook, outlook } from '@/engine/loo/outlook';
import { mayExchange } from '@/engine/loo/result';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState, LooVariant } from '@/engine/loo/state';
import type {
  Call,
  LooCards,
  LooRound,
  PlayerId,
  RoundPenalty,
  Suit,
} from '@/engine/match/entries';
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
  /** What an entry holds beyond that: some of it only under certain house rules, the notes untouched. */
  readonly rest: Omit<LooRound, 'type' | 'dealer' | 'absent' | 'calls' | 'tricks'>;
  /** A flush was shown, and the next tap says whose it is. */
  readonly asking?: 'flush';
}

export type DraftAction =
  | { readonly type: 'trick'; readonly player: PlayerId }
  /** The last trick of this player, or the last of all. */
  | { readonly type: 'take-back'; readonly player?: PlayerId }
  | { readonly type: 'call'; readonly player: PlayerId; readonly call: Call }
  | { readonly type: 'next-call'; readonly player: PlayerId }
  | { readonly type: 'dealer'; readonly player: PlayerId }
  | { readonly type: 'absent'; readonly player: PlayerId }
  /** Said once more, it is not said. */
  | { readonly type: 'trump'; readonly suit: Suit }
  | { readonly type: 'exchanged'; readonly player: PlayerId }
  /** Asks whose flush it is; with a flush already there, takes it back. */
  | { readonly type: 'ask-flush' }
  | { readonly type: 'flush'; readonly player: PlayerId }
  | { readonly type: 'exempt'; readonly player: PlayerId }
  | { readonly type: 'penalty'; readonly penalty: RoundPenalty }
  | { readonly type: 'take-back-penalty'; readonly index: number }
  /** The cards as they lie, and the tricks that the referee read from them. */
  | { readonly type: 'cards'; readonly cards: LooCards; readonly tricks: readonly PlayerId[] }
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
  const { dealer, absent, calls, tricks, rest, asking } = draft;
  const said = absent.length + calls.length + tricks.length + Object.keys(rest).length;
  return dealer === null && said === 0 && asking === undefined;
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
      if (full) return draft;
      return { ...withoutCards(draft), tricks: [...draft.tricks, action.player] };
    }
    case 'take-back': {
      const { player } = action;
      const index =
        player === undefined ? draft.tricks.length - 1 : draft.tricks.lastIndexOf(player);
      const tricks = draft.tricks.filter((_, place) => place !== index);
      return { ...withoutCards(draft), tricks };
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
      return { ...withoutCards(draft), dealer: action.player };
    case 'absent': {
      const { player } = action;
      const gone = draft.absent.includes(player);
      const absent = gone
        ? draft.absent.filter((one) => one !== player)
        : [...draft.absent, player];
      const dealer = draft.dealer !== null && absent.includes(draft.dealer) ? null : draft.dealer;
      return { ...withoutCards(withoutCall(draft, player)), absent, dealer };
    }
    case 'trump':
      return withRest(draft, 'trump', draft.rest.trump === action.suit ? undefined : action.suit);
    case 'exchanged':
      return withRest(draft, 'exchanged', toggled(draft.rest.exchanged, action.player));
    case 'ask-flush': {
      const { asking, ...rest } = withRest(draft, 'flush', undefined);
      const asks = asking === undefined && draft.rest.flush === undefined;
      return asks ? { ...rest, asking: 'flush' } : rest;
    }
    case 'flush': {
      const { asking: _, ...said } = withRest(draft, 'flush', action.player);
      return said;
    }
    case 'exempt':
      return withRest(draft, 'exempt', toggled(draft.rest.exempt, action.player));
    case 'penalty':
      return withRest(draft, 'penalties', [...(draft.rest.penalties ?? []), action.penalty]);
    case 'take-back-penalty': {
      const left = (draft.rest.penalties ?? []).filter((_, index) => index !== action.index);
      return withRest(draft, 'penalties', left);
    }
    case 'cards':
      return { ...withRest(draft, 'cards', action.cards), tricks: action.tricks };
    case 'load':
      return action.draft;
  }
}

type Rest = RoundDraft['rest'];

/** Nothing and an empty list are left out, so that a draft with nothing said is empty. */
function withRest<Key extends keyof Rest>(
  draft: RoundDraft,
  key: Key,
  value: Rest[Key] | undefined,
): RoundDraft {
  const { [key]: _, ...rest } = draft.rest;
  const none = value === undefined || (Array.isArray(value) && value.length === 0);
  return { ...draft, rest: none ? rest : { ...rest, [key]: value } };
}

function toggled(players: readonly PlayerId[] = [], player: PlayerId): PlayerId[] {
  const others = players.filter((one) => one !== player);
  return others.length < players.length ? others : [...players, player];
}

/** Cards that were written down lie no longer as they did, once something else is tapped. */
function withoutCards(draft: RoundDraft): RoundDraft {
  const played = Object.keys(draft.rest.cards?.played ?? {}).length > 0;
  return played ? withRest(draft, 'cards', undefined) : draft;
}

function saying(draft: RoundDraft, player: PlayerId, call: Call): RoundDraft {
  const others = withoutCards(withoutCall(draft, player));
  return { ...others, calls: [...others.calls, [player, call]] };
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
  if (looks === null) return fits;
  fits = houseRulesIn(table, state, looks, fits);
  return { ...fits, tricks: fits.rest.flush === undefined ? wonIn(looks, fits.tricks) : [] };
}

/** A flush, an exemption, an exchange that the calls no longer allow. */
function houseRulesIn<Rules extends LooRules>(
  { variant }: LooTable<Rules>,
  state: LooState<Rules>,
  { deal, called }: Outlook,
  draft: RoundDraft,
): RoundDraft {
  const { rules } = state.setup;
  const { flush, exempt = [], exchanged = [], penalties = [] } = draft.rest;
  const shown = flush !== undefined && mayShowFlush(variant, rules, called, flush) ? flush : null;
  const liable = shown === null ? [] : liableToFlush(variant, rules, deal, called, shown);
  let fits = withRest(draft, 'flush', shown ?? undefined);
  fits = withRest(
    fits,
    'exempt',
    exempt.filter((player) => liable.includes(player)),
  );
  fits = withRest(
    fits,
    'exchanged',
    exchanged.filter((player) => mayExchange(variant, rules, called, player)),
  );
  fits = withRest(
    fits,
    'penalties',
    penalties.filter(({ player }) => state.seats.includes(player)),
  );
  return shown === null ? fits : withoutCards(fits);
}

function wonIn({ called }: Outlook, tricks: readonly PlayerId[]): readonly PlayerId[] {
  if (called.unplayed !== undefined) return [];
  return tricks.filter((player) => called.active.includes(player));
}
