/** The referee: what the cards of a round say of its faults, its tricks and its trump (rules/loo.md "The referee"). */
import { cardText } from '@/engine/cards/card';
import { readCard } from '@/engine/cards/notation';
import type { LooRules } from '@/engine/loo/rules';
import type { Deal, Referee } from '@/engine/loo/state';
import { readTricks } from '@/engine/loo/tricks';
import type { LooCards, LooRound, PlayerId } from '@/engine/match/entries';
import { fault, isError, type Problem } from '@/engine/match/problem';
import { type JudgedCards, judgeCards } from './judge-cards';
import type { Law } from './law';

export type LawOf<Rules> = (rules: Rules, deal: Deal) => Law;

/**
 * Makes a game's referee. Cards of which only the turn-up is written are no record of a play, and
 * are not judged as one: a club-law double may say its trump so.
 */
export function refereeBy<Rules extends LooRules>(lawOf: LawOf<Rules>): Referee<Rules> {
  return (rules, deal, called, entry) => {
    const { cards } = entry;
    const law = lawOf(rules, deal);
    const { play, problems } =
      cards && isPlayWritten(cards) ? judgeCards(law, called.active, cards) : NOTHING_WRITTEN;
    const turned = play ? play.turnedAfter !== null : law.trumpKnown === 'from-the-start';
    const tricks = play?.winners ?? null;
    const found = [...(turned ? trumpDisagrees(entry) : []), ...problems];
    if (tricks === null || problems.some(isError)) return { problems: found, tricks };
    return { problems: [...found, ...tricksDisagree(deal, entry, tricks)], tricks };
  };
}

const NOTHING_WRITTEN: JudgedCards = { play: null, problems: [] };

function isPlayWritten({ played }: LooCards): boolean {
  return Object.values(played).some((row) => row.length > 0);
}

/** Trump written beside the card that was turned for it. */
function trumpDisagrees({ trump, cards }: LooRound): Problem[] {
  if (trump === undefined || cards?.turnUp === undefined) return [];
  const turnUp = readCard(cards.turnUp);
  if (turnUp === null || turnUp.suit === trump) return [];
  return [fault('trump-disagrees', '/trump', { suit: trump, card: cardText(turnUp) })];
}

/** Tricks entered beside the cards: in order they must be the same, as counts they must add up alike. */
function tricksDisagree(deal: Deal, entry: LooRound, winners: readonly PlayerId[]): Problem[] {
  const entered = readTricks(entry.tricks, deal.order);
  if (entered.total === 0) return [];
  const cards = readTricks(winners, deal.order);
  const agree = entered.ordered
    ? entered.total === winners.length &&
      entered.won.every(({ winner }, index) => winner === winners[index])
    : entered.total === cards.total &&
      [...cards.counts].every(([player, count]) => entered.counts.get(player) === count);
  return agree ? [] : [fault('tricks-disagree', '/tricks', { players: winners })];
}
