/** Who sits where and whose turn to deal it is: the same ring of seats in every game. */
import type { PlayerId } from './entries';

/** The seats from the one after `player`, once around, `player` last. */
export function clockwiseAfter(seats: readonly PlayerId[], player: PlayerId): PlayerId[] {
  const index = seats.indexOf(player);
  return [...seats.slice(index + 1), ...seats.slice(0, index + 1)];
}

/** The next seat in the direction of play. */
export function seatAfter(seats: readonly PlayerId[], player: PlayerId): PlayerId {
  return clockwiseAfter(seats, player)[0] ?? player;
}

/**
 * Who deals: the seat whose turn it is, or the first after it that qualifies
 * (rules/loo.md "Next dealer", rules/loba.md `nextDealer`). Null where nobody does.
 */
export function dealerFrom(
  seats: readonly PlayerId[],
  turn: PlayerId,
  qualifies: (player: PlayerId) => boolean,
): PlayerId | null {
  if (qualifies(turn)) return turn;
  return clockwiseAfter(seats, turn).find(qualifies) ?? null;
}

/** Seats a newcomer at the left of `after`, or of the last seat. */
export function seated(
  seats: readonly PlayerId[],
  player: PlayerId,
  after: PlayerId | undefined,
): PlayerId[] {
  if (after === undefined) return [...seats, player];
  const index = seats.indexOf(after) + 1;
  return [...seats.slice(0, index), player, ...seats.slice(index)];
}

/**
 * Takes a player's seat away. Where it was his turn to deal, the turn passes to the seat after his:
 * a newcomer who then sits down between the two does not deal at once.
 */
export function unseated(
  seats: readonly PlayerId[],
  nextDealer: PlayerId,
  player: PlayerId,
): { seats: PlayerId[]; nextDealer: PlayerId } {
  return {
    seats: seats.filter((seat) => seat !== player),
    nextDealer: nextDealer === player ? seatAfter(seats, player) : nextDealer,
  };
}
