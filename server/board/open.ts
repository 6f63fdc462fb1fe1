// From a board's address to what its holder may see: the same permission table as for every call.
import { authorise, type Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { openLink } from '@/server/links/open';
import { follow } from '@/server/live/news';
import { shutdownSignal } from '@/server/live/shutdown';
import { Refusal } from '@/server/refusal';
import { sessionIn } from '@/server/sessions/night';
import { type BoardView, boardView } from './view';

/** A board tells what this call would tell the holder of the same link. */
const PATH = 'matches.get';

export interface OpenBoard {
  readonly sessionId: string;
  view(): Promise<BoardView>;
  /** The board after each change, until the signal ends it, the link is revoked, or the server stops. */
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
        yield* follow(db, { sessionId, since }, ended, async (seen) => {
          await ask();
          const { version } = await sessionIn(db, scope, sessionId);
          return version === seen ? null : boardView(db, scope, sessionId);
        });
      } catch (error) {
        // A revoked link simply ends the stream; the page asks again and is told.
        if (!(error instanceof Refusal)) throw error;
      }
    },
  };
}
