/** Machines that deal, call and play one legal round of Loo, card by card, through the engine's own moves. */
import { type Card, cardText, type Suit } from '@/engine/cards/card';
import { callsOpenTo, readCalls } from '@/engine/loo/calls';
import { deal as dealRound } from '@/engine/loo/deal';
import { type Law, legalCards } from '@/engine/loo/referee/law';
import { playOut } from '@/engine/loo/referee/play';
import type { LooTable } from '@/engine/loo/refereed';
import type { LooRules } from '@/engine/loo/rules';
import type { Called, Deal, LooState } from '@/engine/loo/state';
import type { Call, LooRound, PlayerId, RoundPenalty } from '@/engine/match/entries';
import { type DealtCards, dealCards, exchange, flushShown, handsInPlay } from './loo-hands';
import type { Random } from './random';

/** The same round, written in two ways. */
export interface MachineRound {
  /** With every card in front of its owner, and nothing that follows from the cards. */
  readonly entryWithCards: LooRound;
  /** As a table enters it that only knows who won the tricks. */
  readonly entryResultLevel: LooRound;
}

/**
 * Deals, calls and plays the next round of a match. A round that is taken without play has no
 * cards, and both ways of writing it are the same.
 */
export function playLooRound<Rules extends LooRules>(
  table: LooTable<Rules>,
  state: LooState<Rules>,
  random: Random,
): MachineRound {
  const { variant } = table;
  const { rules } = state.setup;
  const absent = sitOut(table, state, random);
  const told: LooRound = {
    type: 'round',
    ...(absent.length > 0 ? { absent } : {}),
    ...slips(state.seats, random),
  };
  const { deal } = dealRound(variant, state, told);
  if (deal === null) throw new RangeError('nobody can deal this round');

  const law = table.law(rules, deal);
  const dealt = dealCards(deal.order, law.tricks, rules.miss.allowed, random);
  const known = law.trumpKnown === 'from-the-start' ? dealt.turnUp.suit : undefined;
  const called = callRound(table, rules, deal, dealt, known, random);
  const before = { ...told, ...writtenCalls(called) };
  return settle(table, rules, law, dealt, called, before, random);
}

/** From the calls to the end: a flush, a pot taken unplayed, or the play of the cards. */
function settle<Rules extends LooRules>(
  { variant }: LooTable<Rules>,
  rules: Rules,
  law: Law,
  dealt: DealtCards,
  called: Called,
  before: LooRound,
  random: Random,
): MachineRound {
  const { turnUp } = dealt;
  const inPlay = handsInPlay(dealt, called);
  const exchanged =
    variant.exchange(rules) && called.unplayed === undefined
      ? exchange(inPlay, called, dealt.stock, random)
      : [];
  const told = { ...before, ...(exchanged.length > 0 ? { exchanged } : {}) };

  const flush = variant.flush(rules) === 'off' ? {} : flushShown(law, inPlay, turnUp.suit);
  if (flush.flush !== undefined || called.unplayed !== undefined) {
    return both({ ...told, ...flush, ...trumpOf(law, turnUp) });
  }
  const play = playOut(law, called.active, inPlay, turnUp, (position, hand) =>
    random.pick(legalCards(position, hand)),
  );
  const played = Object.fromEntries(
    called.active.map((player) => [player, rowOf(play.tricks, player)]),
  );
  const turned = play.trump === null ? {} : { turnUp: cardText(turnUp) };
  return {
    entryWithCards: { ...told, cards: { ...turned, played } },
    entryResultLevel: {
      ...told,
      tricks: play.winners ?? [],
      ...(play.trump === null ? {} : { trump: play.trump }),
    },
  };
}

function both(entry: LooRound): MachineRound {
  return { entryWithCards: entry, entryResultLevel: entry };
}

function trumpOf(law: Law, turnUp: Card): { trump?: Suit } {
  return law.trumpKnown === 'from-the-start' ? { trump: turnUp.suit } : {};
}

function rowOf(tricks: ReturnType<typeof playOut>['tricks'], player: PlayerId): string[] {
  return tricks.flatMap(({ cards }) =>
    cards.filter((one) => one.player === player).map(({ card }) => cardText(card)),
  );
}

/** As many stay away as the pack demands, and now and then one more if the book's number remains. */
function sitOut<Rules extends LooRules>(
  { variant }: LooTable<Rules>,
  state: LooState<Rules>,
  random: Random,
): PlayerId[] {
  const tooMany = state.seats.length - variant.mostPlayers(state.setup.rules);
  const spare = state.seats.length - variant.bookPlayers[0];
  const more = spare > Math.max(tooMany, 0) && random.chance(1 / 10) ? 1 : 0;
  return random.shuffled(state.seats).slice(0, Math.max(tooMany, 0) + more);
}

function slips(
  seats: readonly PlayerId[],
  random: Random,
): { penalties?: readonly RoundPenalty[] } {
  if (!random.chance(1 / 20)) return {};
  const to = random.pick(['this-pot', 'next-pot'] as const);
  return { penalties: [{ player: random.pick(seats), amount: 1 + random.below(3), to }] };
}

/** Everybody calls in turn, from what is open to him. */
function callRound<Rules extends LooRules>(
  { variant }: LooTable<Rules>,
  rules: Rules,
  deal: Deal,
  dealt: DealtCards,
  trump: Suit | undefined,
  random: Random,
): Called {
  const calls = new Map<PlayerId, Call>();
  for (const player of deal.order) {
    const open = callsOpenTo(variant, rules, deal, calls, player, trump);
    calls.set(player, callOn(dealt.hands.get(player) ?? [], trump, open, random));
  }
  const entry: LooRound = {
    type: 'round',
    calls: Object.fromEntries(calls),
    ...(trump === undefined ? {} : { trump }),
  };
  return readCalls(variant, rules, deal, entry).called;
}

/** A good hand stands; a poor one mostly does something else, if it may. */
function callOn(
  hand: readonly Card[],
  trump: Suit | undefined,
  open: readonly Call[],
  random: Random,
): Call {
  const good = hand.filter((card) => card.suit === trump || card.rank === 'A').length;
  const others = open.filter((call) => call !== 'stand');
  if (others.length === 0 || good > 1 || random.chance(good === 1 ? 1 / 2 : 1 / 6)) return 'stand';
  return random.pick(others);
}

/** Who stands is not written: it is what everybody does of whom nothing is said. */
function writtenCalls({ calls }: Called): { calls?: Readonly<Record<PlayerId, Call>> } {
  const written = [...calls].filter(([, call]) => call !== 'stand');
  return written.length > 0 ? { calls: Object.fromEntries(written) } : {};
}
