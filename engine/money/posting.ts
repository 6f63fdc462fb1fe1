/** The ledger: every payment is one posting from → to, so the books balance by construction. */
import { type Amount, ZERO } from './amount';

/** Where the middle of the table stands in postings. No player may have this id. */
export const POT = 'pot';

export const POSTING_REASONS = [
  'ante',
  'miss-fee',
  'trick',
  'pot-taken',
  'flush',
  'loo',
  'loo-excused',
  'penalty',
  'leaver-share',
  'final-split',
  'stake',
  'round-fee',
  'reenganche',
  'prize',
] as const;

export type PostingReason = (typeof POSTING_REASONS)[number];

/** One payment. `amount` is always greater than zero; `trick` (from 1) where the order is known. */
export interface Posting {
  readonly from: string;
  readonly to: string;
  readonly amount: Amount;
  readonly reason: PostingReason;
  readonly trick?: number;
}

/** One payment, or none where there is nothing to pay. @param trick from 1, where the order is known */
export function payment(
  from: string,
  to: string,
  amount: Amount,
  reason: PostingReason,
  trick?: number,
): Posting[] {
  if (amount.compare(ZERO) <= 0) return [];
  return [{ from, to, amount, reason, ...(trick === undefined ? {} : { trick }) }];
}
