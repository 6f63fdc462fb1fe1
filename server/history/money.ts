// What the cards came to in money for one player: the night's own money, without his part in shared expenses.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { expenses, sessionPlayers, sessions, settledNets } from '@/db/schema';
import { cardMoney } from '@/engine/money/night';
import type { Queryable } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { booksOfAll } from '@/server/settlement/books';

export interface CardMoney {
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units. */
  readonly money: bigint;
}

/**
 * By night. As it was settled, as it stands where every pot is empty; a night with an open pot is not
 * there, nor one that is played for units alone. A match that was carried over is in the money of the
 * night that settles it, where he played on that too.
 */
export async function cardMoneyOf(
  db: Queryable,
  clubId: string,
  playerId: string,
): Promise<Map<string, CardMoney>> {
  const his = and(eq(sessionPlayers.clubId, clubId), eq(sessionPlayers.playerId, playerId));
  const places = await db
    .select({ session: sessions, ref: sessionPlayers.ref, settled: settledNets.money })
    .from(sessionPlayers)
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, sessionPlayers.clubId), eq(sessions.id, sessionPlayers.sessionId)),
    )
    .leftJoin(
      settledNets,
      and(
        eq(settledNets.clubId, sessionPlayers.clubId),
        eq(settledNets.sessionId, sessionPlayers.sessionId),
        eq(settledNets.ref, sessionPlayers.ref),
      ),
    )
    .where(and(his, isNotNull(sessions.currency)));
  const nights = db.select({ id: sessionPlayers.sessionId }).from(sessionPlayers).where(his);
  const spent = await db
    .select()
    .from(expenses)
    .where(and(eq(expenses.clubId, clubId), inArray(expenses.sessionId, nights)));
  const spentOn = groupedBy(spent, ({ sessionId }) => sessionId);
  const open = new Map(
    places.flatMap(({ session }) =>
      session.status === 'settled' ? [] : [[session.id, session] as const],
    ),
  );
  const books = await booksOfAll(db, clubId, [...open.values()]);

  const byNight = new Map<string, CardMoney>();
  for (const { session, ref, settled } of places) {
    const { id, currency } = session;
    const isSettled = session.status === 'settled';
    const total = isSettled ? (settled ?? 0n) : books.get(id)?.money?.get(ref);
    if (currency === null || total === undefined) continue;
    const cards = cardMoney(ref, spentOn(id), total, currency);
    const so = byNight.get(id)?.money ?? 0n;
    byNight.set(id, { currency, money: so + cards });
  }
  for (const { own, settling } of await carriedFrom(db, clubId, playerId)) {
    const [there, money] = [byNight.get(own), byNight.get(settling)];
    if (there && money) byNight.set(own, { ...there, money: there.money + money.money });
    byNight.delete(settling);
  }
  return byNight;
}

/**
 * Where he played nothing on the night that settles a match of an earlier one: what it came to stands with the
 * night on which he played it, the last of them where there were several.
 */
async function carriedFrom(
  db: Queryable,
  clubId: string,
  playerId: string,
): Promise<{ own: string; settling: string }[]> {
  const rows = await db.execute<{ own: string; settling: string }>(sql`
    select distinct on (m.counts_in) m.counts_in as settling, m.session_id as own
    from matches m
    join results r on r.club_id = m.club_id and r.match_id = m.id
    join session_players p
      on p.club_id = r.club_id and p.session_id = r.session_id and p.ref = r.ref
    where m.club_id = ${clubId} and m.counts_in <> m.session_id and p.player_id = ${playerId}
      and not exists (
        select from session_players his
        join results played on played.club_id = his.club_id
          and played.session_id = his.session_id and played.ref = his.ref
        where his.club_id = m.club_id and his.session_id = m.counts_in
          and his.player_id = p.player_id)
    order by m.counts_in, p.date desc, m.number desc`);
  return [...rows];
}
