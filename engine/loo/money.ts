/** The money of a Loo round: who pays what to whom, in the order of rules/loo.md "A round in order". */

import type { LooRound, PlayerId, RoundPenalty } from '@/engine/match/entries';
import { type Amount, amount, isWhole, ZERO } from '@/engine/money/amount';
import { POT, type Posting, payment } from '@/engine/money/posting';
import { type LooRules, wholeUnits } from './rules';
import type { Called, Deal } from './state';

/** Antes, clockwise from the dealer's left, the dealer last. */
export function antes(rules: LooRules, deal: Deal): Posting[] {
  const { payer, amount: input } = rules.ante;
  const ante = amount(input);
  return deal.order.flatMap((player) => {
    const deals = player === deal.dealer;
    if (payer === 'dealer' && !deals) return [];
    return payment(
      player,
      POT,
      payer === 'each-dealer-double' && deals ? ante.mul(2) : ante,
      'ante',
    );
  });
}

/** Slips entered with a round, all of them to the pot: this round's or the next one's. */
export function penaltyPostings(
  penalties: readonly RoundPenalty[],
  to: RoundPenalty['to'],
): Posting[] {
  return penalties
    .filter((penalty) => penalty.to === to)
    .flatMap((penalty) => payment(penalty.player, POT, amount(penalty.amount), 'penalty'));
}

function missFee(rules: LooRules, taker: PlayerId | null): Posting[] {
  return taker === null ? [] : payment(taker, POT, amount(rules.miss.fee), 'miss-fee');
}

/** All that is in the opening pot besides what was left from before, in the order of payment. */
export function paidIn(rules: LooRules, deal: Deal, called: Called, entry: LooRound): Posting[] {
  return [
    ...antes(rules, deal),
    ...penaltyPostings(entry.penalties ?? [], 'this-pot'),
    ...missFee(rules, called.miss),
  ];
}

/** The whole opening pot to one player. */
export function potTaken(taker: PlayerId, pot: Amount, reason: 'pot-taken' | 'flush'): Posting[] {
  return payment(POT, taker, pot, reason);
}

export interface WonTrick {
  readonly winner: PlayerId;
  /** From 1, where the order is known. */
  readonly trick: number | null;
}

/**
 * What each trick pays. In units that break: an equal share of the opening pot, or of what is still
 * there. In chips: whole units, the excess to the first tricks or left in the pot. A defender's
 * share, and an excess unit that would go with it, stays.
 */
export function trickShares(
  rules: LooRules,
  shareOf: 'opening-pot' | 'remaining-pot',
  openingPot: Amount,
  won: readonly WonTrick[],
  defender: PlayerId | null,
): Posting[] {
  const chips = wholeUnits(rules);
  const count = won.length;
  const even = openingPot.div(count);
  const share = chips ? even.floor() : even;
  const excess = openingPot.sub(share.mul(count));
  let remaining = openingPot;
  return won.flatMap(({ winner, trick }, index) => {
    let value = share;
    if (shareOf === 'remaining-pot') {
      const part = remaining.div(count);
      value = chips ? part.floor() : part;
    } else if (rules.remainder === 'early-tricks' && excess.compare(index) > 0) {
      value = share.add(1);
    }
    if (winner === defender) return [];
    remaining = remaining.sub(value);
    return payment(POT, winner, value, 'trick', trick ?? undefined);
  });
}

/** What one loo costs in this round. */
export function looPrice(rules: LooRules, deal: Deal, openingPot: Amount): Amount {
  const { kind, amount: fixed, cap, onSingle } = rules.loo;
  if (deal.kind === 'single' && onSingle !== null) return amount(onSingle);
  switch (kind) {
    case 'fixed':
      return amount(fixed ?? 0);
    case 'pot':
      return openingPot;
    case 'pot-capped': {
      const most = amount(cap ?? 0);
      return openingPot.compare(most) > 0 ? most : openingPot;
    }
  }
}

/** A loo from each, into the next pot; under one flush rule to the holder at once. */
export function loos(payers: readonly PlayerId[], price: Amount, to: string): Posting[] {
  return payers.flatMap((player) => payment(player, to, price, 'loo'));
}

/** An equal share of the pot for everybody named. */
export function finalSplit(pot: Amount, sharers: readonly PlayerId[]): Posting[] {
  const share = pot.div(sharers.length);
  return sharers.flatMap((player) => payment(POT, player, share, 'final-split'));
}

/** One equal share of the pot for who leaves; in chips the whole units of it. */
export function leaverShare(
  rules: LooRules,
  pot: Amount,
  seats: number,
  leaver: PlayerId,
): Posting[] {
  const share = pot.div(seats);
  return payment(POT, leaver, wholeUnits(rules) ? share.floor() : share, 'leaver-share');
}

/** The last round's loos given back; in proportion where the pot no longer holds them all. */
export function excusedLoos(
  pot: Amount,
  paid: readonly (readonly [PlayerId, Amount])[],
): Posting[] {
  const owed = paid.reduce((total, [, value]) => total.add(value), ZERO);
  const part = owed.compare(pot) > 0 ? pot.div(owed) : amount(1);
  return paid.flatMap(([player, value]) => payment(POT, player, value.mul(part), 'loo-excused'));
}

/** Whether these antes leave an excess when divided by the tricks: a nuisance with chips only. */
export function dividesUnevenly(
  rules: LooRules,
  paid: readonly Posting[],
  tricks: number,
): boolean {
  const total = paid.reduce((sum, one) => sum.add(one.amount), ZERO);
  return wholeUnits(rules) && !isWhole(total.div(tricks));
}
