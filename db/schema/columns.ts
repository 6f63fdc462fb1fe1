// The column types that every subject shares: exact amounts, money, keys led by the club.
import { sql } from 'drizzle-orm';
import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type Amount, amount, amountText } from '@/engine/money/amount';

/** Units: a domain over canonical text (`7/3`), so that equality in SQL is equality of amounts. */
export const exactAmount = customType<{ data: Amount; driverData: string }>({
  dataType: () => 'exact_amount',
  toDriver: (value) => amountText(value),
  fromDriver: (text) => amount(text),
});

/** Money: integer minor units of any size. */
export const minorUnits = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(60,0)',
  toDriver: (value) => value.toString(),
  fromDriver: (text) => BigInt(text),
});

export const id = () => uuid().notNull().default(sql`gen_random_uuid()`);
export const clubId = () => uuid().notNull();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const now = () => moment().notNull().default(sql`now()`);

/** What is counted of a player in one match; a sum of them is his tally. */
export const COUNTERS = [
  'rounds',
  'stood',
  'succeeded',
  'tricks',
  'looed',
  'defended',
  'points',
  'wentOut',
  'oneTurn',
  'reenganches',
  'won',
] as const;
export type Counter = (typeof COUNTERS)[number];

const count = () => integer().notNull().default(0);

export const counters = () => ({
  /** In which he was dealt cards. */
  rounds: count(),
  /** Loo: played for the pot, on his own hand or with the miss. */
  stood: count(),
  /** Loo: stood and was not looed. */
  succeeded: count(),
  tricks: count(),
  looed: count(),
  defended: count(),
  /** Loba, Chinchón: what his rounds scored. */
  points: bigint({ mode: 'number' }).notNull().default(0),
  wentOut: count(),
  oneTurn: count(),
  reenganches: count(),
  /** The match itself: 1 or 0. */
  won: count(),
});
