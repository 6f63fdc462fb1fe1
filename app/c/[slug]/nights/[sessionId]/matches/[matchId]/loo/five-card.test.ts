import { expect, test } from 'vitest';
import { FIVE_CARD, fiveCardLoo } from '@/engine/loo/five-card';
import { LIMITED, limitedLoo } from '@/engine/loo/limited';
import type { FiveCardRules, LimitedRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import type { LogEntry } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { replay } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';
import { type DraftAction, draftOf, EMPTY_DRAFT, entryOf, isEmpty, reduce } from './draft';
import { type RoundView, viewOf } from './view';

const TABLE = { game: fiveCardLoo, variant: FIVE_CARD };
const SEATS = ['ana', 'bea', 'cem', 'dov'];

function stateOf(game: AnyGame, log: readonly LogEntry[], rules: object) {
  const complete = completeRules(game.houseRules, rules);
  const setup = { rules: complete, seats: SEATS, players: SEATS, dealer: 'ana' };
  return replay(game, setup, log).state as unknown;
}

/** The table after these entries; Ana dealt first. */
function at(rules: object = {}, log: readonly LogEntry[] = []): LooState<FiveCardRules> {
  return stateOf(fiveCardLoo, log, rules) as LooState<FiveCardRules>;
}

function tap(state: LooState<FiveCardRules>, ...actions: DraftAction[]) {
  const draft = actions.reduce((now, action) => reduce(TABLE, state, now, action), EMPTY_DRAFT);
  return { draft, view: viewOf(TABLE, state, draft) };
}

const trick = (player: string): DraftAction => ({ type: 'trick', player });
const call = (player: string): DraftAction => ({ type: 'next-call', player });
const flush = (player: string): DraftAction => ({ type: 'flush', player });
const exempt = (player: string): DraftAction => ({ type: 'exempt', player });
const exchanged = (player: string): DraftAction => ({ type: 'exchanged', player });

const does = (view: RoundView) => view.seats.map((seat) => seat.does);
const moves = (view: RoundView) => view.seats.map(({ move }) => move && amountText(move));

test('a round is complete after five taps; who won no trick is looed for the whole pot', () => {
  const { view } = tap(at(), ...['bea', 'bea', 'cem', 'dov', 'bea'].map(trick));
  expect(view.ready).toBe(true);
  expect(moves(view)).toEqual(['-5', '7/5', '-1/5', '-1/5']);
  expect(view.nextPot && amountText(view.nextPot)).toBe('8');
});

test('passes may be called at once, and the miss only where the house has it', () => {
  expect(tap(at(), call('bea')).draft.calls).toEqual([['bea', 'pass']]);
  expect(tap(at(), call('bea'), call('bea')).draft.calls).toEqual([['bea', 'stand']]);
  const withMiss = at({ miss: { allowed: true } });
  expect(tap(withMiss, call('bea'), call('bea')).draft.calls).toEqual([['bea', 'miss']]);
});

test('the only one in takes the pot without a trick', () => {
  const answer: DraftAction = { type: 'call', player: 'ana', call: 'pass' };
  const { view } = tap(at(), call('cem'), call('dov'), answer);
  expect(view.taker).toBe('bea');
  expect(view.facts?.taker).toBe('bea');
});

test('where all before him pass, the dealer has nothing to call, unless the pot may stay', () => {
  const passes = [call('bea'), call('cem'), call('dov')];
  const dealer = (view: RoundView) => view.seats.find((seat) => seat.player === 'ana');
  expect(dealer(tap(at(), ...passes).view)).toMatchObject({ mayCall: false });

  const carrying = at({ nobodyStands: 'carry' });
  expect(dealer(tap(carrying, ...passes).view)).toMatchObject({ mayCall: true });
  const { view } = tap(carrying, ...passes, call('ana'));
  expect(view.taker).toBeNull();
  expect(view.nextPot && amountText(view.nextPot)).toBe('8');
});

test('no seat takes a flush or an exchange where the house plays neither', () => {
  const { view, draft } = tap(at(), flush('bea'), exempt('cem'), exchanged('dov'));
  expect(view.flush).toBeNull();
  expect(view.seats.some((seat) => seat.mayExchange)).toBe(false);
  expect(isEmpty(draft)).toBe(true);
});

test('a flush is asked for, then given to a seat, then others are exempt', () => {
  const state = at({ flush: 'pot-and-next' });
  const asked = tap(state, call('dov'), { type: 'ask-flush' });
  expect(asked.view.flush).toEqual({ asking: true, holder: null });
  expect(does(asked.view)).toEqual(['flush', 'flush', 'flush', null]);

  const shown = tap(state, call('dov'), { type: 'ask-flush' }, flush('bea'), exempt('cem'));
  expect(does(shown.view)).toEqual(['exempt', null, 'exempt', 'exempt']);
  expect(entryOf(shown.draft)).toEqual({
    type: 'round',
    calls: { dov: 'pass' },
    flush: 'bea',
    exempt: ['cem'],
  });
  expect(shown.view.facts?.looed).toEqual(['ana', 'dov']);
});

test('at a table where only who stood pays, a passer is not offered as exempt', () => {
  const state = at({ flush: 'stood-only' });
  const { view } = tap(state, call('dov'), flush('bea'));
  expect(does(view)).toEqual(['exempt', null, 'exempt', null]);
});

test('a flush takes the place of tricks, and goes when its holder passes', () => {
  const state = at({ flush: 'pot-and-pay' });
  const shown = tap(state, trick('cem'), flush('bea'), exempt('cem'));
  expect(shown.draft.tricks).toEqual([]);
  const gone = tap(state, flush('bea'), exempt('cem'), call('bea'));
  expect(entryOf(gone.draft)).toEqual({ type: 'round', calls: { bea: 'pass' } });
  const taken = tap(state, flush('bea'), { type: 'ask-flush' });
  expect(isEmpty(taken.draft)).toBe(true);
});

test('only who stands on his own hand can have changed cards', () => {
  const state = at({ exchange: true, miss: { allowed: true } });
  const { view, draft } = tap(state, call('bea'), exchanged('bea'), exchanged('cem'));
  expect(view.seats.filter((seat) => seat.mayExchange).map((seat) => seat.player)).toEqual([
    'ana',
    'cem',
    'dov',
  ]);
  expect(draft.rest.exchanged).toEqual(['cem']);
});

test('a penalty to this pot is in the opening pot, and can be taken back', () => {
  const penalty = { player: 'ana', amount: 2, to: 'this-pot' as const };
  const paid = tap(at(), { type: 'penalty', penalty });
  expect(amountText(paid.view.openingPot)).toBe('6');
  const { draft } = tap(
    at(),
    { type: 'penalty', penalty },
    { type: 'take-back-penalty', index: 0 },
  );
  expect(isEmpty(draft)).toBe(true);
});

test('where the order of the tricks counts, the screen says so', () => {
  expect(tap(at({ trickShare: 'remaining-pot' })).view.inOrder).toBe(true);
  expect(tap(at({ remainder: 'early-tricks' })).view.inOrder).toBe(true);
  expect(tap(at()).view.inOrder).toBe(false);
});

test('cards that were written down fall away with the first tap that contradicts them', () => {
  const cards = { turnUp: '4H', played: { ana: ['AH', 'KH', 'QH', 'JH', '10H'] } };
  const taken: DraftAction = { type: 'cards', cards, tricks: ['ana', 'ana', 'ana', 'ana', 'ana'] };
  expect(tap(at(), taken).draft.rest.cards).toEqual(cards);
  expect(tap(at(), taken, { type: 'take-back' }).draft.rest.cards).toBeUndefined();
});

test('an entry of a house with everything opens again as the same entry', () => {
  const entry = {
    type: 'round' as const,
    calls: { dov: 'pass' as const },
    flush: 'bea',
    exempt: ['cem'],
    trump: 'H' as const,
    penalties: [{ player: 'dov', amount: 1, to: 'next-pot' as const, reason: 'misdeal' }],
  };
  const state = at({ flush: 'pot-and-next' });
  const loaded = reduce(TABLE, state, EMPTY_DRAFT, { type: 'load', draft: draftOf(entry) });
  expect(entryOf(loaded)).toEqual(entry);
});

test('under the club law a double waits for its trump, and clubs bind everybody', () => {
  const single: LogEntry = { type: 'round', tricks: ['bea', 'bea', 'cem'] };
  const table = { game: limitedLoo, variant: LIMITED };
  const state = stateOf(limitedLoo, [single], { clubLaw: true }) as LooState<LimitedRules>;
  const say = (...actions: DraftAction[]) => {
    const draft = actions.reduce((now, action) => reduce(table, state, now, action), EMPTY_DRAFT);
    return { draft, view: viewOf(table, state, draft) };
  };
  const tricks = ['ana', 'ana', 'bea'].map(trick);
  expect(say(...tricks).view).toMatchObject({ ready: false, trump: { needed: true, suit: null } });
  expect(say({ type: 'trump', suit: 'H' }, ...tricks).view.ready).toBe(true);
  const clubs = say(call('cem'), { type: 'trump', suit: 'C' });
  expect(clubs.draft.calls).toEqual([]);
  expect(clubs.view.seats.some((seat) => seat.mayCall)).toBe(false);
});
