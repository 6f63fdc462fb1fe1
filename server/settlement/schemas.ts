// The forms of a settlement: what is answered about a night, a line and its payments.
import * as z from 'zod';
import type { PlanLine } from './lines';

/** Minor units, and exact units. */
const money = z.string();
const units = z.string();

export const party = z.strictObject({
  sessionId: z.uuid(),
  ref: z.string(),
  playerId: z.uuid(),
  name: z.string(),
});

export const line = z.strictObject({
  /** Null while the night is not settled: the line is a suggestion. */
  planId: z.uuid().nullable(),
  number: z.int(),
  from: party,
  to: party,
  money,
  open: money,
  cause: z
    .strictObject({
      matchId: z.uuid(),
      matchNumber: z.int(),
      game: z.string(),
      entry: z.int(),
    })
    .nullable(),
  payments: z.array(
    z.strictObject({
      id: z.uuid(),
      money,
      intoPlan: z.uuid().nullable(),
      note: z.string().nullable(),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
export type LineAnswer = z.infer<typeof line>;

type Answered = Pick<PlanLine, 'number' | 'from' | 'to' | 'money' | 'open' | 'cause' | 'payments'>;

export function lineAnswer({
  planId,
  number,
  from,
  to,
  cause,
  ...rest
}: Answered & { planId: string | null }): LineAnswer {
  return {
    planId,
    number,
    from,
    to,
    money: rest.money.toString(),
    open: rest.open.toString(),
    cause,
    payments: rest.payments.map(({ money: paid, at, ...payment }) => {
      return { ...payment, money: paid.toString(), at: at.toISOString() };
    }),
  };
}

const match = z.strictObject({
  matchId: z.uuid(),
  /** The night at whose address its table is. */
  sessionId: z.uuid(),
  number: z.int(),
  game: z.string(),
  tableNumber: z.int(),
});

const reason = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('match'),
    matchId: z.uuid(),
    number: z.int(),
    game: z.string(),
    tableNumber: z.int(),
    carriedFrom: z.string().nullable(),
    units,
    money: money.nullable(),
  }),
  z.strictObject({
    kind: z.literal('expense'),
    expenseId: z.uuid(),
    note: z.string().nullable(),
    money: money.nullable(),
  }),
  z.strictObject({ kind: z.literal('rounding'), money }),
]);

const named = z.strictObject({ ref: z.string(), name: z.string() });

export const settlement = z.strictObject({
  status: z.enum(['open', 'settled']),
  /** Of the night: settling names it, so that nothing is frozen which its organiser has not seen. */
  version: z.int(),
  ready: z.boolean(),
  /** Of a settled night: what a correction has left to be mended. */
  blockedBy: z.enum(['open-match', 'to-be-mended']).nullable(),
  currency: z.string().nullable(),
  unitValue: z.string(),
  treasurer: z.string().nullable(),
  lines: z.array(
    z.strictObject({
      ref: z.string(),
      playerId: z.uuid(),
      name: z.string(),
      units,
      /** Null while any pot is not empty. */
      money: money.nullable(),
      reasons: z.array(reason),
    }),
  ),
  transfers: z.array(line).nullable(),
  expenses: z.array(
    z.strictObject({
      id: z.uuid(),
      version: z.int(),
      /** A decimal of the currency, `12.00`. */
      amount: z.string(),
      paidBy: named,
      for: z.array(named),
      note: z.string().nullable(),
    }),
  ),
  /** Matches that are still played, with what closing them now would give. */
  open: z.array(
    match.extend({
      carriedFrom: z.string().nullable(),
      version: z.int(),
      pot: units,
      shares: z.array(named.extend({ units })),
    }),
  ),
  /** Matches of this night that count in another, or wait for one. */
  carried: z.array(match.extend({ countsIn: z.uuid().nullable(), date: z.string().nullable() })),
  /** Matches of earlier nights that this one may take. */
  waiting: z.array(match.extend({ date: z.string() })),
});

/** A posting as one player sees it: what came to him is positive. */
export const postingsAnswer = z.strictObject({
  match: match.extend({ date: z.string() }),
  player: z.strictObject({ ref: z.string(), name: z.string() }),
  net: units,
  rounds: z.array(
    z.strictObject({
      /** Null for what was paid outside of a round. */
      round: z.int().nullable(),
      entry: z.int().nullable(),
      net: units,
      postings: z.array(
        z.strictObject({
          reason: z.string(),
          trick: z.int().nullable(),
          /** Null for the pot. */
          other: z.string().nullable(),
          units,
        }),
      ),
    }),
  ),
});
