import { expect, test } from 'vitest';
import { completeRules } from '@/engine/match/house-rules';
import { open } from '@/engine/match/step';
import { EMPTY_DRAFT, type RummyDraft, reduce } from './draft';
import { keyed } from './keyed';
import { MENOS } from './menos-form';
import { viewOf } from './view';

const SEATS = ['ana', 'bea', 'cem'];

function press(draft: RummyDraft, ...keys: string[]) {
  const rules = completeRules(MENOS.game.houseRules, {});
  const { state } = open(MENOS.game, { rules, seats: SEATS, players: SEATS, dealer: 'ana' });
  return keys.reduce((now, name) => {
    const shiftKey = name.startsWith('Shift+');
    const key = name.replace('Shift+', '');
    const code = /^[0-9]$/.test(key) ? `Digit${key}` : '';
    const action = keyed(viewOf(MENOS, state, now), { key, code, shiftKey } as KeyboardEvent);
    return action === null ? now : reduce(MENOS, state, now, action);
  }, draft);
}

test('the first digit is the seat of who went out, the others are points', () => {
  const draft = press(EMPTY_DRAFT, '2', '2', '7', 'h', '1', '5');
  expect(MENOS.entryOf(draft)).toEqual({ type: 'round', out: 'bea', hands: { ana: 27, cem: 115 } });
});

test('with Shift a digit is a seat at any time, and a seat that is not there is none', () => {
  const draft = press(EMPTY_DRAFT, '9', '2', '2', '7', 'Shift+1', '3', '0');
  expect(MENOS.entryOf(draft).hands).toEqual({ ana: 30 });
});

test('plus, back and next do what their keys do; what no rule takes off, minus does not', () => {
  const draft = press(EMPTY_DRAFT, '1', '2', '+', '8', 'Backspace', '9', '-', 'n', '4', '0');
  expect(MENOS.entryOf(draft).hands).toEqual({ bea: '2+9', cem: 40 });
});
