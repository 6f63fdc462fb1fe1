import { expect, test } from 'vitest';
import type { TableState } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { LogEntry } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { replay } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';
import { CHINCHON_FORM } from './chinchon-form';
import { EMPTY_DRAFT, type RummyAction, reduce } from './draft';
import type { Form } from './form';
import { MAS } from './mas-form';
import { MENOS } from './menos-form';
import type { Key } from './typed';
import { type RummyView, viewOf } from './view';

const SEATS = ['ana', 'bea', 'cem', 'dov'];

/** The table after these entries; Ana dealt first. */
function at({ game }: Form, rules: object = {}, log: LogEntry[] = []): TableState {
  const complete = completeRules(game.houseRules, rules);
  return replay(game, { rules: complete, seats: SEATS, players: SEATS, dealer: 'ana' }, log).state;
}

function tap(form: Form, state: TableState, ...actions: RummyAction[]) {
  const draft = actions.reduce((now, action) => reduce(form, state, now, action), EMPTY_DRAFT);
  return { draft, view: viewOf(form, state, draft) };
}

const seat = (player: string): RummyAction => ({ type: 'seat', player });
const keys = (...all: (Key | 'next')[]): RummyAction[] =>
  all.map((key) => (key === 'next' ? { type: 'next' } : { type: 'key', key }));
const shows = (view: RummyView, player: string) => {
  const found = view.seats.find((one) => one.player === player);
  if (!found) throw new Error(`${player} has no seat`);
  return found;
};

test('a round of four takes a tap and six digits: the keypad goes on by itself', () => {
  const { view } = tap(MENOS, at(MENOS), seat('bea'), ...keys('2', '7', '0', '5', '9', '0'));
  expect(view.entry).toEqual({ type: 'round', out: 'bea', hands: { ana: 27, cem: 5, dov: 90 } });
  expect(view.ready).toBe(true);
  expect(view.at).toBe(null);
});

test('a new total is there before the round is complete, and says who is out', () => {
  const before = at(MENOS, {}, [
    { type: 'round', out: 'dov', hands: { ana: 74, bea: 55, cem: 90 } },
  ]);
  const { view } = tap(MENOS, before, seat('dov'), ...keys('2', '7'));
  expect(shows(view, 'ana')).toMatchObject({ total: 74, points: 27, newTotal: 101, falls: true });
  expect(shows(view, 'bea')).toMatchObject({ isAt: true, points: null, newTotal: null });
  expect(shows(view, 'dov')).toMatchObject({ wentOut: true, hasCell: false, points: 0 });
  expect(view.missing).toEqual(['bea', 'cem']);
  expect(view.ready).toBe(false);
});

test('a plus after two digits goes on in the cell that the keypad has left', () => {
  const { draft, view } = tap(MENOS, at(MENOS), seat('ana'), ...keys('2', '5', '+', '2', 'next'));
  expect(draft.at).toBe('cem');
  expect(view.entry.hands).toEqual({ bea: '25+2' });
  expect(shows(view, 'bea').points).toBe(27);
});

test('so does the key that takes back', () => {
  const { view } = tap(MENOS, at(MENOS), seat('ana'), ...keys('2', '5', 'back', '7'));
  expect(view.entry.hands).toEqual({ bea: 27 });
});

test('a hundred in front is one more key', () => {
  const { view } = tap(MENOS, at(MENOS), seat('ana'), ...keys('hundred', '2', '3', '4', '0'));
  expect(view.entry.hands).toEqual({ bea: 123, cem: 40 });
});

test('any cell is tapped again and typed anew', () => {
  const first = [seat('ana'), ...keys('1', '1', '2', '2', '3', '3')];
  const { view } = tap(MENOS, at(MENOS), ...first, seat('bea'), ...keys('4', '4'));
  expect(view.entry.hands).toEqual({ bea: 44, cem: 22, dov: 33 });
  expect(view.at).toBe(null);
});

test('who went out by mistake is tapped again, and the hands stay', () => {
  const { view } = tap(
    MENOS,
    at(MENOS),
    seat('ana'),
    ...keys('1', '1', '2', '2', '3', '3'),
    seat('ana'),
    seat('dov'),
  );
  expect(view.entry).toEqual({ type: 'round', out: 'dov', hands: { bea: 11, cem: 22 } });
  expect(view.at).toBe('ana');
});

test('what no hand can have is said at once, in the name of who has it', () => {
  const { view } = tap(MENOS, at(MENOS), seat('ana'), ...keys('hundred', '7', '3'));
  expect(view.problems.map(({ code, params }) => [code, params.player])).toEqual([
    ['hand-points', 'bea'],
  ]);
});

test('a tap on somebody who is out does nothing', () => {
  const before = at(MENOS, {}, [
    { type: 'round', out: 'dov', hands: { ana: 120, bea: 55, cem: 90 } },
  ]);
  const { draft, view } = tap(MENOS, before, seat('ana'));
  expect(draft).toEqual(EMPTY_DRAFT);
  expect(shows(view, 'ana').isIn).toBe(false);
});

test('nobody goes out only where the house plays it', () => {
  expect(tap(MENOS, at(MENOS), { type: 'nobody' }).draft.nobody).toBe(false);
  const state = at(MENOS, { blocked: 'all-score' });
  const { view } = tap(
    MENOS,
    state,
    { type: 'nobody' },
    ...keys('1', '1', '2', '2', '3', '3', '4', '4'),
  );
  expect(view.entry.out).toBe(null);
  expect(view.ready).toBe(true);
});

