/**
 * Who pays whom at the end of a night, with as few payments as possible.
 *
 * A group of n people whose balances sum to zero settles with n − 1 payments, and never with fewer
 * unless a part of it sums to zero by itself. So the fewest payments of all are the people with a
 * balance minus the largest number of disjoint groups that sum to zero. Finding that number is hard
 * in general; for twenty people a table over all 2²⁰ subsets finds it in some ten milliseconds.
 */
export interface Transfer<Who> {
  readonly from: Who;
  readonly to: Who;
  /** Above zero, in the unit of the balances. */
  readonly amount: bigint;
}

/** Up to so many people with a balance the answer is the optimum, beyond it merely good. */
export const OPTIMAL_UP_TO = 20;

interface Balance<Who> {
  readonly who: Who;
  readonly value: bigint;
}

/**
 * The payments that settle these balances exactly. Deterministic; nobody both pays and receives.
 * @param balances what each one gets (above zero) or owes (below); they sum to zero.
 * @param optimalUpTo how many may be left to be settled by the optimum: time and memory double with each.
 * @returns payments in the order of the payers, then of the receivers.
 * @throws RangeError where the balances do not sum to zero.
 */
export function settle<Who>(
  balances: ReadonlyMap<Who, bigint>,
  optimalUpTo: number = OPTIMAL_UP_TO,
): Transfer<Who>[] {
  const open = [...balances]
    .map(([who, value]) => ({ who, value }))
    .filter(({ value }) => value !== 0n);
  assertEven(balances);
  const order = new Map(open.map(({ who }, index) => [who, index]));
  const place = (who: Who) => order.get(who) ?? 0;
  return settleGroup(open, optimalUpTo).sort(
    (a, b) => place(a.from) - place(b.from) || place(a.to) - place(b.to),
  );
}

/** @throws RangeError where the balances do not sum to zero: somebody would be left with the rest. */
export function assertEven(balances: ReadonlyMap<unknown, bigint>): void {
  const left = [...balances.values()].reduce((sum, value) => sum + value, 0n);
  if (left !== 0n) throw new RangeError('balances do not sum to zero');
}

/**
 * Pairs that cancel out are settled first. That loses nothing: where an optimal division has the two
 * in different groups, those groups can be regrouped into the pair and the rest, still two.
 */
function settleGroup<Who>(open: readonly Balance<Who>[], optimalUpTo: number): Transfer<Who>[] {
  const { pairs, rest } = cancelling(open);
  if (rest.length <= optimalUpTo) return [...pairs, ...zeroSumGroups(rest).flatMap(payDown)];
  const { triples, others } = cancellingTriples(rest);
  return [...pairs, ...triples.flatMap(payDown), ...whittle(others, optimalUpTo)];
}

function cancelling<Who>(open: readonly Balance<Who>[]): {
  pairs: Transfer<Who>[];
  rest: Balance<Who>[];
} {
  const waiting = new Map<bigint, Balance<Who>[]>();
  const pairs: Transfer<Who>[] = [];
  for (const one of open) {
    const other = waiting.get(-one.value)?.shift();
    if (other) pairs.push(largestPayment([one, other]).transfer);
    else waiting.set(one.value, [...(waiting.get(one.value) ?? []), one]);
  }
  return { pairs, rest: [...waiting.values()].flat() };
}

function pay<Who>(debtor: Balance<Who>, creditor: Balance<Who>): Transfer<Who> {
  const settlesDebtor = -debtor.value < creditor.value;
  const amount = settlesDebtor ? -debtor.value : creditor.value;
  return { from: debtor.who, to: creditor.who, amount };
}

/** Groups of three that sum to zero, taken as they come: each saves a payment. */
function cancellingTriples<Who>(open: readonly Balance<Who>[]): {
  triples: Balance<Who>[][];
  others: Balance<Who>[];
} {
  const byValue = new Map<bigint, Set<Balance<Who>>>();
  for (const one of open) byValue.set(one.value, (byValue.get(one.value) ?? new Set()).add(one));
  const used = new Set<Balance<Who>>();
  const triples: Balance<Who>[][] = [];
  for (const [index, a] of open.entries()) {
    for (const b of open.slice(index + 1)) {
      if (used.has(a)) break;
      if (used.has(b)) continue;
      const third = [...(byValue.get(-a.value - b.value) ?? [])].find(
        (one) => one !== a && one !== b && !used.has(one),
      );
      if (third === undefined) continue;
      triples.push([a, b, third]);
      for (const one of [a, b, third]) used.add(one);
    }
  }
  return { triples, others: open.filter((one) => !used.has(one)) };
}

