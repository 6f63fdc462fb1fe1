/** Nights of Loo for property tests: rounds as they are entered at the table, no cards. */
import * as fc from 'fast-check';
import { callsOpenTo, readCalls } from '@/engine/loo/calls';
import { deal as readDeal } from '@/engine/loo/deal';
import { FIVE_CARD, fiveCardLoo } from '@/engine/loo/five-card';
import { LIMITED, limitedLoo } from '@/engine/loo/limited';
import type { LooRules } from '@/engine/loo/rules';
import type { LooState, LooVariant } from '@/engine/loo/state';
import type { Call, Entry, LooRound, PlayerId, RoundPenalty } from '@/engine/match/entries';
import type { AnyGame, Setup } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { open, step } from '@/engine/match/step';

export interface Night {
  readonly game: AnyGame;
  /** As a document writes them: what differs from the defaults. */
  readonly rules: object;
  readonly setup: Setup<unknown>;
  /** Every entry of it is accepted. */
  readonly log: readonly Entry[];
}

/** Ids that a plain object would trip over are among them. */
export const PLAYERS = ['ana', '10', 'constructor', '2', 'bea', 'cem', 'dov', 'eva'] as const;

/** What one entry is drawn from; each number decides something by its remainder. */
interface Wish {
  readonly kind: number;
  readonly calls: readonly number[];
  readonly tricks: readonly number[];
  readonly absent: number;
  readonly slip: number;
  readonly counted: boolean;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.nat(19),
  calls: fc.array(fc.nat(11), { minLength: 8, maxLength: 8 }),
  tricks: fc.array(fc.nat(15), { minLength: 5, maxLength: 5 }),
  absent: fc.nat(30),
  slip: fc.nat(30),
  counted: fc.boolean(),
});

const units = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom('1/2', '2.5', '7/3'));
const whole = fc.integer({ min: 1, max: 12 });

function shared(amount: fc.Arbitrary<number | string>) {
  return {
    ante: fc.record({
      payer: fc.constantFrom('dealer', 'each', 'each-dealer-double'),
      amount,
    }),
    loo: fc.oneof(
      fc.record({ kind: fc.constantFrom('fixed', 'pot', 'pot-capped'), amount, cap: amount }),
      fc.record({ kind: fc.constant('fixed'), amount, cap: amount, onSingle: fc.constant(0) }),
    ),
    nobodyStands: fc.constantFrom('dealer-takes', 'carry'),
    lastLoos: fc.constantFrom('paid', 'excused'),
    miss: fc.record({ allowed: fc.boolean(), fee: amount }),
  };
}

function house(
  own: (amount: fc.Arbitrary<number | string>) => Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<object> {
  return fc.oneof(
    fc.record({ ...shared(units), ...own(units) }, { requiredKeys: [] }),
    fc.record(
      {
        ...shared(whole),
        ...own(whole),
        remainder: fc.constantFrom('early-tricks', 'pot'),
      },
      { requiredKeys: ['remainder'] },
    ),
  );
}

const limitedHouse = house(() => ({
  single: fc.constantFrom('blind-trump', 'off'),
  loneStander: fc.constantFrom('dealer-may-defend', 'dealer-plays-or-yields'),
}));

const fiveCardHouse = house(() => ({
  trickShare: fc.constantFrom('opening-pot', 'remaining-pot'),
  flush: fc.constantFrom('off', 'pot-and-next', 'pot-and-pay', 'stood-only'),
}));

const pick = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length];

/** The next entry that a wish makes of a match: one that the table may enter. */
function entryOf(variant: LooVariant<LooRules>, state: LooState, one: Wish): Entry {
  const away = state.setup.players.filter((player) => !state.seats.includes(player));
  const player = pick(state.seats, one.absent) ?? '';
  const other = pick(state.seats, one.absent + 1) ?? '';
  if (one.kind === 0 && away.length > 0) {
    return { type: 'join', player: pick(away, one.slip) ?? '', after: player };
  }
  if (one.kind === 1 && state.seats.length > 3) {
    return { type: 'leave', player, share: one.counted };
  }
  if (one.kind === 2) {
    return { type: 'penalty', player, amount: 1 + one.slip, to: one.counted ? 'pot' : other };
  }
  return roundOf(variant, state, one);
}

