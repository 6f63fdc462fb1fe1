/** Both Loo games with their referee: for who judges cards. A table screen without cards takes `limited.ts` alone. */

import type { LooRound } from '@/engine/match/entries';
import { anyGame, type Game } from '@/engine/match/game';
import type { RuleFault } from '@/engine/match/house-rules';
import { FIVE_CARD } from './five-card';
import { looGame } from './game';
import { LIMITED } from './limited';
import { fiveCardLaw } from './referee/five-card-law';
import { limitedLaw } from './referee/limited-law';
import { type LawOf, refereeBy } from './referee/referee';
import { checkLooRules, type FiveCardRules, type LimitedRules, type LooRules } from './rules';
import type { LooOwn, LooVariant } from './state';

/** A Loo game down to its cards. */
export interface LooTable<Rules extends LooRules> {
  readonly variant: LooVariant<Rules>;
  /** What binds the players of one round. */
  readonly law: LawOf<Rules>;
  readonly game: Game<Rules, LooOwn, LooRound>;
}

function table<Rules extends LooRules>(
  light: LooVariant<Rules>,
  law: LawOf<Rules>,
  checkRules: (rules: Rules) => readonly RuleFault[],
): LooTable<Rules> {
  const variant = { ...light, referee: refereeBy(law) };
  return { variant, law, game: looGame(variant, checkRules) };
}

export const LIMITED_TABLE: LooTable<LimitedRules> = table(LIMITED, limitedLaw, checkLooRules);
export const FIVE_CARD_TABLE: LooTable<FiveCardRules> = table(
  FIVE_CARD,
  fiveCardLaw,
  checkLooRules,
);

export const limitedLooWithReferee = anyGame(LIMITED_TABLE.game);
export const fiveCardLooWithReferee = anyGame(FIVE_CARD_TABLE.game);
