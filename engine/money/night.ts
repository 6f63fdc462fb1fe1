/**
 * What a night comes to for each of its players, and of what: matches, each at its own unit value, and
 * shared expenses. Exact until `toMinorUnits` rounds everybody together.
 */
import type { PlayerId } from '@/engine/match/entries';
import { type Amount, amount, ZERO } from './amount';
import { inMinorUnits } from './currency';
import { type Expense, exactMoney } from './rounding';

/** A match that counts in the night: net units, and what one of them is worth in money. */
export interface CountedNets {
  readonly nets: ReadonlyMap<PlayerId, Amount>;
  readonly unitValue: Amount;
}

/** Net units over all matches, whatever they are worth, in the order of `players`. */
export function nightUnits(
  players: readonly PlayerId[],
  matches: readonly CountedNets[],
): Map<PlayerId, Amount> {
  const total = zeros(players);
  for (const { nets } of matches) add(total, nets);
  return total;
}

/** Exact money over all matches and expenses, in the order of `players`. */
export function nightMoney(
  players: readonly PlayerId[],
  matches: readonly CountedNets[],
  expenses: readonly Expense[],
): Map<PlayerId, Amount> {
  const total = zeros(players);
  for (const { nets, unitValue } of matches) add(total, exactMoney(nets, unitValue, []));
  add(total, spent(expenses));
  return total;
}

/** One player's money, in parts of whole minor units that add up to his total. */
export interface MoneyParts {
  /** In the order of the matches; null where he did not play. */
  readonly matches: readonly (bigint | null)[];
  /** In the order of the expenses; null where he neither paid nor shares. */
  readonly expenses: readonly (bigint | null)[];
  /** What rounding everybody together, and each part by itself, left over. */
  readonly rounding: bigint;
}

/** @param total what the night was rounded to for him, in minor units */
export function partsOf(
  player: PlayerId,
  matches: readonly CountedNets[],
  expenses: readonly Expense[],
  total: bigint,
  currency: string | null,
): MoneyParts {
  const whole = (money: Amount | undefined) =>
    money === undefined ? null : wholeMinorUnits(money, currency);
  const played = matches.map(({ nets, unitValue }) =>
    whole(exactMoney(nets, unitValue, []).get(player)),
  );
  const laidOut = expenses.map((one) => whole(spent([one]).get(player)));
  const explained = [...played, ...laidOut].reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n);
  return { matches: played, expenses: laidOut, rounding: total - explained };
}

/**
 * One player's money without his part in the expenses: what the cards came to, with all that was rounded.
 * @param total what the night was rounded to for him, in minor units
 */
export function cardMoney(
  player: PlayerId,
  expenses: readonly Expense[],
  total: bigint,
  currency: string | null,
): bigint {
  return partsOf(player, [], expenses, total, currency).rounding;
}

function spent(expenses: readonly Expense[]): Map<PlayerId, Amount> {
  return exactMoney(new Map(), ZERO, expenses);
}

function zeros(players: readonly PlayerId[]): Map<PlayerId, Amount> {
  return new Map(players.map((player) => [player, ZERO]));
}

function add(total: Map<PlayerId, Amount>, more: ReadonlyMap<PlayerId, Amount>): void {
  for (const [player, value] of more) total.set(player, (total.get(player) ?? ZERO).add(value));
}

const HALF = amount('1/2');

/** One amount alone, to the nearest minor unit, half of one up: to be told, not to be paid. */
export function wholeMinorUnits(money: Amount, currency: string | null): bigint {
  const whole = inMinorUnits(money, currency).add(HALF).floor();
  return whole.s * whole.n;
}
