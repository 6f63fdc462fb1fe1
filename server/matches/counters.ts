// What is counted of each player in one match, from its timeline alone.
import { COUNTERS, type Counter } from '@/db/schema';
import type { LooFacts, RoundFacts, RummyFacts } from '@/engine/match/game';
import { isError } from '@/engine/match/problem';
import type { Played, Timeline } from '@/engine/match/replay';

export type Counted = Readonly<Record<Counter, number>>;
type Counting = Record<Counter, number>;

export const NOTHING_COUNTED: Counted = Object.freeze(
  Object.fromEntries(COUNTERS.map((counter) => [counter, 0])) as Counting,
);

/**
 * What had been counted when an entry was the last one: a match that goes on is counted on from there, so
 * that an entry costs the same in a log of any length.
 */
const counted = new WeakMap<Played, ReadonlyMap<string, Counted>>();

/** Of everybody who ever sat. */
export function countersOf({ played, state }: Timeline): Map<string, Counted> {
  const known = played.findLastIndex((one) => counted.has(one));
  const start = played[known];
  const now = new Map<string, Counting>();
  for (const [ref, own] of (start && counted.get(start)) ?? []) now.set(ref, { ...own });
  const add = (ref: string, counter: Counter, by = 1) => {
    const own = now.get(ref) ?? { ...NOTHING_COUNTED };
    own[counter] += by;
    now.set(ref, own);
  };
  for (const one of played.slice(known + 1)) count(one, add);
  const last = played.at(-1);
  if (last) counted.set(last, new Map([...now].map(([ref, own]) => [ref, { ...own }])));
  for (const ref of state.winners) add(ref, 'won');
  return new Map([...state.net.keys()].map((ref) => [ref, now.get(ref) ?? NOTHING_COUNTED]));
}

type Add = (ref: string, counter: Counter, by?: number) => void;

function count({ entry, output, problems }: Played, add: Add): void {
  if (entry.type === 'reenganche' && !problems.some(isError)) add(entry.player, 'reenganches');
  if (output.round === null) return;
  const { facts } = output.round;
  const inOneTurn = entry.type === 'round' && 'oneTurn' in entry && entry.oneTurn === true;
  if (isLoo(facts)) countLoo(facts, add);
  else countRummy(facts, inOneTurn, add);
}

function isLoo(facts: RoundFacts): facts is LooFacts {
  return 'openingPot' in facts;
}

/** Who defends plays for the pot, not for himself: he neither stood nor can be looed. */
function countLoo({ dealtIn, active, defender, tricks, looed }: LooFacts, add: Add): void {
  const lost = new Set(looed);
  for (const ref of dealtIn) add(ref, 'rounds');
  for (const ref of active) {
    if (ref === defender) continue;
    add(ref, 'stood');
    if (!lost.has(ref)) add(ref, 'succeeded');
  }
  for (const [ref, won] of tricks) add(ref, 'tricks', won);
  for (const ref of looed) add(ref, 'looed');
  if (defender !== null) add(defender, 'defended');
}

function countRummy({ points, totals, wentOut }: RummyFacts, inOneTurn: boolean, add: Add): void {
  for (const ref of totals.keys()) add(ref, 'rounds');
  for (const [ref, scored] of points) add(ref, 'points', scored);
  if (wentOut === null) return;
  add(wentOut, 'wentOut');
  if (inOneTurn) add(wentOut, 'oneTurn');
}