test('ten off for one turn is offered to who went out, where the rule is on', () => {
  const state = at(MENOS, { oneTurn: -10 });
  const { view } = tap(MENOS, state, seat('ana'), { type: 'bonus', player: 'ana' });
  expect(view.entry.oneTurn).toBe(true);
  expect(shows(view, 'ana')).toMatchObject({ points: -10, newTotal: -10 });
  expect(view.at).toBe('bea');
  expect(viewOf(MENOS, at(MENOS), EMPTY_DRAFT).asks.bonus).toBe(null);
});

test('cards left in a hand are counted by the engine, and gone from the pack', () => {
  const { view } = tap(
    MENOS,
    at(MENOS),
    seat('ana'),
    { type: 'cards', player: 'bea', cards: ['KH', 'JK', '5D'] },
    { type: 'next' },
  );
  expect(shows(view, 'bea').points).toBe(40);
  expect(view.left.get('KH')).toBe(1);
  expect(view.at).toBe('cem');
});

test('the last round says who wins what', () => {
  const before = at(MENOS, { stake: 10 }, [
    { type: 'round', out: 'dov', hands: { ana: 120, bea: 95, cem: 96 } },
  ]);
  const { view } = tap(MENOS, before, seat('dov'), ...keys('2', '0', '2', '0'));
  expect(view.seats.filter((one) => one.wins).map((one) => one.player)).toEqual(['dov']);
  expect(view.prize && amountText(view.prize)).toBe('40');
});

test('in Loba de Más everybody has points, who went out too, and they may be sums', () => {
  const { view } = tap(
    MAS,
    at(MAS),
    seat('ana'),
    ...keys('1', '5', '+', '2', '1', '+', '6'),
    { type: 'per-figure', worth: 5 },
    { type: 'next' },
    ...keys('1', '8', '0', 'next', '2', '4'),
  );
  expect(view.entry.points).toEqual({ ana: '15+21+6+5', bea: 18, cem: 0, dov: 24 });
  expect(view.ready).toBe(true);
});

test('or figures are laid, and the engine counts them', () => {
  const { view } = tap(MAS, at(MAS), seat('ana'), {
    type: 'figures',
    player: 'ana',
    figures: [
      ['4C', '5C', '6C'],
      ['7S', '7H', '7D'],
      ['2C', '2H', '2D'],
    ],
  });
  expect(view.ready).toBe(true);
  expect(shows(view, 'ana').points).toBe(57);
  expect(view.entry.points).toBeUndefined();
});

test('hands are taken off where the house does so, also below zero', () => {
  const state = at(MAS, { handSubtracted: true });
  const { view } = tap(
    MAS,
    state,
    seat('ana'),
    ...keys('4', '0', '-', '8', 'next'),
    ...keys('3', '-', '1', '1'),
  );
  expect(view.entry.points).toMatchObject({ bea: -8 });
});

test('in Chinchón who closes is asked first what he kept, in one digit', () => {
  const { view } = tap(
    CHINCHON_FORM,
    at(CHINCHON_FORM),
    seat('bea'),
    ...keys('3', '1', '2', '2', '0', '0', '7'),
  );
  expect(view.entry).toEqual({
    type: 'round',
    closer: 'bea',
    hands: { bea: 3, cem: 12, dov: 20, ana: 7 },
  });
  expect(view.ready).toBe(true);
});

test('all seven melded takes ten off, and is taken back by what he kept', () => {
  const state = at(CHINCHON_FORM);
  const melded = tap(CHINCHON_FORM, state, seat('bea'), { type: 'bonus', player: 'bea' });
  expect(shows(melded.view, 'bea').points).toBe(-10);
  expect(melded.view.at).toBe('cem');
  expect(shows(melded.view, 'cem').mayBonus).toBe(false);
  const kept = tap(
    CHINCHON_FORM,
    state,
    seat('bea'),
    { type: 'bonus', player: 'bea' },
    seat('bea'),
    ...keys('4'),
  );
  expect(kept.draft.bonus).toEqual([]);
  expect(kept.view.entry.hands).toEqual({ bea: 4 });
});

test('a chinchón wins the match at once', () => {
  const { view } = tap(
    CHINCHON_FORM,
    at(CHINCHON_FORM),
    seat('bea'),
    { type: 'chinchon', player: 'bea' },
    ...keys('1', '2', '2', '0', '0', '7'),
  );
  expect(shows(view, 'bea').wins).toBe(true);
  expect(view.prize && amountText(view.prize)).toBe('4');
});

test('more than he may keep is refused in his name', () => {
  const { view } = tap(CHINCHON_FORM, at(CHINCHON_FORM), seat('bea'), ...keys('8'));
  expect(view.problems.map(({ code }) => code)).toEqual(['close-at']);
});

test('an entry opened again is the same entry when nothing is tapped', () => {
  const menos = {
    type: 'round' as const,
    dealer: 'cem',
    out: 'ana',
    oneTurn: true,
    hands: { bea: '25+2', cem: ['KH', '5D'], dov: 11 },
    melds: { ana: [['7S', '7H', '7D']] },
    firstMeld: { ana: 52 },
    opened: ['ana'],
    note: 'a slip',
  };
  expect(MENOS.entryOf(MENOS.draftOf(menos))).toEqual(menos);
  const mas = {
    type: 'round' as const,
    out: 'ana',
    points: { ana: 57, bea: -8 },
    hands: { bea: 8 },
  };
  expect(MAS.entryOf(MAS.draftOf(mas))).toEqual(mas);
  const chinchon = {
    type: 'round' as const,
    closer: 'ana',
    hands: { bea: 8 },
    allMelded: 'ana',
    chinchon: 'ana',
  };
  expect(CHINCHON_FORM.entryOf(CHINCHON_FORM.draftOf(chinchon))).toEqual(chinchon);
});
