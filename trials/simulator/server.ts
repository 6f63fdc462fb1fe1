// The night's server: the real use cases over a real database, and who has to hear of each write.
import { TRPCError } from '@trpc/server';
import { Refusal as Refused } from '@/app/match-store/transport';
import type { ConfirmedEntry, MatchSnapshot } from '@/app/match-store/types';
import { newKey } from '@/server/key';
import type { News } from '@/server/live/news';
import { Refusal } from '@/server/refusal';
import type { World } from '@/server/testing/world';

type Api = ReturnType<World['as']>;

export interface NightServer {
  readonly api: Api;
  /** For a login that has expired. */
  readonly signedOut: Api;
  readonly clubId: string;
  readonly sessionId: string;
  readonly matchId: string;
  /** What a page is opened with. */
  snapshot(): Promise<MatchSnapshot>;
  /** What the live stream tells first to somebody at this version; null where nothing is new. */
  news(since: number): Promise<News | null>;
}

/** A night of Limited Loo of four, p1 to p4. */
export async function nightServer(world: World): Promise<NightServer> {
  const { clubId, players } = world.own;
  const api = world.as('owner');
  const match = { game: 'limited-loo' as const, players: [...players], dealer: players[0] ?? '' };
  const { sessionId, matchId } = await api.sessions.start({
    requestId: newKey(),
    clubId,
    date: '2026-11-26',
    unitValue: '0.05',
    match,
  });
  return {
    api,
    signedOut: world.as('stranger'),
    clubId,
    sessionId,
    matchId,
    async snapshot() {
      const read = await api.matches.get({ clubId, matchId });
      return { ...read, nightStatus: 'open' };
    },
    async news(since) {
      const { version } = await api.sessions.get({ clubId, sessionId });
      if (version === since) return null;
      const stream = await api.live.night({ clubId, sessionId, since });
      for await (const event of stream) return (event as unknown as [string, News])[1];
      return null;
    },
  };
}

/** As the wire brings it: a refusal with what was missed, or an error of which nothing is known. */
export async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof TRPCError && error.cause instanceof Refusal)) throw error;
    const { code, params, problems, missed } = error.cause;
    throw new Refused({ code, params, problems }, missed as readonly ConfirmedEntry[]);
  }
}
