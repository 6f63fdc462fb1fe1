// The forms of a club: what may be asked for, and what is answered.
import * as z from 'zod';
import { MONEY_SHOWN_TO, ROLES } from '@/db/schema';
import { type Amount, readAmount } from '@/engine/money/amount';
import { locale, name } from '@/server/input';

const ISO_4217 = new Set(Intl.supportedValuesOf('currency'));

export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .refine((code) => ISO_4217.has(code));

/** Money for one unit as people write it in figures: `0.05`; above zero. */
export const unitValue = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/)
  .refine((text) => readAmount(text)?.compare(0) === 1);

/** A name of the time zone database, as far as this machine knows it: `America/Montevideo`. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/)
  .refine(isTimeZone);

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Whether it can be written as a decimal that ends. */
export function isDecimal(value: Amount): boolean {
  let rest = value.d;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** An amount that was once written as a decimal, as a decimal again: 1/20 → `0.05`. */
export function decimalText(value: Amount): string {
  let scale = 0n;
  while (10n ** scale % value.d !== 0n) scale += 1n;
  const digits = ((value.n * 10n ** scale) / value.d).toString().padStart(Number(scale) + 1, '0');
  const cut = digits.length - Number(scale);
  return scale === 0n ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

export const newClub = z.object({
  name,
  currency: currency.nullable(),
  unitValue,
  timeZone,
  locale,
});
export type NewClub = z.infer<typeof newClub>;

export const changedClub = newClub.extend({ moneyShownTo: z.enum(MONEY_SHOWN_TO) }).partial();
export type ChangedClub = z.infer<typeof changedClub>;

export const club = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  currency: z.string().nullable(),
  unitValue: z.string(),
  roundTo: z.int(),
  timeZone: z.string(),
  locale,
  moneyShownTo: z.enum(MONEY_SHOWN_TO),
  role: z.enum(ROLES),
  /** Fictional, and removable without a trace. */
  demo: z.boolean(),
});
export type Club = z.infer<typeof club>;

export const listedClub = club.pick({ id: true, slug: true, name: true, role: true, demo: true });
