// A player's nights one after another: what he stood at after each, several together where there are too many to draw.
import { type Amount, amount, amountText, sum, ZERO } from '@/engine/money/amount';

interface Night {
  readonly sessionId: string;
  readonly date: string;
  /** Exact: units, or minor units of money. */
  readonly net: string;
  readonly money: { readonly currency: string; readonly money: string } | null;
}

/** One night, or several in a row where there are more than can be drawn. */
export interface Point {
  readonly from: string;
  readonly to: string;
  readonly nights: number;
  /** The night it is, where it is one. */
  readonly sessionId: string | null;
  readonly net: string;
  /** All of them so far. */
  readonly total: string;
  /** Minor units; null unless all of its nights are known in one currency. */
  readonly money: Night['money'];
}

interface Stand {
  readonly date: string;
  readonly total: string;
}

interface Course {
  readonly points: readonly Point[];
  /** After which night the total was highest and lowest, of those that came to the same the first. */
  readonly highest: Stand;
  readonly lowest: Stand;
}

/**
 * Every point is a total that there was: where nights are drawn together, the line goes on from the last
 * of them, and the highest and the lowest stand are points of their own.
 * @param nights in the order in which they were played, at least one
 * @param most at least three
 */
export function courseOf(nights: readonly Night[], most: number): Course {
  const totals: Amount[] = [];
  for (const { net } of nights) totals.push((totals.at(-1) ?? ZERO).add(amount(net)));
  const best = (sign: 1 | -1) =>
    totals.reduce((at, total, here) => (total.compare(totals[at]!) * sign > 0 ? here : at), 0);
  const [high, low] = [best(1), best(-1)];
  const stride = nights.length <= most ? 1 : Math.ceil(nights.length / (most - 2));
  const points: Point[] = [];
  let first = 0;
  for (const [at, total] of totals.entries()) {
    const isEnd = (at + 1) % stride === 0 || at === totals.length - 1;
    if (!isEnd && at !== high && at !== low) continue;
    points.push(pointOf(nights.slice(first, at + 1), total));
    first = at + 1;
  }
  const stand = (at: number) => ({ date: nights[at]!.date, total: amountText(totals[at]!) });
  return { points, highest: stand(high), lowest: stand(low) };
}

function pointOf(nights: readonly Night[], total: Amount): Point {
  const only = nights.length === 1 ? nights[0] : undefined;
  return {
    from: nights[0]!.date,
    to: nights.at(-1)!.date,
    nights: nights.length,
    sessionId: only?.sessionId ?? null,
    net: amountText(sum(nights.map((night) => amount(night.net)))),
    total: amountText(total),
    money: moneyOf(nights),
  };
}

function moneyOf(nights: readonly Night[]): Night['money'] {
  const currency = nights[0]?.money?.currency;
  let so = 0n;
  for (const { money } of nights) {
    if (money === null || currency === undefined || money.currency !== currency) return null;
    so += BigInt(money.money);
  }
  return currency === undefined ? null : { currency, money: so.toString() };
}