function roundOf(variant: LooVariant<LooRules>, state: LooState, one: Wish): LooRound {
  const { rules } = state.setup;
  const sitsOut = state.seats.length > 3 && one.absent < 6 ? [pick(state.seats, one.absent)] : [];
  const told: LooRound = {
    type: 'round',
    absent: sitsOut.flatMap((player) => player ?? []),
    penalties: slips(state.seats, one.slip),
  };
  const { deal } = readDeal(variant, state, told);
  if (deal === null) throw new Error('nobody can deal');
  const calls = new Map<PlayerId, Call>();
  deal.order.forEach((player, index) => {
    const open = callsOpenTo(variant, rules, deal, calls, player);
    calls.set(player, pick(open, one.calls[index] ?? 0) ?? 'stand');
  });
  const called = { ...told, calls: Object.fromEntries(calls) };
  const { active, unplayed } = readCalls(variant, rules, deal, called).called;
  const holder = pick(active, one.slip);
  if (variant.flush(rules) !== 'off' && one.kind === 3 && holder !== undefined) {
    const exempt = pick(deal.order, one.absent);
    return { ...called, flush: holder, exempt: exempt && exempt !== holder ? [exempt] : [] };
  }
  if (unplayed !== undefined) return called;
  const won = one.tricks.slice(0, variant.tricks).map((number) => pick(active, number) ?? '');
  const ordered =
    rules.remainder === 'early-tricks' || variant.trickShare(rules) === 'remaining-pot';
  return { ...called, tricks: one.counted && !ordered ? counted(won) : won };
}

export function counted(won: readonly PlayerId[]): Record<PlayerId, number> {
  const counts = new Map<PlayerId, number>();
  for (const winner of won) counts.set(winner, (counts.get(winner) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function slips(seats: readonly PlayerId[], slip: number): RoundPenalty[] {
  const player = pick(seats, slip);
  if (slip > 5 || player === undefined) return [];
  return [{ player, amount: 1 + slip, to: slip % 2 === 0 ? 'this-pot' : 'next-pot' }];
}

function night(
  game: AnyGame,
  variant: LooVariant<LooRules>,
  houses: fc.Arbitrary<object>,
): fc.Arbitrary<Night> {
  return fc
    .record({
      rules: houses,
      seated: fc.integer({ min: 2, max: PLAYERS.length }),
      wishes: fc.array(wish, { maxLength: 12 }),
      closed: fc.boolean(),
    })
    .map(({ rules, seated, wishes, closed }) => {
      const complete = completeRules(game.houseRules, rules);
      const seats = PLAYERS.slice(0, seated);
      const setup = { rules: complete, players: PLAYERS, seats, dealer: seats[0] ?? '' };
      let { state } = open(game, setup);
      const log = wishes.map((one) => {
        const entry = entryOf(variant, state as LooState, one);
        state = step(game, state, entry).state;
        return entry;
      });
      const whole: Entry[] = closed ? [...log, { type: 'close' }] : log;
      const told = () => JSON.stringify({ game: game.id, rules, seats, log: whole });
      return { game, rules, setup, log: whole, [fc.toStringMethod]: told };
    });
}

export const limitedNight = night(
  limitedLoo,
  LIMITED as unknown as LooVariant<LooRules>,
  limitedHouse,
);

export const fiveCardNight = night(
  fiveCardLoo,
  FIVE_CARD as unknown as LooVariant<LooRules>,
  fiveCardHouse.map((rules) => ({ loo: { kind: 'pot' }, ...rules })),
);

export const looNight: fc.Arbitrary<Night> = fc.oneof(limitedNight, fiveCardNight);
