/** How long numbers may get, so that no entry keeps a server busy: beyond it they are `too-large`. */
import { type AmountInput, MAX_AMOUNT_DIGITS } from '@/engine/money/amount';
import type { Entry } from './entries';
import type { MatchState } from './game';
import { fault, type Problem } from './problem';

/**
 * More digits than this in a pot or a net, above or below the line, refuse the entry that would make
 * them. Unlimited Loo with eight players, sevenfold a round, gets there after a thousand rounds
 * in which nobody ever stops it.
 */
export const MAX_BALANCE_DIGITS = 1_000;

const LONGEST = 10n ** BigInt(MAX_BALANCE_DIGITS);

/**
 * Amounts and points of an entry with too many digits. They are reported alone, before anything is
 * made of them: even reading a fraction of a million digits takes minutes.
 */
export function overlong(entry: Entry): Problem[] {
  return numbersOf(entry)
    .filter(([, input]) => digits(input) > MAX_AMOUNT_DIGITS)
    .map(([at]) => fault('too-large', at, { most: MAX_AMOUNT_DIGITS }));
}

function digits(input: unknown): number {
  return typeof input === 'string' ? input.replaceAll(/[^0-9]/g, '').length : 0;
}

/** Every number that is written as text, with its pointer from the entry. */
function numbersOf(entry: Entry): [at: string, input: AmountInput | unknown][] {
  if (entry.type === 'penalty') return [['/amount', entry.amount]];
  if (entry.type !== 'round') return [];
  const penalties = 'penalties' in entry ? (entry.penalties ?? []) : [];
  const points = (['hands', 'points'] as const).flatMap((field) =>
    field in entry
      ? Object.entries((entry as { [key in typeof field]?: object })[field] ?? {}).map(
          ([player, input]): [string, unknown] => [`/${field}/${player}`, input],
        )
      : [],
  );
  return [
    ...penalties.map(({ amount }, index): [string, unknown] => [
      `/penalties/${index}/amount`,
      amount,
    ]),
    ...points,
  ];
}

/** Whether a pot or a net has grown too long to go on with. */
export function outgrown({ pot, net }: MatchState<unknown, unknown>): boolean {
  return [pot, ...net.values()].some(({ n, d }) => n >= LONGEST || d >= LONGEST);
}
