/** Who was entered twice and merged may have two places in one night: he is one to choose from, at most. */
import type { PlayerId } from '@/engine/match/entries';
import type { Comer } from './use-comers';

export interface Places {
  /** Who sits here now. */
  readonly seats: readonly PlayerId[];
  /** Who ever sat here: in one match he has one place. */
  readonly sat: readonly PlayerId[];
}

export function onePlaceEach(comers: readonly Comer[], { seats, sat }: Places): readonly Comer[] {
  const sitsHere = ({ ref }: Comer) => ref !== null && seats.includes(ref);
  const person = ({ playerId, key }: Comer) => playerId ?? key;
  const seated = new Set(comers.filter(sitsHere).map(person));
  const free = comers.filter((one) => !seated.has(person(one)));
  const rank = ({ ref, sitsAt }: Comer) =>
    ref !== null && sat.includes(ref) ? 0 : sitsAt === null ? 2 : 1;
  const best = new Map<string, Comer>();
  for (const one of free) {
    const other = best.get(person(one));
    if (!other || rank(one) < rank(other)) best.set(person(one), one);
  }
  const chosen = new Set(best.values());
  return free.filter((one) => chosen.has(one));
}
