// A club that has played, with its ratings and a season, as the pages are asked about it.
import { sql } from 'drizzle-orm';
import { type ClubSize, fillClub } from '@/bench/club/fill';
import { multiplyNights } from '@/bench/club/multiply';
import type { Database } from '@/db/client';
import { newKey } from '@/server/key';
import { refill } from '@/server/ratings/refill';
import { createCaller } from '@/server/trpc/router';
import type { ClubToRead } from './pages';

const UNPAID_NIGHTS = 8;
/** So many are played and read in; those before them are copies with other people. */
const PLAYED = 100;
/** Of two nights a week. */
const DAYS = (PLAYED / 2) * 7;

export interface FilledToRead extends ClubToRead {
  readonly rounds: number;
  /** Who came every other night. */
  readonly regularId: string;
}

export async function clubToRead(
  db: Database,
  slug: string,
  size: ClubSize,
  progress: (nights: number) => void,
): Promise<FilledToRead> {
  const nights = Math.min(size.nights, PLAYED);
  const times = Math.ceil(size.nights / PLAYED);
  const filled = await fillClub(db, slug, { ...size, nights, regulars: 2 }, progress);
  const { clubId, ownerId } = filled;
  const rounds = filled.rounds * times;
  if (times > 1) await multiplyNights(db, clubId, { times, days: DAYS, always: filled.regularIds });
  await refill(db, clubId);
  await payOld(db, clubId);
  const api = createCaller({ db, actor: { kind: 'user', userId: ownerId } });
  const people = await api.players.list({ clubId });
  const regularId = people.find(({ userId }) => userId !== null)?.id ?? '';
  const { playerId, otherId } = await commonPair(api, clubId, people.slice(0, 20), regularId);
  const season = { from: '2026-06-01', to: '2026-11-30', score: 'places' as const, game: null };
  const said = { name: 'Summer', ...season, bestOf: 20, minNights: 3, points: [10, 7, 5, 3] };
  const { id: seasonId } = await api.seasons.create({ requestId: newKey(), clubId, ...said });
  const cursor = await middleOf(api, clubId, size.nights);
  return { api, clubId, slug: filled.slug, playerId, otherId, seasonId, cursor, rounds, regularId };
}

/** As in any club, only what the newest nights came to is still open. */
async function payOld(db: Database, clubId: string): Promise<void> {
  const old = sql`
    from transfers where club_id = ${clubId} and open <> 0 and from_session in (
      select id from sessions where club_id = ${clubId} order by date desc offset ${UNPAID_NIGHTS})`;
  await db.execute(sql`
    insert into payments (club_id, plan_id, number, money)
    select club_id, plan_id, number, open ${old}`);
  await db.execute(sql`
    update transfers set open = 0 where club_id = ${clubId}
      and (plan_id, number) in (select plan_id, number from payments where club_id = ${clubId})`);
}

type Api = ClubToRead['api'];

/** Of those who came last: the one in the middle by how many others he has met, and whom he met most. */
async function commonPair(
  api: Api,
  clubId: string,
  people: readonly { id: string }[],
  regularId: string,
): Promise<{ playerId: string; otherId: string }> {
  const met = [];
  for (const { id } of people.filter((one) => one.id !== regularId)) {
    const { others } = await api.history.met({ clubId, playerId: id });
    const common = others.find((one) => one.id !== regularId);
    if (common) met.push({ playerId: id, otherId: common.id, count: others.length });
  }
  met.sort((a, b) => a.count - b.count);
  const middle = met[Math.floor(met.length / 2)];
  if (!middle) throw new Error('a club in which nobody has met anybody');
  return middle;
}

async function middleOf(api: Api, clubId: string, nights: number): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let seen = 0; seen < nights / 2; ) {
    const page = await api.sessions.list({ clubId, cursor, limit: 50 });
    if (page.nextCursor === null) return cursor;
    cursor = page.nextCursor;
    seen += page.nights.length;
  }
  return cursor;
}
