/** Loo on a keyboard: a digit taps that seat, with Shift it changes his call; Backspace takes the last trick back. */
import type { DraftAction } from './draft';
import type { RoundView } from './view';

export function keyed({ seats }: RoundView, event: KeyboardEvent): DraftAction | null {
  if (event.key === 'Backspace') return { type: 'take-back' };
  if (!/^Digit[1-9]$/.test(event.code)) return null;
  const seat = seats[Number(event.code.slice(5)) - 1];
  if (!seat) return null;
  const { player } = seat;
  if (event.shiftKey) return seat.mayCall ? { type: 'next-call', player } : null;
  return seat.does === null ? null : { type: seat.does, player };
}
