// One viewer's way through a night: he is woken, asked whether he still may, and told what is new to him.
//
//   live/router  (a page)   ┐
//   board/open   (a board)  ┴→ follow → wakesOf        one LISTEN a process (bus.ts)
//                                     → stillMay       each viewer for himself, when in doubt
//                                     → look           one read a moment for all (moment.ts)
import type { Database } from '@/server/database';
import { isUnavailable } from '@/server/unavailable';
import { type Viewer, wakesOf } from './bus';
import type { Moment } from './moment';

/** After a look that failed because the database is away; its return wakes everybody before. */
const AGAIN_MS = 2_000;

export interface Follower<T> extends Viewer {
  /** The version of the night that he has. */
  readonly since: number;
  /** Throws where he may not look on: whatever it throws ends the stream. */
  readonly stillMay: () => Promise<unknown>;
  /** What is new since a version, null for nothing. */
  readonly look: (since: number, moment: Moment) => Promise<T | null>;
}

/**
 * Follows a night from a version on, until the signal ends it. It listens first and looks then, and
 * the writers of a night come one after another, so nothing falls between. While the database is away
 * it waits.
 */
export async function* follow<T extends { readonly version: number }>(
  db: Database,
  { since, stillMay, look, ...viewer }: Follower<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  let last = since;
  for await (const { moment, inDoubt, again } of wakesOf(db, viewer, signal)) {
    try {
      if (inDoubt) await stillMay();
      const found = await look(last, moment);
      if (found === null) continue;
      last = found.version;
      yield found;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      again(AGAIN_MS);
    }
  }
}
