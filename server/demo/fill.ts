// A small fictional club to look at: people, settled nights and one under way, entered as a table enters them.
import { eq } from 'drizzle-orm';
import { clubs } from '@/db/schema';
import { LIMITED_TABLE } from '@/engine/loo/refereed';
import type { LimitedRules } from '@/engine/loo/rules';
import { playLooNight } from '@/engine/machines/loo-night';
import type { Entry } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import type { Database } from '@/server/database';
import { newKey } from '@/server/key';
import { createCaller } from '@/server/trpc/router';
import { type DemoAccount, makeDemoAccount } from './account';

export const DEMO_CLUB = 'Demo';

const OWNER = 'Ada Quill';
const OTHERS = ['Bruno', 'Carmen', 'Dov', 'Emília', 'Fritz', 'Greta', 'Hugo'];
const SETTLED_NIGHTS = 6;
const UNIT_VALUE = '0.05';
const DAY = 24 * 60 * 60 * 1000;

export interface DemoClub extends DemoAccount {
  readonly slug: string;
}

type Api = ReturnType<typeof createCaller>;

/**
 * Plays one night a week until `today`, the last of which is still under way.
 * @returns null where there is already a club of this name: nothing is changed then
 */
export async function fillDemo(db: Database, today: Date): Promise<DemoClub | null> {
  const there = await db.select({ id: clubs.id }).from(clubs).where(eq(clubs.name, DEMO_CLUB));
  if (there.length > 0) return null;
  const account = await makeDemoAccount(db, OWNER);
  const api = createCaller({ db, actor: { kind: 'user', userId: account.userId } });
  const club = await api.clubs.create({
    requestId: newKey(),
    name: DEMO_CLUB,
    currency: 'EUR',
    unitValue: UNIT_VALUE,
    timeZone: 'Europe/Berlin',
    locale: 'en',
  });
  for (const name of OTHERS) {
    await api.players.add({ requestId: newKey(), clubId: club.id, name });
  }
  const everybody = (await api.players.list({ clubId: club.id })).map(({ id }) => id);
  for (let week = SETTLED_NIGHTS; week >= 0; week--) {
    const date = new Date(today.getTime() - 7 * week * DAY).toISOString().slice(0, 10);
    const isOver = week > 0;
    const sessionId = await playNight(api, club.id, date, tableOf(everybody, week), week, isOver);
    if (isOver) {
      const night = { clubId: club.id, sessionId };
      const { version } = await api.settlement.get(night);
      await api.settlement.settle({ ...night, expectedVersion: version });
    }
  }
  return { ...account, slug: club.slug };
}

/** Five to eight come, and not always the same. */
function tableOf(everybody: readonly string[], week: number): string[] {
  const from = (3 * week) % everybody.length;
  const count = 5 + ((2 * week + 3) % 4);
  return [...everybody.slice(from), ...everybody.slice(0, from)].slice(0, count);
}

async function playNight(
  api: Api,
  clubId: string,
  date: string,
  players: string[],
  seed: number,
  isOver: boolean,
): Promise<string> {
  const match = { game: 'limited-loo' as const, players, dealer: players[0] ?? '' };
  const night = { requestId: newKey(), clubId, date, unitValue: UNIT_VALUE, match };
  const begun = await api.sessions.start(night);
  const { sessionId, matchId } = begun;
  const { seats } = await api.matches.get({ clubId, matchId });
  for (const [version, entry] of nightOfMachines(seats, seed, isOver).entries()) {
    const clientId = newKey();
    await api.matches.append({ clubId, matchId, clientId, expectedVersion: version, entry });
  }
  return sessionId;
}

/** By the book's own rules, which a new match has; the last entry is the close. */
function nightOfMachines(seats: readonly string[], seed: number, isOver: boolean) {
  const rules = completeRules(LIMITED_TABLE.variant.houseRules) as LimitedRules;
  const rounds = 12 + (seed % 5);
  const log: readonly Entry[] = playLooNight(LIMITED_TABLE, rules, seats, rounds, seed).resultLog;
  return isOver ? log : log.slice(0, -1);
}
