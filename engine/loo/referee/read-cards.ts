/** Whether written cards can have lain on one table at all: real cards, each once, a whole hand each. */
import { type Card, cardText } from '@/engine/cards/card';
import { readCard } from '@/engine/cards/notation';
import { type LooCards, own, type PlayerId } from '@/engine/match/entries';
import { fault, type Problem } from '@/engine/match/problem';
import type { Law } from './law';

type Hands = ReadonlyMap<PlayerId, readonly Card[]>;

export interface ReadCards {
  /** Of everybody active, in the order of the row. */
  readonly hands: Hands;
  readonly turnUp: Card | null;
  readonly problems: readonly Problem[];
}

/** @param active clockwise from the dealer's left, which is also the order of the problems */
export function readCards(
  law: Law,
  active: readonly PlayerId[],
  { played, turnUp: turned }: LooCards,
): ReadCards {
  const problems: Problem[] = [];
  const read = (text: string, at: string) => {
    const card = readCard(text);
    if (card === null) problems.push(fault('no-such-card', at, { card: text }));
    return card === null ? [] : [card];
  };

  const hands = new Map<PlayerId, readonly Card[]>();
  for (const player of active) {
    const row = own(played, player) ?? [];
    if (row.length !== law.tricks) problems.push(wrongCount(player, row, law.tricks));
    hands.set(
      player,
      row.flatMap((text, index) => read(text, pointer(player, index))),
    );
  }
  for (const [player, row] of Object.entries(played)) {
    if (!active.includes(player) && row.length > 0) problems.push(wrongCount(player, row, 0));
  }
  const [turnUp = null] = turned === undefined ? [] : read(turned, '/cards/turnUp');
  return { hands, turnUp, problems: [...problems, ...twice(hands)] };
}

function wrongCount(player: PlayerId, row: readonly string[], of: number): Problem {
  return fault('card-count', `/cards/played/${player}`, { player, count: row.length, of });
}

function pointer(player: PlayerId, index: number): string {
  return `/cards/played/${player}/${index}`;
}

/** Every card that lies there a second time, with who had it first. */
function twice(hands: Hands): Problem[] {
  const owners = new Map<Card, PlayerId>();
  const problems: Problem[] = [];
  for (const [player, hand] of hands) {
    hand.forEach((card, index) => {
      const other = owners.get(card);
      if (other === undefined) owners.set(card, player);
      else {
        const params = { player, other, card: cardText(card) };
        problems.push(fault('card-twice', pointer(player, index), params));
      }
    });
  }
  return problems;
}

/** The card turned up belongs to no hand. Only asked where it was turned. */
export function turnUpTwice(hands: Hands, turnUp: Card | null): Problem[] {
  return [...hands].flatMap(([player, hand]) =>
    hand.flatMap((card, index) => {
      if (card !== turnUp) return [];
      return [fault('card-twice', pointer(player, index), { player, card: cardText(card) })];
    }),
  );
}
