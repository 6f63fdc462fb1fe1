/** A round of Loba or Chinchón on a keyboard: a digit says who went out, then digits go to the keypad. */
import type { RummyAction } from './draft';
import type { Key } from './typed';
import type { RummyView } from './view';

const KEYS: ReadonlyMap<string, Key> = new Map([
  ['+', '+'],
  ['-', '-'],
  ['Backspace', 'back'],
  ['h', 'hundred'],
]);

/** With Shift a digit means a seat, at any time. */
export function keyed(view: RummyView, event: KeyboardEvent): RummyAction | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  const began = view.out !== null || view.nobody;
  if (digit !== undefined && (event.shiftKey || !began)) {
    const seat = view.seats[Number(digit) - 1];
    return seat?.isIn ? { type: 'seat', player: seat.player } : null;
  }
  if (digit !== undefined) return { type: 'key', key: digit as Key };
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (name === 'n' || name === 'ArrowDown') return { type: 'next' };
  const key = KEYS.get(name);
  if (key === undefined || (key === '-' && !view.asks.minus)) return null;
  return { type: 'key', key };
}