/** Largest to largest, which settles one of the two, until few are left. */
function whittle<Who>(open: readonly Balance<Who>[], optimalUpTo: number): Transfer<Who>[] {
  if (open.length <= optimalUpTo) return settleGroup(open, optimalUpTo);
  const { transfer, left } = largestPayment(open);
  const { pairs, rest } = cancelling(left);
  return [transfer, ...pairs, ...whittle(rest, optimalUpTo)];
}

/** The largest debtor pays the largest creditor: who has then nothing open is not left. */
function largestPayment<Who>(open: readonly Balance<Who>[]): {
  transfer: Transfer<Who>;
  left: Balance<Who>[];
} {
  const [debtor, creditor] = extremes(open);
  const transfer = pay(debtor, creditor);
  const after = open.map((one) => {
    if (one === debtor) return { ...one, value: one.value + transfer.amount };
    if (one === creditor) return { ...one, value: one.value - transfer.amount };
    return one;
  });
  return { transfer, left: after.filter(({ value }) => value !== 0n) };
}

/** @throws TypeError where nobody is open */
function extremes<Who>(
  open: readonly Balance<Who>[],
): [lowest: Balance<Who>, highest: Balance<Who>] {
  const lowest = open.reduce((least, one) => (one.value < least.value ? one : least));
  const highest = open.reduce((most, one) => (one.value > most.value ? one : most));
  return [lowest, highest];
}

/** Within one group: largest to largest, each payment settling at least one, the last one two. */
function payDown<Who>(group: readonly Balance<Who>[]): Transfer<Who>[] {
  if (group.length === 0) return [];
  const { transfer, left } = largestPayment(group);
  return [transfer, ...payDown(left)];
}

/**
 * Divides people into as many groups that sum to zero as there can be, exactly.
 *
 * `most[set]` is how many such groups the subset can hold: that of the best subset one smaller, and
 * one more where the whole subset sums to zero. Read back from everybody, dropping one at a time along
 * the best way, a group is complete whenever what is left sums to zero.
 */
function zeroSumGroups<Who>(people: readonly Balance<Who>[]): Balance<Who>[][] {
  const count = people.length;
  const isZero = zeroSums(people.map(({ value }) => value));
  const most = new Uint8Array(1 << count);
  for (let set = 1; set < most.length; set++) {
    let best = 0;
    for (let left = set; left !== 0; left &= left - 1) {
      const smaller = most[set ^ (left & -left)] ?? 0;
      if (smaller > best) best = smaller;
    }
    most[set] = best + (isZero[set] ?? 0);
  }
  const groups: Balance<Who>[][] = [];
  let group: Balance<Who>[] = [];
  let set = most.length - 1;
  for (const _ of people) {
    const wanted = (most[set] ?? 0) - (isZero[set] ?? 0);
    const next = people.findIndex(
      (_, index) => (set & (1 << index)) !== 0 && most[set ^ (1 << index)] === wanted,
    );
    group.push(people[next] as Balance<Who>);
    set ^= 1 << next;
    if (isZero[set] === 1) {
      groups.push(group);
      group = [];
    }
  }
  return groups;
}

/** Sums are kept modulo this prime below 2⁵², so that two of them add up exactly in a double. */
const MODULUS = 4_503_599_627_370_449n;

/**
 * Which subsets sum to zero, 1 or 0 by subset. Amounts may have any length: a sum that is not zero
 * modulo the prime is not zero, and one that is, is added up exactly, for a multiple of the prime
 * could hide behind it.
 */
function zeroSums(values: readonly bigint[]): Uint8Array {
  const modulus = Number(MODULUS);
  const residues = values.map((value) => Number(((value % MODULUS) + MODULUS) % MODULUS));
  const sums = new Float64Array(1 << values.length);
  const zero = new Uint8Array(sums.length);
  for (let set = 0; set < sums.length; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    const sum = (sums[set & (set - 1)] ?? 0) + (residues[lowest] ?? 0);
    sums[set] = sum >= modulus ? sum - modulus : sum;
    if (sums[set] === 0 && exactSum(values, set) === 0n) zero[set] = 1;
  }
  return zero;
}

function exactSum(values: readonly bigint[], set: number): bigint {
  return values.reduce((sum, value, index) => (set & (1 << index) ? sum + value : sum), 0n);
}
