// What a night's board shows: every match that is being played, each with how everybody stands in it.
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { type Database, snapshot } from '@/server/database';
import { matchIn } from '@/server/matches/match';
import { matchesOf, playersOf } from '@/server/sessions/get';
import { sessionIn } from '@/server/sessions/night';
import { type BoardMatch, boardMatch } from './match';

export interface BoardView {
  readonly club: string;
  readonly locale: string;
  readonly date: string;
  /** The version of the night that this shows. */
  readonly version: number;
  /** All that are open, by table; where none is, the last one played. Empty before the first. */
  readonly matches: readonly BoardMatch[];
}

/** No money is on a board, only units and points. */
export async function boardView(db: Database, scope: Scope, sessionId: string): Promise<BoardView> {
  return snapshot(db, async (tx) => {
    const club = await clubIn(tx, scope);
    const session = await sessionIn(tx, scope, sessionId);
    const { date, version } = session;
    const played = await matchesOf(tx, session);
    const open = played.filter((match) => match.status === 'open');
    const shown = open.length > 0 ? open : played.slice(-1);
    const names = new Map((await playersOf(tx, session)).map(({ ref, name }) => [ref, name]));
    const nameOf = (ref: string) => names.get(ref) ?? ref;
    const matches: BoardMatch[] = [];
    for (const { id } of [...shown].sort((a, b) => a.tableNumber - b.tableNumber)) {
      matches.push(await boardMatch(tx, await matchIn(tx, scope, id), nameOf));
    }
    return { club: club.name, locale: club.locale, date, version, matches };
  });
}
