// A table in the middle of a night, with the calls a scorer's phone makes.
import { audit } from '@/db/schema';
import type { TestDatabase } from '@/db/testing/database';
import { newKey } from '@/server/key';
import { type World, world } from './world';

type Api = ReturnType<World['as']>;

interface Sending {
  readonly clientId?: string;
  /** The newest, unless a test says otherwise. */
  readonly expectedVersion?: number;
  readonly as?: string;
}

export interface Table {
  readonly world: World;
  readonly matchId: string;
  readonly sessionId: string;
  newClientId(): string;
  append(entry: unknown, sending?: Sending): ReturnType<Api['matches']['append']>;
  preview(entry: unknown): ReturnType<Api['matches']['preview']>;
  get(): ReturnType<Api['matches']['get']>;
  settlement(): ReturnType<Api['settlement']['get']>;
  /** @param seen the version of the night that was looked at; the newest by default */
  settle(seen?: number): ReturnType<Api['settlement']['settle']>;
}

/** Four players, p1 to p4, of whom p1 deals first; Limited Loo, five cents a unit. */
export async function tableOf(database: TestDatabase): Promise<Table> {
  const here = await world(database);
  const { clubId, players } = here.own;
  const owner = here.as('owner');
  const match = { game: 'limited-loo' as const, players: [...players], dealer: players[0]! };
  const requestId = newKey();
  const night = { requestId, clubId, date: '2026-11-28', unitValue: '0.05', match };
  const { sessionId, matchId } = await owner.sessions.start(night);
  const newest = async () => (await owner.matches.get({ clubId, matchId })).version;
  return {
    world: here,
    matchId,
    sessionId,
    newClientId: newKey,
    append: async (entry, sending = {}) =>
      here.as(sending.as ?? 'owner').matches.append({
        clubId,
        matchId,
        clientId: sending.clientId ?? newKey(),
        expectedVersion: sending.expectedVersion ?? (await newest()),
        entry,
      }),
    preview: async (entry) =>
      owner.matches.preview({ clubId, matchId, expectedVersion: await newest(), entry }),
    get: () => owner.matches.get({ clubId, matchId }),
    settlement: () => owner.settlement.get({ clubId, sessionId }),
    settle: async (seen) => {
      const { version } = await owner.settlement.get({ clubId, sessionId });
      return owner.settlement.settle({ clubId, sessionId, expectedVersion: seen ?? version });
    },
  };
}

export async function auditLog(table: Table): Promise<string[]> {
  const rows = await table.world.database.db.select({ action: audit.action }).from(audit);
  return rows.map((row) => row.action);
}
