/** Who sits where while a night is being started, and who deals first. */

export type Seats = {
  /** Ids of players in the direction of play. */
  order: readonly string[];
  dealer: string | null;
};

export const NO_SEATS: Seats = { order: [], dealer: null };

/** Sits down at the end, or gets up again. */
export function toggled(seats: Seats, player: string): Seats {
  if (!seats.order.includes(player)) return { ...seats, order: [...seats.order, player] };
  return {
    order: seats.order.filter((one) => one !== player),
    dealer: seats.dealer === player ? null : seats.dealer,
  };
}

/** Moves a player to another place; the others keep their order. */
export function moved(seats: Seats, player: string, to: number): Seats {
  if (!seats.order.includes(player) || to < 0 || to >= seats.order.length) return seats;
  const others = seats.order.filter((one) => one !== player);
  return { ...seats, order: [...others.slice(0, to), player, ...others.slice(to)] };
}

/** What still has to be decided, the first thing first; null when the cards can be dealt. */
export function missing(seats: Seats, most: number): 'too-few' | 'too-many' | 'dealer' | null {
  if (seats.order.length < 2) return 'too-few';
  if (seats.order.length > most) return 'too-many';
  return seats.dealer === null ? 'dealer' : null;
}
