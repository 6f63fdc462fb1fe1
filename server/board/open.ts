// From a board's address to what its holder may see: the same permission table as for every call.
import { authorise, type Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { openLink } from '@/server/links/open';
import { follow } from '@/server/live/follow';
import { type Moment, oncePerMoment } from '@/server/live/moment';
import { shutdownSignal } from '@/server/live/shutdown';
import { Refusal } from '@/server/refusal';
import { type BoardView, boardView } from './view';

/** A board tells what this call would tell the holder of the same link. */
const PATH = 'matches.get';

const once = oncePerMoment<BoardView>();

export interface OpenBoard {
  readonly sessionId: string;
  view(): Promise<BoardView>;
  /**
   * The board after each change, until the signal ends it, the link is revoked, or the server stops.
   * All who look at a night are given the same object.
   */
  changes(since: number, signal: AbortSignal): AsyncGenerator<BoardView>;
}

/** @returns null for a token that opens nothing (any more). */
export async function openBoard(db: Database, token: string): Promise<OpenBoard | null> {
  const link = await openLink(db, token);
  if (link === null) return null;
  const { clubId, sessionId, linkId } = link;
  const ask = (): Promise<Scope> => authorise(db, { kind: 'link', linkId }, PATH, clubId);
  const scope = await ask();
  return {
    sessionId,
    view: () => boardView(db, scope, sessionId),
    async *changes(since, signal) {
      const ended = AbortSignal.any([signal, shutdownSignal()]);
      try {
        yield* follow<BoardView>(
          db,
          {
            sessionId,
            standing: linkId,
            since,
            stillMay: ask,
            async look(seen: number, moment: Moment) {
              const view = await once(moment, sessionId, () => boardView(db, scope, sessionId));
              return view.version === seen ? null : view;
            },
          },
          ended,
        );
      } catch (error) {
        // A revoked link simply ends the stream; the page asks again and is told.
        if (!(error instanceof Refusal)) throw error;
      }
    },
  };
}
