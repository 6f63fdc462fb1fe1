// What is counted of each player in one match, from its timeline alone.
import { COUNTERS, type Counter } from '@/db/schema';
import type { LooFacts, RoundFacts, RummyFacts } from '@/engine/match/game';
import { isError } from '@/engine/match/problem';
import type { Played, Timeline } from '@/engine/match/replay';
import { alongEntries } from './along';

export type Counted = Readonly<Record<Counter, number>>;
type Counting = Record<Counter, number>;

export const NOTHING_COUNTED: Counted = Object.freeze(
  Object.fromEntries(COUNTERS.map((counter) => [counter, 0])) as Counting,
);

const countAlong = alongEntries<Counting>(
  (own) => ({ ...own }),
  (counted, one) => count(one, addTo(counted)),
);

/** Of everybody who ever sat. */
export function countersOf(timeline: Timeline): Map<string, Counted> {
  const { net, winners } = timeline.state;
  const counted = countAlong(timeline);
  for (const ref of winners) addTo(counted)(ref, 'won');
  return new Map([...net.keys()].map((ref) => [ref, counted.get(ref) ?? NOTHING_COUNTED]));
}

type Add = (ref: string, counter: Counter, by?: number) => void;

function addTo(counted: Map<string, Counting>): Add {
  return (ref, counter, by = 1) => {
    const own = counted.get(ref) ?? { ...NOTHING_COUNTED };
    own[counter] += by;
    counted.set(ref, own);
  };
}

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
