/** Machines that play a round of Chinchón card by card: draw, discard, until one closes. */
import type { Hand, PlayerId, RummyRound } from '@/engine/match/entries';
import type { ChinchonRules } from '@/engine/rummy/chinchon-rules';
import { chinchonPack, type Pack } from '@/engine/rummy/packs';
import { isChinchon, leftovers } from './chinchon-melding';
import type { Random } from './random';
import type { MachineRummyRound } from './rummy-table';
import { type Talon, talonOf } from './talon';

const CARDS = 7;
const MOST_TURNS = 60;

/** A hand after its owner's turn, and what does not match in it. */
interface Held {
  readonly hand: readonly string[];
  readonly left: readonly string[];
}

/**
 * @param order in the direction of play, who begins first
 * @returns null where nobody could close, and the cards are dealt anew
 */
export function playChinchonRound(
  rules: ChinchonRules,
  order: readonly PlayerId[],
  random: Random,
): MachineRummyRound | null {
  const pack = chinchonPack(rules);
  const talon = talonOf(pack, random);
  const hands = new Map(order.map((player) => [player, talon.deal(CARDS) as readonly string[]]));
  const opening = talon.draw();
  if (opening !== undefined) talon.discard(opening);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    for (const [player, hand] of hands) {
      const held = playTurn(rules, pack, hand, talon);
      hands.set(player, held.hand);
      const mayClose = worth(pack, held.left) <= rules.closeAt;
      // Some wait for all seven; not for ever.
      if (mayClose && (held.left.length === 0 || random.chance(2 / 3))) {
        return written(rules, pack, hands, player, random);
      }
    }
  }
  return null;
}

function playTurn(rules: ChinchonRules, pack: Pack, hand: readonly string[], talon: Talon): Held {
  const top = talon.top();
  const before = worth(pack, leastLeft(rules, pack, hand));
  if (top !== undefined) {
    const taken = discarded(rules, pack, [...hand, top]);
    if (worth(pack, taken.held.left) < before && taken.card !== top && matches(taken.held, top)) {
      talon.takeTop();
      talon.discard(taken.card);
      return taken.held;
    }
  }
  const drawn = talon.draw() ?? talon.takeTop();
  const { held, card } = discarded(rules, pack, drawn === undefined ? hand : [...hand, drawn]);
  talon.discard(card);
  return held;
}

function matches({ left }: Held, card: string): boolean {
  return !left.includes(card);
}

/** The best way to throw one card of eight away: a card that matches nothing is always thrown first. */
function discarded(
  rules: ChinchonRules,
  pack: Pack,
  eight: readonly string[],
): { held: Held; card: string } {
  let best = { held: { hand: eight, left: eight }, card: eight[0] ?? '' };
  let least = Infinity;
  for (const left of leftovers(rules, eight)) {
    if (left.length === 0) continue;
    const card = dearest(pack, left);
    const points = worth(pack, left) - worthOf(pack, card);
    if (points > least || (points === least && left.length > best.held.left.length)) continue;
    least = points;
    best = { held: { hand: minus(eight, card), left: minus(left, card) }, card };
  }
  return best;
}

/** What an owner shows when another closes. */
function leastLeft(rules: ChinchonRules, pack: Pack, hand: readonly string[]): readonly string[] {
  return leftovers(rules, hand).reduce((best, left) => {
    const [one, other] = [worth(pack, left), worth(pack, best)];
    return one < other || (one === other && left.length < best.length) ? left : best;
  });
}

function dearest(pack: Pack, cards: readonly string[]): string {
  const hasPartner = (card: string) =>
    cards.some(
      (other) => other !== card && Number.parseInt(other, 10) === Number.parseInt(card, 10),
    );
  const lonely = cards.filter((card) => !hasPartner(card) && worthOf(pack, card) > 0);
  return (lonely.length > 0 ? lonely : cards).reduce((best, card) =>
    worthOf(pack, card) > worthOf(pack, best) ? card : best,
  );
}

function written(
  rules: ChinchonRules,
  pack: Pack,
  hands: ReadonlyMap<PlayerId, readonly string[]>,
  closer: PlayerId,
  random: Random,
): MachineRummyRound {
  const shown = [...hands].map(([player, hand]) => ({
    player,
    hand,
    left: leastLeft(rules, pack, hand),
  }));
  const melded = shown.filter(({ left }) => left.length === 0).map(({ player }) => player);
  const counting =
    rules.allMeldedFor === 'everyone' ? melded : melded.filter((one) => one === closer);
  const told: RummyRound = {
    type: 'round',
    closer,
    ...(rules.allMelded < 0 && counting.length > 0 ? { allMelded: counting } : {}),
    ...(isChinchon(rules, hands.get(closer) ?? []) ? { chinchon: closer } : {}),
  };
  const asHands = (write: (left: readonly string[]) => Hand) =>
    Object.fromEntries(
      shown
        .filter(({ player, left }) => player !== closer || left.length > 0)
        .map(({ player, left }) => [player, write(left)]),
    );
  return {
    entryWithCards: { ...told, hands: asHands((left) => left) },
    entryResultLevel: {
      ...told,
      hands: asHands((left) =>
        left.length > 0 && random.chance(1 / 3)
          ? left.map((card) => worthOf(pack, card)).join('+')
          : worth(pack, left),
      ),
    },
  };
}

function worthOf(pack: Pack, card: string): number {
  return pack.cards.get(card)?.worth ?? 0;
}

function worth(pack: Pack, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + worthOf(pack, card), 0);
}

function minus(cards: readonly string[], card: string): string[] {
  const index = cards.indexOf(card);
  return cards.filter((_, place) => place !== index);
}
