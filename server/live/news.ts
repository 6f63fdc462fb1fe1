// What is new in a night since a version of it: for every follower the same, whatever carries it.
import { type Database, snapshot } from '@/server/database';
import { type LogRow, nightRows } from '@/server/matches/log-rows';
import { type MatchScoring, scoringIn } from '@/server/matches/scoring';
import { matchesOf, type NightMatch, playersOf } from '@/server/sessions/get';
import { nightOf } from '@/server/sessions/night';
import { type Moment, oncePerMoment } from './moment';

export interface News {
  /** The version of the night that the follower has with this. */
  readonly version: number;
  readonly status: 'open' | 'settled';
  readonly players: readonly { readonly ref: string; readonly name: string }[];
  readonly matches: readonly NightMatch[];
  readonly scoring: readonly MatchScoring[];
  /** The entries of all matches since then, in the order in which they were written. */
  readonly entries: readonly LogRow[];
}

/** Of one night; whoever asks has been let in already. */
export interface NightKey {
  readonly clubId: string;
  readonly sessionId: string;
}

const once = oncePerMoment<News | null>();

/** @returns null where nothing is new; the same object for all who ask in one moment. */
export function newsSince(
  db: Database,
  night: NightKey,
  since: number,
  moment: Moment,
): Promise<News | null> {
  return once(moment, `${night.clubId} ${night.sessionId} ${since}`, () =>
    readNews(db, night, since),
  );
}

async function readNews(
  db: Database,
  { clubId, sessionId }: NightKey,
  since: number,
): Promise<News | null> {
  return snapshot(db, async (tx) => {
    const session = await nightOf(tx, clubId, sessionId);
    if (session.version === since) return null;
    const people = await playersOf(tx, session);
    return {
      version: session.version,
      status: session.status,
      players: people.map(({ ref, name }) => ({ ref, name })),
      matches: await matchesOf(tx, session),
      scoring: await scoringIn(tx, session),
      entries: await nightRows(tx, clubId, sessionId, since),
    };
  });
}
