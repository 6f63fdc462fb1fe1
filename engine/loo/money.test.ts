// A second calculation of a round's money, straight from rules/loo.md and as simple as it can be.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LooRound } from '@/engine/match/entries';
import type { LooFacts } from '@/engine/match/game';
import { replay } from '@/engine/match/replay';
import { type Amount, amount, amountText, ZERO } from '@/engine/money/amount';
import { looNight } from '@/engine/testing/loo-nights';
import { DEPTH } from '@/engine/testing/nights';
import type { FiveCardRules } from './rules';

interface Books {
  pot: Amount;
  net: Map<string, Amount>;
}

/** Who takes part is taken from the engine's account of the round; what they pay is worked out here. */
function simply(
  rules: FiveCardRules,
  pot: Amount,
  round: LooRound,
  facts: LooFacts,
  dealer: string,
) {
  const books: Books = { pot, net: new Map() };
  const single = pot.equals(0);
  const pay = (player: string, value: Amount) => {
    books.pot = books.pot.add(value);
    books.net.set(player, (books.net.get(player) ?? ZERO).sub(value));
  };
  const get = (player: string, value: Amount) => pay(player, value.neg());
  const ante = amount(rules.ante.amount);

  for (const player of facts.dealtIn) {
    if (rules.ante.payer !== 'dealer' || player === dealer) pay(player, ante);
    if (rules.ante.payer === 'each-dealer-double' && player === dealer) pay(player, ante);
  }
  for (const slip of round.penalties ?? []) {
    if (slip.to === 'this-pot') pay(slip.player, amount(slip.amount));
  }
  for (const [player, call] of Object.entries(round.calls ?? {})) {
    if (call === 'miss') pay(player, amount(rules.miss.fee));
  }
  const opening = books.pot;
  let loo = opening;
  if (rules.loo.kind === 'fixed') loo = amount(rules.loo.amount ?? 0);
  if (rules.loo.kind === 'pot-capped' && opening.compare(amount(rules.loo.cap ?? 0)) > 0) {
    loo = amount(rules.loo.cap ?? 0);
  }
  if (single && rules.loo.onSingle !== null) loo = amount(rules.loo.onSingle);

  if (facts.taker !== null) get(facts.taker, opening);
  const won = Array.isArray(round.tricks)
    ? round.tricks
    : Object.entries(round.tricks ?? {}).flatMap(([player, count]) => Array(count).fill(player));
  won.forEach((winner: string, index) => {
    let share = (rules.trickShare === 'remaining-pot' ? books.pot : opening).div(won.length);
    if (rules.remainder !== 'exact') {
      const broken = share;
      share = share.floor();
      const excess = broken.sub(share).mul(won.length);
      const early = rules.remainder === 'early-tricks' && rules.trickShare !== 'remaining-pot';
      if (early && excess.compare(index) > 0) share = share.add(1);
    }
    if (winner !== facts.defender) get(winner, share);
  });
  for (const player of looedOf(rules, round, facts, won)) {
    pay(player, loo);
    if (round.flush !== undefined && rules.flush === 'pot-and-pay') get(round.flush, loo);
  }
  for (const slip of round.penalties ?? []) {
    if (slip.to === 'next-pot') pay(slip.player, amount(slip.amount));
  }
  return books;
}

function looedOf(rules: FiveCardRules, round: LooRound, facts: LooFacts, won: readonly string[]) {
  const { flush, exempt = [] } = round;
  if (flush !== undefined) {
    const asked = rules.flush === 'stood-only' ? facts.active : facts.dealtIn;
    return asked.filter((player) => player !== flush && !exempt.includes(player));
  }
  if (won.length === 0) return [];
  return facts.active.filter((player) => player !== facts.defender && !won.includes(player));
}

test('a round of Loo pays what a plain reading of the rules pays, over thousands of rounds', () => {
  let rounds = 0;
  fc.assert(
    fc.property(looNight, ({ game, setup, log }) => {
      const timeline = replay(game, setup, log);
      let pot = timeline.opening.state.pot;
      for (const { entry, output, state } of timeline.played) {
        if (output.round) {
          const { dealer, facts, net } = output.round;
          const rules = setup.rules as FiveCardRules;
          const simple = simply(rules, pot, entry as LooRound, facts as LooFacts, dealer);
          for (const player of setup.players) {
            const paid = (amounts: ReadonlyMap<string, Amount>) =>
              amountText(amounts.get(player) ?? ZERO);
            expect([player, paid(net)]).toEqual([player, paid(simple.net)]);
          }
          expect(amountText(state.pot)).toBe(amountText(simple.pot));
          rounds++;
        }
        pot = state.pot;
      }
    }),
    { numRuns: 600 * DEPTH },
  );
  expect(rounds).toBeGreaterThan(1_500 * DEPTH);
});
