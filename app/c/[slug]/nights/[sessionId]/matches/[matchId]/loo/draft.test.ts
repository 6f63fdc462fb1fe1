import { expect, test } from 'vitest';
import { LIMITED, limitedLoo } from '@/engine/loo/limited';
import type { LimitedRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import type { LogEntry } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { replay } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';
import { type DraftAction, draftOf, EMPTY_DRAFT, entryOf, reduce } from './draft';
import { viewOf } from './view';

const TABLE = { game: limitedLoo, variant: LIMITED };
const SEATS = ['ana', 'bea', 'cem', 'dov', 'eva'];

/** The table after these entries; Ana dealt first. */
function at(log: LogEntry[], rules: object = {}): LooState<LimitedRules> {
  const complete = completeRules(limitedLoo.houseRules, rules);
  const setup = { rules: complete, seats: SEATS, players: SEATS, dealer: 'ana' };
  return replay(limitedLoo, setup, log).state as unknown as LooState<LimitedRules>;
}

const A_SINGLE: LogEntry = { type: 'round', tricks: ['bea', 'bea', 'cem'] };

function tap(state: LooState<LimitedRules>, ...actions: DraftAction[]) {
  const draft = actions.reduce((now, action) => reduce(TABLE, state, now, action), EMPTY_DRAFT);
  return { draft, view: viewOf(TABLE, state, draft) };
}

const trick = (player: string): DraftAction => ({ type: 'trick', player });
const call = (player: string): DraftAction => ({ type: 'next-call', player });
const shows = (view: ReturnType<typeof viewOf>, player: string) => {
  const seat = view.seats.find((one) => one.player === player);
  if (!seat) throw new Error(`${player} has no seat`);
  return seat;
};

test('a single is complete after three taps, and shows who is looed and what it pays', () => {
  const { view } = tap(at([]), trick('bea'), trick('bea'), trick('cem'));
  expect(view.kind).toBe('single');
  expect(view.missing).toBe(0);
  expect(view.facts?.looed).toEqual(['ana', 'dov', 'eva']);
  expect(view.seats.map(({ move }) => move && amountText(move))).toEqual([
    '-6',
    '2',
    '1',
    '-3',
    '-3',
  ]);
  expect(view.nextPot && amountText(view.nextPot)).toBe('12');
});

test('in a single nobody has anything to call', () => {
  const { view, draft } = tap(at([]), call('bea'));
  expect(draft).toEqual(EMPTY_DRAFT);
  expect(view.seats.some((seat) => seat.mayCall)).toBe(false);
});

test('a fourth trick cannot be given, and a tapped one can be taken back', () => {
  const { draft } = tap(at([]), trick('bea'), trick('bea'), trick('cem'), trick('dov'));
  expect(draft.tricks).toEqual(['bea', 'bea', 'cem']);
  const back = tap(at([]), trick('bea'), trick('cem'), { type: 'take-back', player: 'bea' });
  expect(back.draft.tricks).toEqual(['cem']);
});

test('in a double a tap on the call goes from in to pass to the miss and back', () => {
  const state = at([A_SINGLE]);
  expect(tap(state, call('dov')).draft.calls).toEqual([['dov', 'pass']]);
  expect(tap(state, call('dov'), call('dov')).draft.calls).toEqual([['dov', 'miss']]);
  expect(entryOf(tap(state, call('dov'), call('dov'), call('dov')).draft)).toEqual({
    type: 'round',
  });
});

test('when one has the miss, nobody else is offered it', () => {
  const { draft } = tap(at([A_SINGLE]), call('dov'), call('dov'), call('eva'), call('eva'));
  expect(draft.calls).toEqual([
    ['dov', 'miss'],
    ['eva', 'stand'],
  ]);
});

test('who passes loses the tricks that were tapped for him', () => {
  const { draft } = tap(at([A_SINGLE]), trick('dov'), trick('ana'), call('dov'));
  expect(draft.tricks).toEqual(['ana']);
});

test('with one other in, the dealer is asked, and the round waits for his answer', () => {
  const state = at([A_SINGLE]);
  const passes = [call('cem'), call('dov'), call('eva')];
  const { view } = tap(state, ...passes, trick('ana'), trick('ana'), trick('bea'));
  expect(view.question).toEqual({
    dealer: 'bea',
    other: 'ana',
    calls: ['stand', 'miss', 'defend'],
    answer: null,
  });
  expect(view.facts).toBeNull();

  const answer: DraftAction = { type: 'call', player: 'bea', call: 'defend' };
  const defended = tap(state, ...passes, answer, trick('ana'), trick('ana'), trick('bea'));
  expect(defended.view.facts?.defender).toBe('bea');
  expect(defended.view.nextPot && amountText(defended.view.nextPot)).toBe('7');
});

test('a pass of the dealer is taken back when it leaves a lone stander, and he is asked instead', () => {
  const { view } = tap(at([A_SINGLE]), call('bea'), call('cem'), call('dov'), call('eva'));
  expect(view.question?.answer).toBeNull();
});

test('where all pass, the pot goes to the dealer without a trick', () => {
  const { view } = tap(at([A_SINGLE]), call('cem'), call('dov'), call('eva'), call('ana'));
  expect(view.taker).toBe('bea');
  expect(view.missing).toBe(0);
  expect(view.facts?.taker).toBe('bea');
  expect(shows(view, 'bea')).toMatchObject({ mayCall: false, does: null });
});

test('a table whose pot stays says so', () => {
  const state = at([A_SINGLE], { nobodyStands: 'carry' });
  const { view } = tap(state, call('cem'), call('dov'), call('eva'), call('ana'));
  expect(view.taker).toBeNull();
  expect(view.nextPot && amountText(view.nextPot)).toBe('15');
});

test('another dealer is a warning, not a refusal', () => {
  const { view } = tap(
    at([]),
    { type: 'dealer', player: 'cem' },
    trick('bea'),
    trick('bea'),
    trick('cem'),
  );
  expect(view.problems.map((one) => one.code)).toEqual(['dealer-out-of-turn']);
  expect(view.facts).not.toBeNull();
});

test('who sits out has no tricks and pays nothing, and the deal passes on', () => {
  const { view } = tap(
    at([]),
    trick('ana'),
    { type: 'absent', player: 'ana' },
    trick('bea'),
    trick('bea'),
    trick('cem'),
  );
  expect(view.dealer).toBe('bea');
  expect(shows(view, 'ana')).toMatchObject({ absent: true, tricks: 0 });
  expect(shows(view, 'ana').move?.equals(0)).toBe(true);
});

test('an entry opened again is the same entry when nothing is tapped', () => {
  const entry = {
    type: 'round' as const,
    dealer: 'cem',
    absent: ['eva'],
    calls: { dov: 'pass' as const },
    tricks: ['ana', 'ana', 'cem'],
    note: 'a slip',
    penalties: [{ player: 'ana', amount: 1, to: 'next-pot' as const }],
  };
  expect(entryOf(draftOf(entry))).toEqual(entry);
});

test('counted tricks are opened as tricks', () => {
  expect(draftOf({ type: 'round', tricks: { ana: 2, cem: 1 } }).tricks).toEqual([
    'ana',
    'ana',
    'cem',
  ]);
});
