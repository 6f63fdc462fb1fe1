// The timelines replayed last, by match: an append then costs one step instead of a whole replay.
import type { Timeline } from '@/engine/match/replay';

/** A night has a handful of live matches; a process seldom serves more than this many at once. */
const MOST = 256;

const timelines = new Map<string, Timeline>();

interface Known {
  readonly clubId: string;
  readonly id: string;
  readonly version: number;
}

const key = (match: Known) => `${match.clubId}/${match.id}`;

/** A timeline of this match that is not ahead of it. */
export function recall(match: Known): Timeline | undefined {
  const timeline = timelines.get(key(match));
  return timeline && timeline.log.length <= match.version ? timeline : undefined;
}

/** To be called after the commit: until then the entries may still be rolled back. */
export function remember(match: Omit<Known, 'version'>, timeline: Timeline): void {
  const name = key({ ...match, version: 0 });
  timelines.delete(name);
  timelines.set(name, timeline);
  const [oldest] = timelines.keys();
  if (timelines.size > MOST && oldest !== undefined) timelines.delete(oldest);
}
