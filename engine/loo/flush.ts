/** A flush shown before play takes the pot; who then pays a loo, and where to, is the house's choice (rules/loo.md "Flush"). */
import type { PlayerId } from '@/engine/match/entries';
import { fault } from '@/engine/match/problem';
import { POT } from '@/engine/money/posting';
import type { JudgedResult, ToldRound } from './result';
import type { LooRules } from './rules';
import type { Called, Deal, LooVariant } from './state';

/** Judges a round that a flush ended. It counts before the right of the only one in. */
export function judgeFlush<Rules extends LooRules>(
  { variant, rules, deal, called, entry }: ToldRound<Rules>,
  holder: PlayerId,
): JudgedResult {
  const { exempt = [] } = entry;
  const refused = (at: string) => ({
    result: null,
    problems: [fault('flush', at, { player: holder })],
  });
  if (!mayShowFlush(variant, rules, called, holder)) return refused('/flush');
  if (exempt.includes(holder)) return refused('/exempt');
  const liable = liableToFlush(variant, rules, deal, called, holder);
  return {
    result: {
      kind: 'flush',
      won: [],
      counts: new Map(),
      taker: holder,
      payers: liable.filter((player) => !exempt.includes(player)),
      loosTo: variant.flush(rules) === 'pot-and-pay' ? holder : POT,
    },
    problems: [],
  };
}

/** A house rule, for who is dealt in and has not passed; the screen asks it before anybody is tapped. */
export function mayShowFlush<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  called: Called,
  player: PlayerId,
): boolean {
  return variant.flush(rules) !== 'off' && called.active.includes(player);
}

/** Who pays a loo to a flush unless he is exempt, clockwise from the dealer's left. */
export function liableToFlush<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  called: Called,
  holder: PlayerId,
): PlayerId[] {
  const liable = variant.flush(rules) === 'stood-only' ? called.active : deal.order;
  return liable.filter((player) => player !== holder);
}
