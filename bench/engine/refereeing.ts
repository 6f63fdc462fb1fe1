// A hundred thousand hands with their cards, judged by the referee and by a plain reading of the rules.
import { cardText } from '@/engine/cards/card';
import { judgeCards } from '@/engine/loo/referee/judge-cards';
import { legalCards } from '@/engine/loo/referee/law';
import { type Play, playOut } from '@/engine/loo/referee/play';
import { FIVE_CARD_TABLE, LIMITED_TABLE, type LooTable } from '@/engine/loo/refereed';
import type { LooRules } from '@/engine/loo/rules';
import type { Deal } from '@/engine/loo/state';
import { dealCards } from '@/engine/machines/loo-hands';
import { seeded } from '@/engine/machines/random';
import type { LooCards } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { type Asked, fiveCardAllows, limitedAllows } from '@/engine/testing/plain-law';
import { fastestOfBoth, type Measured } from './measure';

const HANDS = 100_000;
const PLAYERS = ['ana', 'bea', 'cem', 'dov', 'eva'];
/** So many different rounds are judged again and again. */
const DIFFERENT = 1_000;

export function refereeing(): Measured[] {
  return [
    ...refereed('Limited Loo', LIMITED_TABLE, limitedAllows),
    ...refereed('five-card Loo', FIVE_CARD_TABLE, fiveCardAllows),
  ];
}

function refereed<Rules extends LooRules>(
  name: string,
  table: LooTable<Rules>,
  allows: (asked: Asked<Rules>) => boolean,
): Measured[] {
  const rules = completeRules(table.variant.houseRules) as Rules;
  const deal: Deal = { dealer: 'eva', order: PLAYERS, kind: 'double' };
  const law = table.law(rules, deal);
  const rounds = Array.from({ length: DIFFERENT }, (_, seed) => {
    const random = seeded(seed);
    const { hands, turnUp } = dealCards(PLAYERS, law.tricks, false, random);
    const play = playOut(law, PLAYERS, hands, turnUp, (position, hand) =>
      random.pick(legalCards(position, hand)),
    );
    return { play, cards: written(play, cardText(turnUp)) };
  });
  const times = HANDS / PLAYERS.length / DIFFERENT;
  const referee = () => {
    for (let time = 0; time < times; time++) {
      for (const { cards } of rounds) {
        if (judgeCards(law, PLAYERS, cards).problems.length > 0) throw new Error('a legal card');
      }
    }
  };
  const plainly = () => {
    for (let time = 0; time < times; time++) {
      for (const { play } of rounds) {
        for (const { position, hand, card } of play.tricks.flatMap(({ cards }) => cards)) {
          if (!allows({ rules, deal, position, hand, card })) throw new Error('a legal card');
        }
      }
    }
  };
  const [judged, plain] = fastestOfBoth(3, referee, plainly);
  return [
    {
      what: `${HANDS} hands of ${name} refereed, against a plain reading of each card`,
      milliseconds: judged,
      reference: plain,
      budget: 4,
    },
  ];
}

function written({ tricks }: Play, turnUp: string): LooCards {
  const played = new Map(PLAYERS.map((player): [string, string[]] => [player, []]));
  for (const { player, card } of tricks.flatMap(({ cards }) => cards)) {
    played.get(player)?.push(cardText(card));
  }
  return { turnUp, played: Object.fromEntries(played) };
}
