/** Everybody settles with one person: who owes pays him, and he pays who is owed. */
import { assertEven, type Transfer } from './settle';

/**
 * The payments that settle these balances through a treasurer. One a person who is not even, but for the
 * treasurer himself, in the order of the payers, then of the receivers.
 * @param balances what each one gets (above zero) or owes (below); they sum to zero.
 * @throws RangeError where the balances do not sum to zero, or the treasurer is not among them.
 */
export function settleWith<Who>(
  balances: ReadonlyMap<Who, bigint>,
  treasurer: Who,
): Transfer<Who>[] {
  if (!balances.has(treasurer)) throw new RangeError('the treasurer has no balance');
  assertEven(balances);
  const others = [...balances].filter(([who]) => who !== treasurer);
  return [
    ...others.flatMap(([from, value]) =>
      value < 0n ? [{ from, to: treasurer, amount: -value }] : [],
    ),
    ...others.flatMap(([to, value]) =>
      value > 0n ? [{ from: treasurer, to, amount: value }] : [],
    ),
  ];
}
