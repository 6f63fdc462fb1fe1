/** Cards of a figure in whatever order they were tapped: the order in which they are one is looked for. */
import { RANKS } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';
import { type Figure, type FigureRules, figures, type LobaCard } from '@/engine/rummy/figures';

export interface FoundFigure {
  readonly figure: Figure;
  /** Low to high, wild cards at their places. */
  readonly cards: readonly LobaCard[];
}

/** More wild cards than this lie in no figure that anybody lays; it bounds the looking. */
const MOST_WILD = 4;

/** @returns the figure of the highest worth that these cards can be; null where they are none. */
export function findFigure(rules: FigureRules, cards: readonly LobaCard[]): FoundFigure | null {
  let best: FoundFigure | null = null;
  for (const order of orders(rules, cards)) {
    for (const figure of figures(rules, order)) {
      if (best === null || figure.worth > best.figure.worth) best = { figure, cards: order };
    }
  }
  return best;
}

function* orders(rules: FigureRules, cards: readonly LobaCard[]): Generator<readonly LobaCard[]> {
  yield cards;
  const isWild = (card: LobaCard) => card === JOKER || (rules.picos && card.rank === '2');
  const wild = cards.filter(isWild);
  const plain = cards.filter((card) => !isWild(card));
  if (wild.length > MOST_WILD) return;
  for (const aceHigh of [false, true]) {
    yield* placed(byHeight(plain, aceHigh), wild);
    // Twos that are wild lie as twos, too.
    if (rules.picos) {
      const jokers = cards.filter((card) => card === JOKER);
      yield* placed(
        byHeight(
          cards.filter((card) => card !== JOKER),
          aceHigh,
        ),
        jokers,
      );
    }
  }
}

function byHeight(cards: readonly LobaCard[], aceHigh: boolean): LobaCard[] {
  const height = (card: LobaCard) => {
    if (card === JOKER) return 0;
    return card.rank === 'A' && !aceHigh ? -1 : RANKS.indexOf(card.rank);
  };
  return [...cards].sort((a, b) => height(a) - height(b));
}

/** Every way to put the wild cards among the others. */
function* placed(
  cards: readonly LobaCard[],
  wild: readonly LobaCard[],
): Generator<readonly LobaCard[]> {
  const [first, ...others] = wild;
  if (first === undefined) {
    yield cards;
    return;
  }
  for (let at = 0; at <= cards.length; at++) {
    yield* placed([...cards.slice(0, at), first, ...cards.slice(at)], others);
  }
}
