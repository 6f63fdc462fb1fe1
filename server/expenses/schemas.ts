// The form of an expense: who paid how much for whom, and a note.
import * as z from 'zod';
import { type Amount, amount, isWhole, readAmount } from '@/engine/money/amount';
import { inMinorUnits } from '@/engine/money/currency';
import { note } from '@/server/input';
import { Refusal } from '@/server/refusal';

export const expense = z.object({
  /** Ids of players; who has not played may have paid, or share. */
  paidBy: z.uuid(),
  /** A decimal of the night's currency, above zero: `12.00`. */
  amount: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,4})?$/)
    .refine((text) => readAmount(text)?.compare(0) === 1),
  for: z
    .array(z.uuid())
    .min(1)
    .max(200)
    .refine((ids) => new Set(ids).size === ids.length),
  note: note.optional(),
});
export type NewExpense = z.infer<typeof expense>;

/** @throws Refusal `invalid-input` for an amount finer than the currency, which nobody can have paid */
export function paidAmount(text: string, currency: string | null): Amount {
  const value = amount(text);
  if (!isWhole(inMinorUnits(value, currency)))
    throw new Refusal('invalid-input', { at: '/amount' });
  return value;
}
