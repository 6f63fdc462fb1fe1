/** Rounds with cards in a few words, for the referee's tests. */

import { fiveCardLooWithReferee, limitedLooWithReferee } from '@/engine/loo/refereed';
import type { LooRound } from '@/engine/match/entries';
import type { AnyGame, GameId } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { inOrder, type Problem } from '@/engine/match/problem';
import { open, step } from '@/engine/match/step';

const GAMES = new Map<GameId, AnyGame>([
  ['limited-loo', limitedLooWithReferee],
  ['five-card-loo', fiveCardLooWithReferee],
]);

export interface Told {
  readonly game?: 'limited-loo' | 'five-card-loo';
  readonly rules?: object;
  readonly kind?: 'single' | 'double';
  /** Cards as they lie, the first leads: `ana: 'AH 7H KC'`. The last seat deals. */
  readonly played: Readonly<Record<string, string>>;
  readonly turnUp?: string;
  /** Anything else of the round. */
  readonly more?: Partial<LooRound>;
}

/** What the game says of a round that is dealt to exactly the players whose cards are given. */
export function tell(told: Told): {
  problems: readonly Problem[];
  tricks: unknown;
  codes: string[];
} {
  const game = GAMES.get(told.game ?? 'limited-loo')!;
  const seats = Object.keys(told.played);
  const dealer = seats.at(-1)!;
  const rules = completeRules(game.houseRules, told.rules);
  let { state } = open(game, { rules, players: seats, seats, dealer });
  if (told.kind !== 'single') {
    state = step(game, state, { type: 'penalty', player: dealer, amount: 3, to: 'pot' }).state;
  }
  const played = Object.fromEntries(
    Object.entries(told.played).map(([player, row]) => [player, row.split(' ').filter(Boolean)]),
  );
  const cards = { played, ...(told.turnUp === undefined ? {} : { turnUp: told.turnUp }) };
  const judged = step(game, state, { type: 'round', cards, ...told.more });
  const problems = inOrder(judged.problems).filter((one) => one.code !== 'seats-unusual');
  const facts = judged.output.round?.facts;
  return {
    problems,
    codes: problems.map((one) => one.code),
    tricks: facts && 'tricks' in facts ? Object.fromEntries(facts.tricks) : null,
  };
}
